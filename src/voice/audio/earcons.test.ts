import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { makeEarcon } from "../../../fixtures/audio/make-earcons.ts";
import { flushPromises } from "../testing/timers.ts";
import { createEarcons } from "./earcons.ts";
import { encodeWav, speechRate } from "./wav.ts";

/** A howler that remembers what it played; the first `failures` loads fail. */
function howlerDouble(failures = 0) {
  const played: string[] = [];
  let loads = 0;
  class Howl {
    readonly #src: string;
    constructor({ src }: { readonly src: string[] }) {
      this.#src = src[0] ?? "";
    }
    play() {
      played.push(this.#src);
    }
  }
  const load = async () => {
    loads += 1;
    if (loads <= failures) throw new TypeError("Failed to fetch");
    return { Howl };
  };
  return { played, load, loads: () => loads };
}

it("fetches the player once, when it is first wanted, and plays the sound of the name", async () => {
  const howler = howlerDouble();
  const earcons = createEarcons(howler.load);
  expect(howler.loads()).toBe(0);
  await earcons.prepare();
  earcons.play("open");
  earcons.play("not-understood");
  await flushPromises();
  expect(howler.loads()).toBe(1);
  expect(
    howler.played.map((src) => /(not-understood|understood|open)\.wav/.exec(src)?.[1]),
  ).toEqual(["open", "not-understood"]);
});

it("is silent without its player, and tries again with a later sound", async () => {
  const howler = howlerDouble(1);
  const earcons = createEarcons(howler.load);
  earcons.play("open");
  await flushPromises();
  earcons.play("understood");
  await flushPromises();
  expect(howler.played.length).toBe(1);
});

it.each(["open", "understood", "not-understood"] as const)(
  "has a sound for %s: short, small, soft, and what our script makes",
  async (name) => {
    const file = await readFile(new URL(`../sounds/${name}.wav`, import.meta.url));
    const samples = makeEarcon(name);
    expect(file.equals(Buffer.from(encodeWav(samples, speechRate)))).toBe(true);
    expect(file.byteLength).toBeLessThan(10_000);
    expect(samples.length / speechRate).toBeLessThan(0.3);
    expect(Math.max(...samples.map(Math.abs))).toBeLessThan(0.9);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
  },
);
