/** The assistant's lazy part: bubble, command box, help sheet, announcements. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type StoreApi, useStore } from "zustand";
import { type Effect, relists } from "../../intents/effects.ts";
import { Live } from "../../ui/live.tsx";
import type { Assistant } from "../assistant.ts";
import type { State } from "../machine/state.ts";
import type { Settings } from "../settings/settings.ts";
import { type Offers, SettingsSheet } from "../settings/settings-sheet.tsx";
import { Bubble } from "./bubble.tsx";
import { CommandBox } from "./command-box.tsx";
import { HelpSheet } from "./help-sheet.tsx";
import { emptyHistory } from "./history.ts";
import type { Panel } from "./panel.ts";
import { type SuggestionContext, suggestions } from "./suggestions.ts";
import { announcement, bubbleView } from "./view.ts";

interface AssistantPanelProps {
  readonly assistant: Assistant;
  readonly panel: Panel;
  readonly settings: StoreApi<Settings>;
  readonly offers: Offers;
  readonly screen: string;
  /** Until the first reply. */
  readonly offersTour?: boolean;
  /** The visible scene, for suggestions. */
  readonly suggestionSource?: SuggestionSource;
}

export interface SuggestionSource {
  /** `answers` the open question. */
  readonly moment: () => Pick<SuggestionContext, "shop" | "answers">;
  readonly subscribe: (changed: () => void) => () => void;
}

const nowhere: SuggestionSource = { moment: () => ({}), subscribe: () => () => {} };

/** Milliseconds that the bubble stays without a question. */
const foldsAfter = 9000;

export function AssistantPanel(props: AssistantPanelProps) {
  const {
    assistant,
    panel,
    settings,
    offers,
    screen,
    offersTour,
    suggestionSource = nowhere,
  } = props;
  const { state, records, speaks, attending } = useStore(assistant.store);
  const { bubble, folded, box, help, settings: choosing, wanted } = useStore(panel.store);
  const [history, setHistory] = useState(emptyHistory);
  const close = useCallback(() => {
    panel.hideBubble();
    assistant.escape();
  }, [panel, assistant]);

  const lastScreen = useRef(screen);
  useEffect(() => {
    if (lastScreen.current !== screen) panel.foldBubble();
    lastScreen.current = screen;
  }, [screen, panel]);

  const last = records.find(({ turn }) => turn === state.exchange?.turn);
  const after = last?.intent;
  const does = (kind: Effect["type"]) => after?.effects.some(({ type }) => type === kind) ?? false;
  const sized = does("chooseSize");

  // The tour's subject, highlighted by assistant.module.css.
  const lastStep = sized && does("say") ? 2 : undefined;
  const step = state.asked?.id === "tour" ? state.asked.part : lastStep;
  useEffect(() => {
    if (step === undefined) return;
    const { dataset } = document.documentElement;
    dataset.tour = String(step);
    return () => {
      delete dataset.tour;
    };
  }, [step]);

  const relisted =
    last?.outcome && !last.outcome.offered && after?.effects.some(({ type }) => relists.has(type))
      ? last.turn
      : undefined;
  useEffect(() => {
    if (relisted !== undefined) panel.foldBubble();
  }, [relisted, panel]);

  const replies = records.filter(({ outcome }) => outcome !== undefined).length;
  const next = useSyncExternalStore(suggestionSource.subscribe, () =>
    bubble && suggests(state)
      ? suggestions({
          ...suggestionSource.moment(),
          screen,
          ...(state.asked && { asked: state.asked }),
          after,
          offersTour: offersTour && replies <= 1,
        }).join("\n")
      : "",
  );
  const offered = state.asked ? undefined : state.exchange?.offered;
  const text = announcement(state, speaks);
  return (
    <>
      {/* A space in every second turn makes screen readers repeat equal words. */}
      <Live>{state.turn % 2 === 0 ? text : `${text}\u00a0`}</Live>
      {bubble && (
        <Bubble
          view={bubbleView(state, attending)}
          suggestions={offered && suggests(state) ? offered.sayings : lines(next)}
          guessed={offered !== undefined && !offered.answers}
          folded={folded && state.asked === undefined && state.kind !== "failed"}
          onUnfold={panel.showBubble}
          sizes={sized || state.asked?.id === "size"}
          onFold={panel.foldBubble}
          foldsAfter={folds(state) && !box ? foldsAfter : undefined}
          onSay={assistant.type}
          onAgain={() => assistant.press()}
          onType={panel.openBox}
          onHelp={panel.openHelp}
          onSettings={panel.openSettings}
          onClose={close}
          onCovering={panel.hideBubble}
        >
          {box && (
            <CommandBox
              wanted={wanted}
              history={history}
              onHistory={setHistory}
              onSend={assistant.type}
            />
          )}
        </Bubble>
      )}
      <HelpSheet open={help} onClose={panel.closeHelp} onSay={assistant.type} />
      <SettingsSheet
        open={choosing}
        onClose={panel.closeSettings}
        settings={settings}
        offers={offers}
      />
    </>
  );
}

const lines = (text: string): readonly string[] => (text === "" ? [] : text.split("\n"));

/** Suggestions freeze during speech and hide during work. */
function suggests(state: State): boolean {
  return state.kind === "idle" || state.kind === "speaking" || state.kind === "listening";
}

function folds(state: State): boolean {
  return (
    state.kind === "idle" &&
    state.asked === undefined &&
    state.missed === undefined &&
    (state.exchange?.offered === undefined || state.exchange.offered.answers === true)
  );
}
