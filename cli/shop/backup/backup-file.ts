/** Reads a backup line by line and checks that it is whole. */
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { Refusal } from "../command.ts";
import type { Footer, Header } from "./backup.ts";

type BackupLine =
  | ({ readonly type: "header" } & Header)
  /** `json` is the line, an object with the table's `rows`. */
  | { readonly type: "rows"; readonly table: string; readonly count: number; readonly json: string }
  | { readonly type: "picture"; readonly path: string; readonly data: string }
  | ({ readonly type: "footer" } & Footer);

const header = z.object({
  shopai: z.literal("backup"),
  version: z.literal(1),
  level: z.number().int(),
  at: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
const rows = z.object({ table: z.string(), rows: z.array(z.unknown()) });
/** Stays in its folder. */
const picture = z.object({
  picture: z.string().regex(/^[A-Za-z0-9_-][\w-]*(\.[\w-]+)*(\/[A-Za-z0-9_-][\w-]*(\.[\w-]+)*)*$/),
  data: z.string(),
});
const footer = z.object({ end: z.literal(true), rows: z.number(), pictures: z.number() });

/** @throws Refusal if it is no backup of ours, or truncated. */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  try {
    for await (const line of linesOf(file)) yield read(line);
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    if (cause instanceof Error && "code" in cause && /^E[A-Z]+$/.test(String(cause.code))) {
      throw cause;
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Refusal(`${file} is not a whole backup of a shop (${reason}).`, { cause });
  }
}

/** Reads it completely before anything is changed. @throws Refusal as readBackup. */
export async function checkBackup(file: string): Promise<Header & Footer> {
  let first: Header | null = null;
  let last: Footer | null = null;
  let count = 0;
  let pictures = 0;
  for await (const line of readBackup(file)) {
    if (last !== null) throw new Refusal(`${file} goes on after its end.`);
    if (line.type === "header") first = line;
    if (line.type === "rows") count += line.count;
    if (line.type === "picture") pictures += 1;
    if (line.type === "footer") last = line;
    if (first === null) throw new Refusal(`${file} is not a backup of a shop.`);
  }
  if (first === null || last === null || last.rows !== count || last.pictures !== pictures) {
    throw new Refusal(`${file} is not a whole backup of a shop: its end is missing.`);
  }
  return { ...first, ...last };
}

function read(json: string): BackupLine {
  const value: unknown = JSON.parse(json);
  if (typeof value === "object" && value !== null) {
    if ("shopai" in value) return { type: "header", ...header.parse(value) };
    if ("table" in value) {
      const line = rows.parse(value);
      return { type: "rows", table: line.table, count: line.rows.length, json };
    }
    if ("picture" in value) {
      const line = picture.parse(value);
      return { type: "picture", path: line.picture, data: line.data };
    }
  }
  return { type: "footer", ...footer.parse(value) };
}

async function* linesOf(file: string): AsyncGenerator<string> {
  // Passes the first stream's error to the second, where reading throws it.
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => {});
  let rest = "";
  for await (const chunk of unpacked.setEncoding("utf8")) {
    const lines = `${rest}${chunk}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") throw new Error("the last line is cut short");
}
