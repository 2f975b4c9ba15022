import { findEmail, findNumber } from "../../../../../language/readers/contact.ts";
import {
  changesMail,
  deniesMail,
  deniesNumber,
  writtenPin,
} from "../../../phrases/form/at-length/numbers.ts";
import { takesBack } from "../../../phrases/form/at-length/talk.ts";
import type { Fields } from "../fields.ts";
import { isPlausible } from "../plausible.ts";
import type { Stretch } from "./places.ts";

interface Found extends Stretch {
  readonly value: string;
}

export function numbersAtLength(
  whole: string,
  country: string | undefined,
): { readonly fields: Fields; readonly pinAt?: Stretch; readonly spans: readonly Stretch[] } {
  const mails = mailsIn(whole);
  const phones = numbersIn(whole, 10, 13);
  const mail = lastOf(whole, mails, deniesMail, changesMail);
  const phone = lastOf(whole, phones, deniesNumber, takesBack);
  const pin = lastOf(whole, pinsIn(whole), deniesNumber, takesBack);
  const isPhone = phone && isPlausible("phone", phone.value, { country });
  return {
    fields: {
      ...(mail && { email: mail.value }),
      ...(isPhone && { phone: phone.value }),
      ...(pin && { pinCode: pin.value }),
    },
    ...(pin && { pinAt: pin }),
    spans: [...mails, ...phones],
  };
}

function lastOf(
  text: string,
  found: readonly Found[],
  denies: RegExp,
  corrects: RegExp,
): Found | undefined {
  const lower = text.toLowerCase();
  return found
    .filter(({ from }) => !denies.test(lower.slice(0, from)))
    .reduce<Found | undefined>(
      (kept, each) => (!kept || corrects.test(lower.slice(kept.to, each.from)) ? each : kept),
      undefined,
    );
}

function mailsIn(text: string): readonly Found[] {
  const found: Found[] = [];
  for (let from = 0; ; ) {
    const next = findEmail(text.slice(from));
    if (!next) return found;
    found.push({ value: next.value, from: from + next.from, to: from + next.to });
    from += next.to;
  }
}

function pinsIn(text: string): readonly Found[] {
  const written = [...text.matchAll(writtenPin)].map(({ index, 0: said }) => ({
    value: said.replace(" ", ""),
    from: index,
    to: index + said.length,
  }));
  return written.length > 0 ? written : numbersIn(text, 6, 6);
}

function numbersIn(text: string, least: number, most: number): readonly Found[] {
  const found: Found[] = [];
  for (let to = text.length; ; ) {
    const next = findNumber(text.slice(0, to), least, most);
    if (!next) return found.toReversed();
    found.push(next);
    to = next.from;
  }
}
