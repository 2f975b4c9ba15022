/** Connects the assistant to the browser, and its button to both. Lazy. */

import { lazy, type ReactNode, Suspense } from "react";
import { createApi } from "../../api/client.ts";
import { recall, remember } from "../../assistant/log/faults-memory.ts";
import type { State } from "../../assistant/machine/state.ts";
import { AssistantPanel } from "../../assistant/panel/assistant-panel.tsx";
import type { Face } from "../../assistant/panel/button.tsx";
import { pressing } from "../../assistant/panel/words.ts";
import { createSettings } from "../../assistant/settings/settings.ts";
import type { ScrollTarget } from "../../intents/effects.ts";
import type { SearchPlace } from "../../shop/catalogue/search-url.ts";
import type { ShopContext } from "../../shop/shop-context.tsx";
import { microphonePermission } from "../../voice/browser-parts.ts";
import { whenIdle } from "../integrations/when-idle.ts";
import { prefetchScreen } from "../routing/screens.ts";
import { openVoice } from "./assistant-voice.ts";
import { composeAssistant } from "./compose-assistant.ts";

export interface OpenAssistant {
  /** The button or its shortcut, inside the tap. */
  press(held?: boolean): void;
  /** `done` speaking, or listening continues as after a click. */
  release(done: boolean): void;
  /** Begins a conversation, if the microphone is allowed. */
  arrive(): Promise<void>;
  type(): void;
  /** As if typed. */
  say(text: string): void;
  toggleTyping(): void;
  /** Cancels the turn, or closes the open sheet. */
  cancel(): void;
  face(): Face;
  typing(): boolean;
  subscribe(listener: () => void): () => void;
  /** Everything but the button; `screen` is the path. */
  view(screen: string): ReactNode;
  close(): void;
}

const DevPanel = lazy(() => import("./dev-panel.tsx"));

export async function openAssistant(
  { shop, notify, goTo, quietly }: ShopContext,
  { developing }: { readonly developing: boolean },
): Promise<OpenAssistant> {
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
  const { offers, secondOpinion, ...spoken } = voice;
  const { assistant, panel, suggestionSource, offersTour, dispose } = composeAssistant({
    shop,
    notify,
    goTo,
    quietly,
    voice: spoken,
    settings,
    storage: localStorage,
    place,
    back: (steps) => history.go(-steps),
    scroll,
    wide: () => matchMedia("(min-width: 48rem)").matches,
    whenIdle,
    prefetch: prefetchScreen,
    ...(secondOpinion && {
      async secondOpinion(local, before, parts) {
        const { askOpinion } = await import("./ask-opinion.ts");
        return askOpinion(local, before, { api, ...parts });
      },
    }),
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    painted: (run) => requestAnimationFrame(() => requestAnimationFrame(run)),
    now: () => performance.now(),
    report: (error) => console.error("assistant:", error),
  });

  const stopRemembering = assistant.store.subscribe(({ state }, { state: before }) =>
    remember(sessionStorage, before, state),
  );
  const onHidden = () => {
    if (document.hidden) assistant.hide();
  };
  document.addEventListener("visibilitychange", onHidden);

  let shown: { readonly state: State; readonly face: Face } | undefined;
  return {
    press: assistant.press,
    release: assistant.release,
    async arrive() {
      // An unknown permission would prompt.
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
        <AssistantPanel
          assistant={assistant}
          panel={panel}
          settings={settings}
          offers={offers}
          screen={screen}
          offersTour={offersTour}
          suggestionSource={suggestionSource}
        />
        {developing && (
          <Suspense>
            <DevPanel store={assistant.store} />
          </Suspense>
        )}
      </>
    ),
    close() {
      stopRemembering();
      document.removeEventListener("visibilitychange", onHidden);
      dispose();
    },
  };
}

function place(): SearchPlace {
  return { path: location.pathname, query: location.search.slice(1) };
}

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
    kind: state.kind === "speaking" && state.stage === "cooldown" ? "idle" : state.kind,
    level: state.kind === "listening" ? state.level : 0,
    attending,
    pressing: pressing(state, attending),
  };
}

/** Whether Escape cancels something. */
function busy({ kind }: State): boolean {
  return kind !== "idle" && kind !== "failed";
}
