/** "Rhea Menon Mumbai 400050", as a recogniser writes it: without commas. */
import { readPlaces } from "../../../../../language/readers/addresses.ts";
import { isOnlyPlace } from "../../../../../language/readers/places.ts";
import { isNameThenPlace } from "../../../phrases/form/name-then-place.ts";
import type { Fields } from "../fields.ts";
import { namesIn, stripped, titledAll, type ValueContext } from "../values.ts";

export function nameThenPlace(said: string, saying: ValueContext): Fields | undefined {
  const { words = "", pin } = isNameThenPlace.exec(said.trim())?.groups ?? {};
  if (words === "") return undefined;
  const { rest, city, state, country } = readPlaces(words);
  const many = rest.split(" ").length;
  if (city === undefined || !isOnlyPlace(city) || many < 2 || many > 3) return undefined;
  const names = isOnlyPlace(rest) ? undefined : namesIn(stripped(rest), saying);
  if (names?.lastName === undefined) return undefined;
  return {
    ...names,
    ...titledAll({
      city,
      ...(state !== undefined && { state }),
      ...(country !== undefined && { country }),
    }),
    ...(pin !== undefined && { pinCode: pin }),
  };
}
