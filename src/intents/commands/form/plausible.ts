/** Nothing else is written by voice. */

import type { DeliveryField } from "../../../../domain/delivery.ts";
import { isLetteredCode } from "../../../../language/readers/addresses.ts";
import { isSpokenEmail } from "../../../../language/readers/contact.ts";
import { isName } from "../../../../language/readers/person-names.ts";
import {
  isCityState,
  isOnlyPlace,
  mayBePlace,
  placeKinds,
} from "../../../../language/readers/places.ts";
import { isStreet } from "../../../../language/readers/streets.ts";
import { homeCountry, phoneSigns, unitedStates } from "../../phrases/form/plausible.ts";
import { initial } from "../../phrases/form/values.ts";
import { nonDigits } from "../../phrases/marks.ts";

/** Digits of PIN codes and phone numbers, in India and elsewhere. */
const digits = {
  pinCode: { here: [6, 6], elsewhere: [3, 10] },
  phone: { here: [10, 13], elsewhere: [7, 15] },
} as const;

/** `announced` by the field's name: everyday words may be names ("surname is Price"). */
export function isPlausible(
  field: DeliveryField,
  value: string,
  { country = "", announced = false }: { country?: string | undefined; announced?: boolean } = {},
): boolean {
  switch (field) {
    case "firstName":
    case "lastName":
      // "My last name is S": an initial is all that many have.
      if (field === "lastName" && announced && initial.test(value)) return true;
      return isName(value, announced) && (announced || !isOnlyPlace(value));
    case "email":
      return isSpokenEmail(value);
    case "street":
      return isStreet(value);
    case "city":
      return (
        placeKinds(value).includes("city") || (!isOtherPlace(value, "city") && mayBePlace(value))
      );
    case "state":
      return (
        placeKinds(value).includes("state") ||
        isCityState(value) ||
        (!isOtherPlace(value, "state") && mayBePlace(value))
      );
    case "country":
      return placeKinds(value).includes("country") || unitedStates.test(value);
    case "pinCode":
    case "phone": {
      const here = homeCountry.test(country.trim());
      const [least, most] = digits[field][here ? "here" : "elsewhere"];
      const { length } = value.replace(nonDigits, "");
      // "M14 5TP" is foreign.
      if (field === "pinCode" && isLetteredCode(value)) return true;
      return phoneSigns.test(value) && length >= least && length <= most;
    }
  }
}

/** Karnataka is no city. */
function isOtherPlace(value: string, kind: "city" | "state"): boolean {
  const kinds = placeKinds(value);
  return kinds.length > 0 && !kinds.includes(kind);
}
