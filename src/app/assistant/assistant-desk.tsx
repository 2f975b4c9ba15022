/**
 * Assembles the assistant from its real parts: recognisers, synthesisers, understanding, performer. Loaded on
 * demand.
 */

import { lazy, type ReactNode, Suspense } from "react";
import type { StoreApi } from "zustand";
import { paths } from "../../../domain/routes.ts";
import { createApi } from "../../api/client.ts";
import { type AssistantParts, createAssistant } from "../../assistant/assistant.ts";
import { recall, remember } from "../../assistant/log/faults-memory.ts";
import type { State } from "../../assistant/machine/state.ts";
import type { Face } from "../../assistant/panel/button.tsx";
import { type Around, AssistantDesk } from "../../assistant/panel/desk.tsx";
import { hintsOf } from "../../assistant/panel/hints.ts";
import { createPanel } from "../../assistant/panel/panel.ts";
import { createTourOffer } from "../../assistant/panel/tour.ts";
import { pressing } from "../../assistant/panel/words.ts";
import { createSettings } from "../../assistant/settings/settings.ts";
import type { ScrollTarget } from "../../intents/effects.ts";
import { everythingSayable } from "../../intents/responses/help-topics.ts";
import { sayingsOn } from "../../intents/responses/sayings.ts";
import { understand } from "../../intents/understand.ts";
import { chosenOf } from "../../shop/catalogue/chosen.ts";
import type { Place } from "../../shop/catalogue/search-url.ts";
import { checkoutOf } from "../../shop/checkout/checkout.ts";
import type { CheckoutState } from "../../shop/checkout/checkout-form.ts";
import { ordersOf } from "../../shop/orders/orders.ts";
import type { SessionState } from "../../shop/session/session.ts";
import type { Counter } from "../../shop/shop-context.tsx";
import { microphonePermission } from "../../voice/browser-parts.ts";
import { createPerform } from "../effects/effects.ts";
import { addressOf } from "../effects/effects-run.ts";
import { whenIdle } from "../integrations/when-idle.ts";
import { prefetchScreen } from "../routing/screens.ts";
import { openVoice } from "./assistant-voice.ts";
import { createForesee } from "./foresee.ts";
import { createLastNamed } from "./last-named.ts";
import { sceneOf } from "./scene.ts";
import { warmUp } from "./warm-up.ts";

export interface Desk {
  /** The button or its shortcut, inside the tap. */
  press(held?: boolean): void;
  /** The held button is released: `done` speaking, or listening goes on as after a click. */
  release(done: boolean): void;
  /** Begins a conversation, if the microphone is already allowed. */
  arrive(): Promise<void>;
  type(): void;
  /** As if typed. */
  say(text: string): void;
  toggleTyping(): void;
  /** Escape: cancels the turn, or closes what is open. */
  cancel(): void;
  face(): Face;
  typing(): boolean;
  subscribe(listener: () => void): () => void;
  /** Everything but the button; `screen` is the path. */
  view(screen: string): ReactNode;
  close(): void;
}

const DevPanel = lazy(() => import("./dev-panel.tsx"));

export async function openDesk(
  { shop, notify, goTo, quietly }: Counter,
  { developing }: { readonly developing: boolean },
): Promise<Desk> {
  const base = import.meta.env.VITE_API_BASE ?? "";
  const send: typeof fetch = (...request) => fetch(...request);
  const settings = createSettings(localStorage);
  const api = createApi({ fetch: send, base });
  const voice = await openVoice({
    api,
    fetch: send,
    base,
    failed: recall(sessionStorage),
    settings,
  });
  const panel = createPanel();
  const chosen = chosenOf(shop);
  const checkout = checkoutOf(shop);
  const orders = ordersOf(shop);
  void shop.products.ensure();
  const perform = createPerform({
    shop: { ...shop, chosen, checkout, orders },
    place,
    goTo,
    back: (steps) => history.go(-steps),
    scroll,
    openHelp: panel.openHelp,
    closeHelp: panel.closeHelp,
    pace: settings,
    notify,
    async after() {
      const { createPerformAfter } = await import("../effects/effects-after.ts");
      return createPerformAfter(shop);
    },
  });
  let said: string | undefined;
  const named = createLastNamed();
  const tour = createTourOffer(localStorage);
  const stopWarming = warmUp(shop.products.store, whenIdle);
  const scene = () =>
    sceneOf({
      place: place(),
      products: shop.products.store.getState(),
      cart: shop.cart.store.getState(),
      chosen: chosen.store.getState(),
      recommendations: shop.recommendations.store.getState(),
      orders: orders.store.getState(),
      checkout: checkout.store.getState(),
      named: (inView) => named.at(addressOf(place()), inView),
      before: named.before(),
      wide: matchMedia("(min-width: 48rem)").matches,
      said,
    });
  const { secondOpinion: mayAsk, ...spoken } = voice;
  const secondOpinion: AssistantParts["secondOpinion"] = async (local, before, signal) => {
    const { askOpinion } = await import("./ask-opinion.ts");
    const { session } = shop;
    const intent = await askOpinion(local, before, {
      api,
      personal: ownWords(session.store.getState(), checkout.store.getState()),
      sceneNow: scene,
      signal,
    });
    if (intent && !signal.aborted) named.note(intent, addressOf(place()), before.shop?.cart);
    return intent;
  };
  const assistant = createAssistant({
    ...spoken,
    ...(mayAsk && { secondOpinion }),
    language: () => settings.getState().language,
    speakOptions(id) {
      const { language, rate, voice: name } = settings.getState();
      return { language, rate, ...(id === "browser" && name !== undefined && { voice: name }) };
    },
    handsFree: () => settings.getState().again,
    interrupts: () => settings.getState().interrupts,
    understand(utterance, scene) {
      const intent = understand(utterance, scene);
      named.note(intent, addressOf(place()), scene.shop?.cart);
      return intent;
    },
    foresee: createForesee({ understand, scene, prefetch: prefetchScreen }),
    scene,
    hints() {
      const { shop: around } = scene();
      return hintsOf({
        names: (around?.catalogue ?? [])
          .filter(({ id }) => around?.inView.includes(id))
          .map(({ name }) => name),
        here: sayingsOn(location.pathname).flatMap(({ say }) => say),
        phrases: everythingSayable.flatMap(({ say }) => say),
      });
    },
    async perform(effects, performing) {
      const { state } = assistant.store.getState();
      const via = state.kind === "thinking" ? state.via : "keys";
      const outcome = tour.after(await quietly(() => perform(effects, performing)), via);
      const told = [...outcome.said, ...(outcome.asked ? [outcome.asked.text] : [])];
      if (told.length > 0) said = told.join(" ");
      else said = outcome.done.at(-1) ?? said;
      return outcome;
    },
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    painted: (run) => requestAnimationFrame(() => requestAnimationFrame(run)),
    now: () => performance.now(),
    report: (error) => console.error("assistant:", error),
  });

  const prefer = () => {
    const { recognisers, synthesisers } = voice.order(settings.getState());
    assistant.prefer(recognisers, synthesisers);
  };
  prefer();
  settings.subscribe(prefer);

  const stopShowing = assistant.store.subscribe(({ state }, { state: before }) => {
    if (state.turn !== before.turn) panel.showBubble();
    remember(sessionStorage, before, state);
  });
  const onHidden = () => {
    if (document.hidden) assistant.hide();
  };
  document.addEventListener("visibilitychange", onHidden);

  const around: Around = {
    moment() {
      const { shop: seen } = scene();
      const { last, missed } = shop.recommendations.store.getState();
      const here = location.pathname === paths.recommendations && !missed;
      return { ...(seen && { shop: seen }), ...(here && { answers: last?.options }) };
    },
    subscribe(changed) {
      const stops = [shop.cart, chosen, shop.recommendations, checkout, orders, shop.products].map(
        ({ store }: { readonly store: Pick<StoreApi<unknown>, "subscribe"> }) =>
          store.subscribe(changed),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
  };

  let shown: { readonly state: State; readonly face: Face } | undefined;
  return {
    press: assistant.press,
    release: assistant.release,
    async arrive() {
      // A browser that doesn't say would prompt.
      if ((await microphonePermission()) !== "granted" || document.hidden) return;
      if (assistant.store.getState().state.turn === 0) assistant.press();
    },
    type: panel.openBox,
    say: assistant.type,
    toggleTyping() {
      const { box, folded } = panel.store.getState();
      if (box && !folded) panel.closeBox();
      else panel.openBox();
    },
    cancel() {
      const { bubble, box } = panel.store.getState();
      if (busy(assistant.store.getState().state)) assistant.escape();
      else if (box) panel.closeBox();
      else if (bubble) {
        panel.hideBubble();
        assistant.escape();
      }
    },
    face() {
      const { state, attending } = assistant.store.getState();
      if (shown?.state !== state || shown.face.attending !== attending)
        shown = { state, face: faceOf(state, attending) };
      return shown.face;
    },
    typing: () => panel.store.getState().box,
    subscribe(listener) {
      const stops = [assistant.store.subscribe(listener), panel.store.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    view: (screen) => (
      <>
        <AssistantDesk
          assistant={assistant}
          panel={panel}
          settings={settings}
          offers={voice.offers}
          screen={screen}
          offersTour={tour.fresh}
          around={around}
        />
        {developing && (
          <Suspense>
            <DevPanel store={assistant.store} />
          </Suspense>
        )}
      </>
    ),
    close() {
      stopShowing();
      stopWarming();
      document.removeEventListener("visibilitychange", onHidden);
      assistant.dispose();
    },
  };
}

/** The shopper's name and address, which nothing may send on. */
function ownWords(session: SessionState, { form }: CheckoutState): readonly string[] {
  const user = session.status === "in" ? [session.user.name, session.user.email] : [];
  return [...user, ...Object.values(form)];
}

function place(): Place {
  return { path: location.pathname, query: location.search.slice(1) };
}

/** Less than a screen, so that the eye finds its place. */
const screenful = 0.8;

function scroll(to: ScrollTarget): () => void {
  const by = window.innerHeight * screenful;
  const { scrollX, scrollY } = window;
  const back = () => window.scrollTo({ left: scrollX, top: scrollY });
  switch (to) {
    case "up":
    case "down":
      window.scrollBy({ top: to === "down" ? by : -by });
      return back;
    case "top":
    case "bottom":
      window.scrollTo({ top: to === "top" ? 0 : document.documentElement.scrollHeight });
      return back;
  }
}

function faceOf(state: State, attending: boolean): Face {
  return {
    kind: state.kind === "speaking" && state.stage === "settling" ? "idle" : state.kind,
    level: state.kind === "listening" ? state.level : 0,
    attending,
    pressing: pressing(state, attending),
  };
}

/** Whether Escape has something to cancel. */
function busy({ kind }: State): boolean {
  return kind !== "idle" && kind !== "failed";
}
