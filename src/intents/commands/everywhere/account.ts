import { paths } from "../../../../domain/routes.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Scene } from "../../intent.ts";
import {
  changesName,
  changesPassword,
  deletesAccount,
  forgotPassword,
  notSignedOut,
  onlyHere,
  onOtherDevices,
  opensAccount,
  otherSites,
  politeOpening,
  showsAddresses,
  showsOwnData,
  showsSessions,
  signsOut,
} from "../../phrases/everywhere/account.ts";
import { accountWords as words } from "../../responses/account-words.ts";
import type { Reading, Understood } from "../command.ts";
import { say } from "../say.ts";

/** Wishes, and the account page's answers. */
const wishes: readonly (readonly [wish: keyof typeof words.at, asked: RegExp])[] = [
  ["forgotten", forgotPassword],
  ["password", changesPassword],
  ["delete", deletesAccount],
  ["data", showsOwnData],
  ["name", changesName],
  ["addresses", showsAddresses],
  ["sessions", showsSessions],
  ["account", opensAccount],
];

function wishIn({ text }: Saying, { screen }: Scene): keyof typeof words.at | undefined {
  const plain = text.replace(politeOpening, "");
  const wish = wishes.find(([, asked]) => asked.test(plain))?.[0];
  // On the checkout these are the form's.
  const ofForm = wish === "name" || wish === "addresses";
  return ofForm && screen === paths.placeOrder ? undefined : wish;
}

export const isOfAccount = (saying: Saying, scene: Scene): boolean =>
  wishIn(saying, scene) !== undefined;

/** Goes to the account and says what to do. */
export function account(saying: Saying, _reading: Reading, scene: Scene): Understood | undefined {
  const wish = wishIn(saying, scene);
  if (!scene.shop || !wish) return undefined;
  return {
    slots: { wish },
    effects: [{ type: "navigate", to: paths.account }, say(words.at[wish])],
    row: "follows",
  };
}

export const signsOutElsewhere = ({ text }: Saying): boolean =>
  ((signsOut.test(text) && onOtherDevices.test(text)) || onlyHere.test(text)) &&
  !otherSites.test(text) &&
  !notSignedOut.test(text);

/** Confirmed, since others may be affected. */
export function endSessions(
  saying: Saying,
  { said, row }: Reading,
  { shop }: Scene,
): Understood | undefined {
  if (!shop || !signsOutElsewhere(saying)) return undefined;
  return {
    slots: { act: "end-sessions" },
    effects: [{ type: "askEndSessions", about: said }],
    row: row === "logout" ? "waits" : "follows",
  };
}
