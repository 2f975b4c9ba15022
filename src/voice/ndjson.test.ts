import { expect, it } from "vitest";
import { readNdjson } from "./ndjson.ts";

/** The lines read from these pieces. */
async function read(...pieces: readonly Uint8Array[]): Promise<readonly unknown[]> {
  const values: unknown[] = [];
  const body = new ReadableStream<Uint8Array>({
    start(sink) {
      for (const piece of pieces) sink.enqueue(piece);
      sink.close();
    },
  });
  await readNdjson(body, (value) => values.push(value));
  return values;
}

const bytes = (text: string) => new TextEncoder().encode(text);

it("reads a value from each line, the last one's end not being needed", async () => {
  expect(await read(bytes('{"a":1}\n\n{"b":2}\n3'))).toEqual([{ a: 1 }, { b: 2 }, 3]);
});

it("puts lines and letters together that come in pieces", async () => {
  const rupee = bytes('"₹40"\n');
  expect(await read(rupee.slice(0, 2), rupee.slice(2, 4), rupee.slice(4))).toEqual(["₹40"]);
});

it("rejects what is no JSON", async () => {
  await expect(read(bytes('{"a":'))).rejects.toThrow(SyntaxError);
});
