/** What the performer of effects is handed, and what it is. */
import type { Performing } from "../../assistant/assistant.ts";
import type { Outcome } from "../../assistant/machine/outcome.ts";
import type { Settings } from "../../assistant/settings/settings.ts";
import type { Effect, ScrollTarget } from "../../intents/effects.ts";
import type { Chosen } from "../../shop/catalogue/chosen.ts";
import type { Place } from "../../shop/catalogue/search-url.ts";
import type { Checkout } from "../../shop/checkout/checkout.ts";
import type { Notice } from "../../shop/notice.ts";
import type { Orders } from "../../shop/orders/orders.ts";
import type { Recommendations } from "../../shop/recommendations/recommendations.ts";
import type { Session } from "../../shop/session/session.ts";
import type { CartPart } from "./effects-cart.ts";

/** The effects on what is ordered already, on addresses, deliveries and the account. */
export type AfterEffect = Effect & {
  readonly type:
    | "afterOrder"
    | "cancelOrder"
    | "changeOrderAddress"
    | "returnItem"
    | "useAddress"
    | "tellDelivery"
    | "askEndSessions"
    | "endSessions";
};

export type PerformAfter = (
  effect: AfterEffect,
  run: {
    readonly performing: Performing;
    undoable(undo: () => void): void;
    /** What is done now can't be taken back. */
    final(): void;
  },
) => Promise<Outcome>;

/** What the performer needs of the app. */
export interface PerformParts {
  readonly shop: {
    readonly recommendations: Pick<Recommendations, "recommend">;
    readonly session: Pick<Session, "logOut">;
    readonly cart: CartPart;
    readonly chosen: Pick<Chosen, "store" | "choose" | "show" | "open" | "close" | "guide">;
    readonly checkout: Pick<Checkout, "store" | "write" | "choose" | "place">;
    readonly orders: Pick<Orders, "store" | "open" | "pay">;
  };
  /** Where the shopper is at this moment. */
  place(): Place;
  /** Goes to a place in the shop; `place()` answers the new one as soon as it returns. */
  goTo(to: string): void;
  /** Goes back so many steps of the browser's history; a negative number goes forward. */
  back(steps: number): void;
  /** Scrolls; what comes back scrolls to where it was. */
  scroll(to: ScrollTarget): () => void;
  /** Opens the sheet with everything that can be said. */
  openHelp(): void;
  closeHelp(): void;
  /** How fast the voice speaks, among the settings. */
  readonly pace: {
    getState(): Pick<Settings, "rate">;
    setState(change: Pick<Settings, "rate">): void;
  };
  notify(notice: Notice): void;
  /** What does those effects; fetched with the first of them. */
  after(): Promise<PerformAfter>;
}

export type Perform = (effects: readonly Effect[], performing: Performing) => Promise<Outcome>;
