/** Finds things by the first characters of their ID. */
import { Refusal, UsageError } from "./command.ts";

/** A unique prefix is enough. */
export const shortId = (what: string): string =>
  `The first characters of an ID are enough where no other ${what} begins so.`;

/** @throws UsageError if malformed. */
export function idOf(given = "", what = "order"): string {
  if (/^[0-9a-f-]{4,36}$/i.test(given)) return given;
  const article = /^[aeiou]/.test(what) ? "an" : "a";
  throw new UsageError(
    `“${given}” is not the ID of ${article} ${what}, nor four characters of one.`,
  );
}

/** @throws Refusal for none, or several. */
export async function theOnly(
  among: { readonly idsBeginning: (beginning: string) => Promise<readonly string[]> },
  beginning: string,
  what = "order",
): Promise<string> {
  const [id, another] = await among.idsBeginning(beginning);
  if (id === undefined) throw new Refusal(`There is no ${what} ${beginning}.`);
  if (another === undefined) return id;
  throw new Refusal(`Several ${what}s begin with ${beginning}. Give more of the ID.`);
}
