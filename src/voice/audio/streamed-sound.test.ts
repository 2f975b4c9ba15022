import { describe, expect, it } from "vitest";
import { flushPromises } from "../testing/timers.ts";
import { soundStream } from "./streamed-sound.ts";

/** A MediaSource that keeps what it is given. */
function rig() {
  const given: number[] = [];
  const ends: (string | undefined)[] = [];
  class Source extends EventTarget {
    static isTypeSupported = (type: string) => type === "audio/mpeg";
    readyState = "closed";
    addSourceBuffer() {
      const buffer = new EventTarget();
      return Object.assign(buffer, {
        appendBuffer(bytes: Uint8Array) {
          given.push(...bytes);
          queueMicrotask(() => buffer.dispatchEvent(new Event("updateend")));
        },
      });
    }
    endOfStream(reason?: string) {
      ends.push(reason);
      this.readyState = "ended";
    }
  }
  // The cast: a browser has far more of it than is used.
  const stream = soundStream(Source as unknown as typeof MediaSource);
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      sink = controller;
    },
    cancel() {
      cancelled = true;
    },
  });
  const source = stream?.(body) as unknown as Source;
  const attach = async () => {
    source.readyState = "open";
    source.dispatchEvent(new Event("sourceopen"));
    await flushPromises();
  };
  return { source, attach, given, ends, sink, cancelled: () => cancelled };
}

describe("sound that is still coming", () => {
  it("is handed over as it comes, and ends when it is complete", async () => {
    const { attach, given, ends, sink } = rig();
    await attach();
    sink?.enqueue(new Uint8Array([1, 2]));
    await flushPromises();
    expect([given, ends]).toEqual([[1, 2], []]);
    sink?.enqueue(new Uint8Array([3]));
    sink?.close();
    await flushPromises();
    expect([given, ends]).toEqual([[1, 2, 3], [undefined]]);
  });

  it("fails where the rest doesn't come, so that its player says so", async () => {
    const { attach, ends, sink } = rig();
    await attach();
    sink?.enqueue(new Uint8Array([1]));
    sink?.error(new TypeError("cut"));
    await flushPromises();
    expect(ends).toEqual(["network"]);
  });

  it("is left unread when no user plays it any more", async () => {
    const { source, attach, given, sink, cancelled } = rig();
    await attach();
    source.readyState = "closed";
    sink?.enqueue(new Uint8Array([1]));
    await flushPromises();
    expect([given, cancelled()]).toEqual([[], true]);
  });

  it("can't be had where the browser doesn't know the way or the format", () => {
    const deaf = { isTypeSupported: () => false } as unknown as typeof MediaSource;
    expect([soundStream(undefined), soundStream(deaf)]).toEqual([undefined, undefined]);
  });
});
