/**
 * CSV with a header, or JSON Lines. In CSV, lists are written S|M|L, counts S:3|M:0; unknown
 * columns become attributes.
 */
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import type { Stock } from "../../../domain/stock.ts";
import { jsonLines, type RawRow } from "../../../server/services/catalogue/catalogue-import.ts";

type Format = "csv" | "json-lines";

/** By the file's name, else its beginning. */
export function formatOf(name: string, content = ""): Format {
  if (/\.csv$/i.test(name)) return "csv";
  if (/\.(jsonl|ndjson|json)$/i.test(name)) return "json-lines";
  return content === "" || content.trimStart().startsWith("{") ? "json-lines" : "csv";
}

export function readRows(content: string, format: Format): RawRow[] {
  return format === "csv" ? readCsv(content) : jsonLines(content.replace(/^\uFEFF/, ""));
}

type CsvRow = {
  readonly info: { readonly lines: number };
  readonly record: Readonly<Record<string, string>>;
};

function readCsv(content: string): RawRow[] {
  const bad: RawRow[] = [];
  let rows: readonly CsvRow[];
  try {
    // The result of `columns` with `info`.
    rows = parse(content, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim()),
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      skip_records_with_error: true,
      on_skip: (error) => {
        bad.push({ line: lineIn(error), unreadable: error?.message ?? "not CSV" });
        return undefined;
      },
    }) as unknown as readonly CsvRow[];
  } catch (error) {
    const unreadable = error instanceof Error ? error.message : "not CSV";
    return [{ line: lineIn(error), unreadable }];
  }
  const read = rows.map(
    ({ info, record }): RawRow => ({ line: info.lines, value: asValue(record) }),
  );
  return [...read, ...bad].sort((a, b) => a.line - b.line);
}

function lineIn(error: unknown): number {
  const line =
    typeof error === "object" && error !== null && "lines" in error ? Number(error.lines) : 1;
  return Number.isInteger(line) && line > 0 ? line : 1;
}

const ourFields = new Set([
  ...["_id", "name", "description", "category", "subCategory", "price", "sizes", "bestseller"],
  ...["image1", "image2", "image3", "image4", "stock"],
]);

/** Parses a row's texts; unparseable cells stay, to be refused. */
function asValue(record: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const own: Record<string, unknown> = {};
  const attributes: Record<string, unknown> = {};
  for (const [column, cell] of Object.entries(record)) {
    const text = cell.trim();
    const name = column === "id" ? "_id" : column;
    if (text === "") continue;
    if (ourFields.has(name)) own[name] = ownField(name, text);
    else if (name !== "") attributes[name] = attribute(text);
  }
  return { ...own, attributes };
}

function ownField(name: string, text: string): unknown {
  if (name === "price") return /^\d{1,9}(\.0+)?$/.test(text) ? Number(text) : text;
  if (name === "sizes") return text.split(/[|;,]/).flatMap((part) => part.trim() || []);
  if (name === "stock") return counts(text);
  if (name === "bestseller") {
    if (/^(true|yes|1)$/i.test(text)) return true;
    if (/^(false|no|0)$/i.test(text)) return false;
  }
  return text;
}

/** Parses `S:3|M:0`; anything else stays. */
function counts(text: string): unknown {
  const parts = text.split(/[|;,]/).map((part) => /^([A-Za-z]+) *: *(\d{1,9})$/.exec(part.trim()));
  if (parts.some((part) => part === null)) return text;
  return Object.fromEntries(parts.map((part) => [part?.[1], Number(part?.[2])]));
}

/** Lists and objects are JSON, the rest text. */
function attribute(text: string): unknown {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A product as written to a file. */
type WrittenProduct = Readonly<Record<string, unknown>> & {
  readonly sizes: readonly string[];
  readonly stock?: Stock | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
};

export function writeRows(products: readonly WrittenProduct[], format: Format): string {
  if (format === "json-lines") {
    return products.map((product) => `${JSON.stringify(product)}\n`).join("");
  }
  const extra = [...new Set(products.flatMap(({ attributes }) => Object.keys(attributes)))];
  const columns = [...ourFields, ...extra.filter((name) => !ourFields.has(name))];
  const cells = products.map(({ attributes, sizes, stock, ...own }) => ({
    ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, cell(value)])),
    ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, cell(value)])),
    sizes: sizes.join("|"),
    stock: Object.entries(stock ?? {})
      .map(([size, count]) => `${size}:${count}`)
      .join("|"),
  }));
  return stringify(cells, { header: true, columns });
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
