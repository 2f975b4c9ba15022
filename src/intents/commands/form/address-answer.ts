/** An answer to "which house and street": nothing of the address is left out, nothing else is put in. */
import { readAddress } from "../../../../language/readers/addresses.ts";
import { isOnlyPlace, placeKinds } from "../../../../language/readers/places.ts";
import { withDigits } from "../../../../language/readers/spelling.ts";
import { addressParts } from "../../../../language/readers/streets.ts";
import {
  afterAddress,
  articleWithin,
  beforeAddress,
  houseNumbers,
  labelled,
  strokes,
  takesBackPart,
} from "../../phrases/form/amid/address-answer.ts";
import { type Fields, fieldsNamed } from "./fields.ts";
import { isPlausible } from "./plausible.ts";
import { streetOf, stripped, titledAll } from "./values.ts";

export function addressAnswer(said: string): Fields | undefined {
  const named = fieldsNamed(said.replace(houseNumbers, " "));
  if (named.some((each) => each !== "street") || labelled.test(said) || takesBackPart.test(said))
    return undefined;
  const parts = [without(stripped(said)), without(said)]
    .map(addressParts)
    .find((each) => each.length > 0);
  if (!parts) return undefined;
  const text = parts.map((part) => part.replace(articleWithin, "")).join(", ");
  const { street, pinCode, city, state, country } = readAddress(withDigits(text, 1));
  if (street === undefined || isOnlyPlace(street)) return undefined;
  const known = city === undefined || placeKinds(city).length > 0 || isPlausible("city", city);
  const places = {
    ...(city && known && { city }),
    ...(state && { state }),
    ...(country && { country }),
  };
  const whole = known || !city ? street : `${street}, ${city}`;
  return {
    street: streetOf(whole.replace(strokes, "/")),
    ...titledAll(places),
    ...(pinCode && { pinCode }),
  };
}

function without(said: string): string {
  let text = said.trim();
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(beforeAddress, "").replace(afterAddress, "");
  }
  return text;
}
