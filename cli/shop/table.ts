/** Formats the operator's lists. */

export const rupees = (paise: number): string => (paise / 100).toFixed(2);
export const minute = (date: Date): string => date.toISOString().slice(0, 16).replace("T", " ");

/** Strangers' text must not control the terminal. */
export const plain = (text: string): string => text.replace(/\p{Cc}/gu, "?");

export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
