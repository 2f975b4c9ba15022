/** Composes the assistant from a browser's or a test's parts. */
import type { StoreApi } from "zustand";
import { paths } from "../../../domain/routes.ts";
import { type Assistant, type AssistantParts, createAssistant } from "../../assistant/assistant.ts";
import type { SuggestionSource } from "../../assistant/panel/assistant-panel.tsx";
import { hintsOf } from "../../assistant/panel/hints.ts";
import { createPanel, type Panel } from "../../assistant/panel/panel.ts";
import { createTourOffer } from "../../assistant/panel/tour.ts";
import type { Settings, SettingsStorage } from "../../assistant/settings/settings.ts";
import type { Intent, Scene } from "../../intents/intent.ts";
import { helpTopics } from "../../intents/responses/help-topics.ts";
import { sayingsOn } from "../../intents/responses/sayings.ts";
import { understand } from "../../intents/understand.ts";
import { warmUpSteps } from "../../intents/warm-up.ts";
import { chosenOf } from "../../shop/catalogue/chosen.ts";
import { checkoutOf } from "../../shop/checkout/checkout.ts";
import type { CheckoutState } from "../../shop/checkout/checkout-form.ts";
import { ordersOf } from "../../shop/orders/orders.ts";
import type { SessionState } from "../../shop/session/session.ts";
import type { ShopContext } from "../../shop/shop-context.tsx";
import { createPerform } from "../effects/effects.ts";
import type { Perform, PerformParts } from "../effects/effects-parts.ts";
import { addressOf } from "../effects/effects-run.ts";
import type { WhenIdle } from "../integrations/when-idle.ts";
import { createAnaphora } from "./anaphora.ts";
import type { AskOpinionParts } from "./ask-opinion.ts";
import type { AssistantVoice } from "./assistant-voice.ts";
import { sceneOf } from "./scene.ts";
import { createSpeculativePrefetch } from "./speculative-prefetch.ts";
import { warmUp } from "./warm-up.ts";

export interface ComposedParts
  extends Pick<ShopContext, "shop" | "notify" | "goTo" | "quietly">,
    Pick<PerformParts, "place" | "back" | "scroll">,
    Pick<AssistantParts, "after" | "painted" | "now" | "report"> {
  readonly voice: Omit<AssistantVoice, "offers" | "secondOpinion">;
  readonly settings: StoreApi<Settings>;
  /** Whether the tour was offered. */
  readonly storage: SettingsStorage;
  /** Fits shelves of four. */
  readonly wide: () => boolean;
  readonly whenIdle: WhenIdle;
  /** Fetches a path's screen. */
  readonly prefetch: (path: string) => void;
  /** Another service's reading. */
  readonly secondOpinion?:
    | ((
        local: Intent,
        before: Scene,
        parts: Omit<AskOpinionParts, "api">,
      ) => Promise<Intent | undefined>)
    | undefined;
}

export interface ComposedAssistant {
  readonly assistant: Assistant;
  readonly panel: Panel;
  readonly perform: Perform;
  /** The visible scene. */
  readonly suggestionSource: SuggestionSource;
  readonly offersTour: boolean;
  readonly dispose: () => void;
}

export function composeAssistant(parts: ComposedParts): ComposedAssistant {
  const { shop, settings, place } = parts;
  const panel = createPanel();
  const chosen = chosenOf(shop);
  const checkout = checkoutOf(shop);
  const orders = ordersOf(shop);
  void shop.products.ensure();
  const perform = createPerform({
    shop: { ...shop, chosen, checkout, orders },
    place,
    goTo: parts.goTo,
    back: parts.back,
    scroll: parts.scroll,
    openHelp: () => panel.openHelp(),
    closeHelp: () => panel.closeHelp(),
    pace: settings,
    notify: parts.notify,
    async after() {
      const { createPerformAfter } = await import("../effects/effects-after.ts");
      return createPerformAfter(shop);
    },
  });

  let said: string | undefined;
  const anaphora = createAnaphora();
  const noted = (intent: Intent, { shop: seen }: Scene): Intent => {
    anaphora.note(intent, addressOf(place()), seen);
    return intent;
  };
  const scene = () =>
    sceneOf({
      place: place(),
      products: shop.products.store.getState(),
      cart: shop.cart.store.getState(),
      chosen: chosen.store.getState(),
      recommendations: shop.recommendations.store.getState(),
      orders: orders.store.getState(),
      checkout: checkout.store.getState(),
      anaphora: (inView) => anaphora.at(addressOf(place()), inView),
      before: anaphora.before(),
      wide: parts.wide(),
      said,
    });

  const tour = createTourOffer(parts.storage);
  const { secondOpinion } = parts;
  const { order, ...spoken } = parts.voice;
  const assistant = createAssistant({
    ...spoken,
    ...(secondOpinion && {
      async secondOpinion(local, before, signal) {
        const intent = await secondOpinion(local, before, {
          personal: ownWords(shop.session.store.getState(), checkout.store.getState()),
          sceneNow: scene,
          signal,
        });
        return intent && !signal.aborted ? noted(intent, before) : intent;
      },
    }),
    language: () => settings.getState().language,
    speakOptions(id) {
      const { language, rate, voice: name } = settings.getState();
      return { language, rate, ...(id === "browser" && name !== undefined && { voice: name }) };
    },
    handsFree: () => settings.getState().again,
    interrupts: () => settings.getState().interrupts,
    understand: (utterance, seen) => noted(understand(utterance, seen), seen),
    prefetch: createSpeculativePrefetch({ understand, scene, prefetch: parts.prefetch }),
    scene,
    hints() {
      const { screen, shop: seen } = scene();
      return hintsOf({
        names: (seen?.catalogue ?? [])
          .filter(({ id }) => seen?.inView.includes(id))
          .map(({ name }) => name),
        here: sayingsOn(screen).flatMap(({ say }) => say),
        phrases: helpTopics.flatMap(({ say }) => say),
      });
    },
    async perform(effects, performing) {
      const { state } = assistant.store.getState();
      const via = state.kind === "thinking" ? state.via : "keys";
      const outcome = tour.after(await parts.quietly(() => perform(effects, performing)), via);
      const sentences = [...outcome.said, ...(outcome.asked ? [outcome.asked.text] : [])];
      if (sentences.length > 0) said = sentences.join(" ");
      else said = outcome.done.at(-1) ?? said;
      return outcome;
    },
    after: parts.after,
    painted: parts.painted,
    now: parts.now,
    report: parts.report,
  });

  const prefer = () => {
    const { recognisers, synthesisers } = order(settings.getState());
    assistant.prefer(recognisers, synthesisers);
  };
  prefer();
  const stopPreferring = settings.subscribe(prefer);
  // Who only clicks never pays for the first sentence.
  let stopWarming: (() => void) | undefined;
  const warm = () => {
    stopWarming ??= warmUp(shop.products.store, parts.whenIdle, () => warmUpSteps(scene()));
  };
  const stopShowing = assistant.store.subscribe(({ state }, { state: before }) => {
    if (state.turn === before.turn) return;
    warm();
    panel.showBubble();
  });
  const stopAwaiting = panel.store.subscribe(({ box }) => box && warm());

  return {
    assistant,
    panel,
    perform,
    suggestionSource: {
      moment() {
        const { shop: seen } = scene();
        const { last, missed } = shop.recommendations.store.getState();
        const here = place().path === paths.recommendations && !missed;
        return { ...(seen && { shop: seen }), ...(here && { answers: last?.options }) };
      },
      subscribe(changed) {
        const stops = [
          shop.cart,
          chosen,
          shop.recommendations,
          checkout,
          orders,
          shop.products,
        ].map(({ store }: { readonly store: Pick<StoreApi<unknown>, "subscribe"> }) =>
          store.subscribe(changed),
        );
        return () => {
          for (const stop of stops) stop();
        };
      },
    },
    offersTour: tour.fresh,
    dispose() {
      stopPreferring();
      stopShowing();
      stopAwaiting();
      stopWarming?.();
      assistant.dispose();
    },
  };
}

/** The shopper's name and address, never sent on. */
function ownWords(session: SessionState, { form }: CheckoutState): readonly string[] {
  const user = session.status === "in" ? [session.user.name, session.user.email] : [];
  return [...user, ...Object.values(form)];
}
