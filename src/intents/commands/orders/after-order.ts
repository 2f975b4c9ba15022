import { paths } from "../../../../domain/routes.ts";
import { holdsAddress } from "../../../../language/readers/streets.ts";
import { addressSaid } from "../../after-order/reading.ts";
import type { OrderAct } from "../../after-order/request.ts";
import type { Saying } from "../../grammar/saying.ts";
import type { Scene, ShopScene } from "../../intent.ts";
import { meantIn } from "../../resolve/pieces.ts";
import type { Reading, Understood } from "../command.ts";
import { requestOf, sizesSaid, thingSaid } from "./after-slots.ts";

const lead =
  /^(?:(?:and|so|but|then|actually|also|please|kindly|now|ok|okay|no|well|sorry)[\s,]+|(?:i|we)(?:'d| would)? (?:want|need|wish|like|have|prefer|decided|plan)(?: to)? |i(?:'m| am) (?:going|trying|looking|planning|hoping) to |i(?:'ll| will) (?:have to )?|i (?:must|should|wanna|gotta) |(?:can|could|would|will) (?:you|we|i) (?:please |kindly )?|(?:let me|let's|go ahead and|help me(?: to)?) )+/;
/** Rules or hypotheticals. */
const general =
  /\b(?:if|suppose|in case|within|how (?:long|many|much|do|does|can|could|to)|policy|possible|what happens|allowed|able|should i|ever|always|never|don't|do not|before|not)\b|^(?:what|how|why|do|does|is|are|will you|will i|am i|when|who|which)\b|\bi (?:can|could|may)\b/;
const past =
  /\b(?:orders?|ordered|bought|purchased?|parcels?|packages?|shipments?|received|was delivered|came yesterday)\b/;
const it = /\b(?:it|this|that|them|these|those|everything|the (?:piece|item|thing|one)s?)\b/;
const begins = String.raw`(?:^|[,.;!]\s*|\b(?:and|so|but|then) )(?:i (?:want|need|have|'d like|would like) to |please |to )?`;

const cancelling = /^(?:cancel|call off|revoke|withdraw|abort|stop|undo)(?:ling|ing)?\b/;
const cancelled =
  /\bcancel (?:karo|kar do|kar dijiye|karna|karwa do)\b|\b(?:want|need|get|have) .*\border (?:cancell?ed|called off)\b|\bdon't want (?:my|the|that|this) (?:last )?orders? (?:any ?more|after all)\b/;
const outOf =
  /^(?:remove|take|drop|delete|leave) .+ (?:from|out of|off|in) (?:my|the|that|this)\b.*\border/;
const returning = new RegExp(
  `${begins}(?:return|send back|give back|hand back|refund|(?:send|give|ship|take(?! (?:that|it|this|them|these|those)\\b)) (?!me\\b|us\\b).{1,60}? back(?! off)|take back (?=the|my)|get (?:my|the) money back)\\b(?!(?:s| policy| window| me| us)\\b)(?! to (?!you|the shop|sender)| back to)`,
);
const goingBack =
  /\b(?:am|'m) (?:returning|sending .+ back)\b|^returning (?:the|my|this|it)\b|\b(?:wapas|vapas|return) kar(?:na|do|o| do)?\b|\b(?:start|make|open|arrange) a return\b|\breturn request\b|\bwant to (?:give|send) (?:it|this|them) back\b/;
const wantsBack =
  /\b(?:a|my|the|full) (?:return|refund|money back) (?:for|of|on) (?:the|my|this|that|one)\b/;
const exchanging = new RegExp(`${begins}(?:exchange|swap|replace|change|switch|trade)\\b`);
const exchange = /\bexchang(?:e|ing)\b/;
/** Others' business. */
const foreign =
  /\b(?:tax(?:es)?|bank|tickets?|trains?|flights?|airlines?|insurance|deposit|railway|hotel|library|whatsapp|message|photos?|speech|letter|numbers|seats|gym|subscription|appointment|meeting|cards?)\b/;
const refund = /\b(?:refunds?|refunded|money back|my money)\b/;
const asksRefund =
  /\b(?:where|where's|status|has|have|hasn't|haven't|did|didn't|yet|track|tracking|waiting|still|received|is my|is the|credited|pending|happened|news|check|look up|how far|how much was|was i|when was|what's up|kahan|aaya|aayega)\b|^(?:show|tell)\b/;
const asksRules = /\bhow (?:long|do|can|many)\b|\bif\b|\bpolicy\b/;
const moving = /\b(?:go|goes|come|comes|bhejo|delivered|sent)\b/;
const sending =
  /\b(?:send|deliver|ship|courier|post|redirect|forward|dispatch|use|choose|select|sent|delivered|shipped|goes?|going)\b/;
/** On the checkout these choose an address, too. */
const choosing =
  /^(?:the |my )?(?:same|usual|old|last)\b|^to (?:my|the)\b|\b(?:take|pick|put in|fill|let it)\b|\baddress\b.*\b(?:same|will do)\b/;
const handing =
  /\b(?:send|deliver|ship|courier|post|redirect|forward|dispatch|sent|delivered|shipped)\b/;
const object = /\b(?:it|this|that|them|these|those|everything|all)\b/;
const correcting = /\b(?:change|correct|update|edit|fix|modify|amend|redirect|alter)\b/;
const otherAddress = /\b(?:e-?mail|mail|web|ip|your|shop's|store) (?:address|id)\b/;

/** Undefined if none. */
function afterAct(saying: Saying, reading: Reading, scene: Scene): OrderAct | undefined {
  const { shop } = scene;
  if (!shop) return undefined;
  const text = saying.text.replace(lead, "");
  if (foreign.test(text)) return undefined;
  if (refund.test(text) && asksRefund.test(text) && !asksRules.test(text)) return "refund";
  if (cancelsClearly(text)) return "cancel";
  if (general.test(text) || general.test(reading.lower.replace(/^can you\b/, ""))) return undefined;
  const about: Target = { saying, shop, text, there: scene.screen === paths.orders };
  if (cancels(about)) return "cancel";
  if (exchanges(about)) return "exchange";
  if (returns(about)) return "return";
  return corrects(about, scene) ? "address" : undefined;
}

interface Target {
  readonly saying: Saying;
  readonly shop: ShopScene;
  readonly text: string;
  /** The orders are on screen. */
  readonly there: boolean;
}

/** A garment or catalogue name. */
function namesPiece({ saying, shop }: Target): boolean {
  if (thingSaid(saying) === undefined) return false;
  return (
    saying.mentions.some(({ garment }) => garment !== undefined) ||
    meantIn(saying, shop).some(({ found }) => found.type !== "none")
  );
}

const clearly = /(?:^|[,.;!] ?|\b(?:and|so|but|please|to|kind as to) )(?:please )?cancel\b/;
const orderSaid = /\b(?:orders?|parcel|package|purchase)\b/;
const unclear =
  /\b(?:don't|do not|never|not|didn't|if|how|why|what|policy|charge|fee|does) (?:\w+ ){0,3}cancel|\bcancel\w*\b.*\bif\b/;

/** "Cancel" with an order in the same words. */
const cancelsClearly = (text: string): boolean =>
  clearly.test(text) &&
  orderSaid.test(text) &&
  !unclear.test(text) &&
  !/^(?:how|what|why|if)\b/.test(text);

function cancels(about: Target): boolean {
  const { text, there } = about;
  if (cancelled.test(text) || outOf.test(text)) return past.test(text);
  if (!cancelling.test(text)) return false;
  return past.test(text) || (there && /^cancel/.test(text) && namesPiece(about));
}

function returns(about: Target): boolean {
  const { text, there } = about;
  if (goingBack.test(text)) return past.test(text) || namesPiece(about) || it.test(text) || there;
  if (wantsBack.test(text)) return past.test(text) || namesPiece(about);
  if (!returning.test(text)) return false;
  const bare = /^(?:return|send back)(?: (?:something|a piece|request))?$/.test(text) && there;
  return past.test(text) || namesPiece(about) || it.test(text) || bare;
}

function exchanges(about: Target): boolean {
  const { saying, shop, text, there } = about;
  const named = exchange.test(text);
  if (!named && !exchanging.test(text)) return false;
  if (past.test(text)) return named || sizesSaid(saying).length > 0 || /\bsize\b/.test(text);
  const sized = sizesSaid(saying).length > 0 || /\bsizes?\b/.test(text);
  if (!named) return there && sized;
  const target = sized || it.test(text) || namesPiece(about) || /exchange$/.test(text);
  return (there && target) || (shop.cart.length === 0 && (it.test(text) || namesPiece(about)));
}

function corrects({ saying, shop, text, there }: Target, { screen }: Scene): boolean {
  if (otherAddress.test(text) || screen === paths.placeOrder) return false;
  const of = past.test(text) || there;
  if (correcting.test(text) && /\baddress\b/.test(text)) return of;
  const place = addressSaid(saying.text);
  const verb = sending.test(text) || (orderSaid.test(text) && moving.test(text));
  if (place === undefined || !verb) return false;
  if (!of && !object.test(text)) return false;
  return of ? place !== "last" : shop.cart.length === 0 && place !== "last" && handing.test(text);
}

/** By name, or "last". */
export function addressChosen(saying: Saying, { screen, shop }: Scene): string | undefined {
  const { text } = saying;
  if (
    !shop ||
    holdsAddress(text) ||
    otherAddress.test(text) ||
    general.test(text.replace(lead, ""))
  )
    return undefined;
  const place = addressSaid(text);
  if (place === undefined || foreign.test(text)) return undefined;
  if (screen === paths.placeOrder)
    return sending.test(text) || (choosing.test(text) && saying.numbers.length === 0)
      ? place
      : undefined;
  if (!sending.test(text)) return undefined;
  if (place === "last") return screen === paths.orders ? undefined : place;
  if (past.test(text) || screen === paths.orders) return undefined;
  const said = /\baddress\b/.test(text) || handing.test(text);
  if (!/\baddress\b/.test(text) && !object.test(text)) return undefined;
  return said && shop.cart.length > 0 ? place : undefined;
}

function doing(act: OrderAct) {
  return (saying: Saying, reading: Reading, scene: Scene): Understood | undefined => {
    // Other rows yield only to a sentence's form.
    const free = reading.row === "none" || reading.row === "order";
    if (!free && afterAct(saying, reading, scene) !== act) return undefined;
    const request = requestOf(act, saying, reading);
    return {
      slots: slotsOf(request),
      effects: [{ type: "afterOrder", request, about: reading.said }],
      row: reading.row === "recommend" || reading.row === "need" ? "waits" : "follows",
    };
  };
}

function slotsOf({ act, order, ...others }: ReturnType<typeof requestOf>) {
  return {
    act,
    ...others,
    ...(order && { order: Object.entries(order).map(([key, value]) => `${key} ${value}`) }),
  };
}

const acting = (act: OrderAct) => ({
  does: doing(act),
  whole: (saying: Saying, scene: Scene, reading: Reading) =>
    afterAct(saying, reading, scene) === act,
});

export const afterActs = {
  "cancel-order": acting("cancel"),
  "order-address": acting("address"),
  return: acting("return"),
  exchange: acting("exchange"),
  refund: acting("refund"),
} as const;

/** Then goes there. */
export function fillWithAddress(
  saying: Saying,
  reading: Reading,
  scene: Scene,
): Understood | undefined {
  const name = addressChosen(saying, scene);
  if (name === undefined) return undefined;
  const leads = reading.row === "none" && scene.screen !== paths.placeOrder;
  return {
    slots: { address: name },
    effects: [
      { type: "useAddress", name },
      ...(leads ? [{ type: "navigate", to: paths.placeOrder } as const] : []),
    ],
    row: "follows",
  };
}
