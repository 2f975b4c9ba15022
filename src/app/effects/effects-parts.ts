/** The performer's interface and parts. */
import type { Performing } from "../../assistant/assistant.ts";
import type { Outcome } from "../../assistant/machine/outcome.ts";
import type { Settings } from "../../assistant/settings/settings.ts";
import type { Effect, ScrollTarget } from "../../intents/effects.ts";
import type { ProductChoice } from "../../shop/catalogue/chosen.ts";
import type { SearchPlace } from "../../shop/catalogue/search-url.ts";
import type { Checkout } from "../../shop/checkout/checkout.ts";
import type { Notice } from "../../shop/notice.ts";
import type { Orders } from "../../shop/orders/orders.ts";
import type { Recommendations } from "../../shop/recommendations/recommendations.ts";
import type { Session } from "../../shop/session/session.ts";
import type { CartPart } from "./effects-cart.ts";

type AfterEffect = Effect & {
  readonly type:
    | "afterOrder"
    | "cancelOrder"
    | "changeOrderAddress"
    | "returnItem"
    | "useAddress"
    | "describeDelivery"
    | "askEndSessions"
    | "endSessions";
};

export type PerformAfter = (
  effect: AfterEffect,
  run: {
    readonly performing: Performing;
    undoable(undo: () => void): void;
    /** Nothing from here on can be undone. */
    final(): void;
  },
) => Promise<Outcome>;

export interface PerformParts {
  readonly shop: {
    readonly recommendations: Pick<Recommendations, "recommend">;
    readonly session: Pick<Session, "logOut">;
    readonly cart: CartPart;
    readonly chosen: Pick<ProductChoice, "store" | "choose" | "show" | "open" | "close" | "guide">;
    readonly checkout: Pick<Checkout, "store" | "write" | "choose" | "place">;
    readonly orders: Pick<Orders, "store" | "open" | "pay">;
  };
  place(): SearchPlace;
  /** `place()` is new when this returns. */
  goTo(to: string): void;
  back(steps: number): void;
  /** The result scrolls back. */
  scroll(to: ScrollTarget): () => void;
  openHelp(): void;
  closeHelp(): void;
  /** The voice's pace. */
  readonly pace: {
    getState(): Pick<Settings, "rate">;
    setState(change: Pick<Settings, "rate">): void;
  };
  notify(notice: Notice): void;
  /** Loads the performer of those effects. */
  after(): Promise<PerformAfter>;
}

export type Perform = (effects: readonly Effect[], performing: Performing) => Promise<Outcome>;
