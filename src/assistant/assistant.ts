/**
 * Runs the machine: passes events in, and its actions to recognisers, synthesiser, earcons and
 * performer. Decides nothing.
 */
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Effect } from "../intents/effects.ts";
import type { Alternative, Intent, Scene, Utterance } from "../intents/intent.ts";
import type { Moment } from "../intents/replay/timeline.ts";
import { verbalise } from "../intents/responses/verbalise.ts";
import type { Earcons } from "../voice/earcon.ts";
import {
  type BargeIn,
  type Listening,
  type Recogniser,
  type RecogniserId,
  type Sound,
  type Speaking,
  type SpeakOptions,
  type Synthesiser,
  type SynthesiserId,
  takesSound,
} from "../voice/speech.ts";
import { begun, marked, noted, type Records } from "./log/record.ts";
import { initial, step } from "./machine/machine.ts";
import type { Outcome } from "./machine/outcome.ts";
import type { Action, Event, State } from "./machine/state.ts";
import { words } from "./panel/words.ts";

interface TypedRecogniser extends Recogniser {
  /** Ends the open turn; false without one. */
  submit(text: string): boolean;
}

export interface Performing {
  /** Aborted when the shopper gives up the turn; nothing may act after that. */
  readonly signal: AbortSignal;
  busy(text: string): void;
}

export interface AssistantParts {
  readonly recognisers: readonly Recogniser[];
  readonly typed: TypedRecogniser;
  /** Best first; each gives way to the next on failure. */
  readonly synthesisers: readonly [Synthesiser, ...Synthesiser[]];
  readonly earcons: Earcons;
  language(): string;
  speakOptions(voice: SynthesiserId): SpeakOptions;
  handsFree(): boolean;
  /** Whether speech interrupts our voice in single turns; in a conversation it always does. */
  interrupts(): boolean;
  /** Absent where the browser can't. */
  readonly bargeIn?: BargeIn | undefined;
  understand(utterance: Utterance, scene: Scene): Intent;
  /** Another service's reading of words not understood; undefined if unknown or late. */
  readonly secondOpinion?:
    | ((intent: Intent, scene: Scene, signal: AbortSignal) => Promise<Intent | undefined>)
    | undefined;
  /** The visible scene, without the open question. */
  scene(): Scene;
  /** Prefetches what the partial words name. */
  prefetch(words: string): void;
  hints(): readonly string[];
  perform(effects: readonly Effect[], performing: Performing): Promise<Outcome>;
  /** The result cancels it. */
  after(ms: number, run: () => void): () => void;
  /** Runs once the screen shows the result. */
  painted(run: () => void): void;
  now(): number;
  /** Logs an exception of a performer or adapter: a bug. */
  report(error: unknown): void;
}

interface AssistantView {
  readonly state: State;
  readonly records: Records;
  /** Whether the last reply is audible; screen readers then needn't repeat it. */
  readonly speaks: boolean;
  /** Whether the microphone is open during our voice. */
  readonly attending: boolean;
}

export interface Assistant {
  readonly store: StoreApi<AssistantView>;
  /** Inside the tap. While `held`, silence doesn't end the turn. */
  press(held?: boolean): void;
  /** `done` speaking, or listening continues as after a click. */
  release(done: boolean): void;
  /** From the next turn on. */
  prefer(recognisers: readonly RecogniserId[], synthesisers: readonly SynthesiserId[]): void;
  /** A typed command or chosen suggestion. */
  type(text: string): void;
  escape(): void;
  hide(): void;
  dispose(): void;
}

export function createAssistant(parts: AssistantParts): Assistant {
  const recognisers = parts.recognisers.filter((each) => each.supported());
  let [synthesiser, ...otherSynthesisers] = parts.synthesisers;
  const store = createStore<AssistantView>(() => ({
    state: initial(recognisers.map((each) => each.id)),
    records: [],
    speaks: synthesiser.id !== "silent",
    attending: false,
  }));

  let listening: Listening | undefined;
  /** Drops late reports of a replaced recogniser. */
  let listens = 0;
  let speaking: Speaking | undefined;
  let working: AbortController | undefined;
  let cancelDebounce: (() => void) | undefined;
  let stopAttending: (() => void) | undefined;
  let held = false;
  let disposed = false;

  const queue: Event[] = [];
  let stepping = false;

  function dispatch(event: Event): void {
    if (disposed) return;
    queue.push(event);
    if (stepping) return;
    stepping = true;
    try {
      for (let next = queue.shift(); next; next = queue.shift()) take(next);
    } finally {
      stepping = false;
    }
  }

  function take(event: Event): void {
    const { state: before, records } = store.getState();
    const { state, actions } = step(before, event);
    if (state !== before) {
      store.setState({ state, records: recorded(records, before, state, parts.now()) });
    }
    for (const action of actions) run(action);
    attend(state.kind === "speaking" && state.attends === true);
  }

  /** Opens or closes the microphone beside our voice. */
  function attend(wanted: boolean): void {
    if (disposed || wanted === (stopAttending !== undefined)) return;
    stopAttending?.();
    stopAttending = undefined;
    if (store.getState().attending) store.setState({ attending: false });
    if (!wanted || !parts.bargeIn?.allowed(store.getState().state.recognisers.order)) return;
    const attends = (attending: boolean) => {
      if (!disposed && stopAttending === close) store.setState({ attending });
    };
    const close = parts.bargeIn.attend({
      opened: () => attends(true),
      closed: () => attends(false),
      interrupted: () => dispatch({ type: "interrupted" }),
    });
    stopAttending = close;
  }

  function mark(turn: number, moment: Moment): void {
    if (disposed) return;
    store.setState(({ records }) => ({ records: marked(records, turn, moment, parts.now()) }));
  }

  function run(action: Action): void {
    switch (action.type) {
      case "earcon":
        parts.earcons.play(action.name);
        return;
      case "prime":
        synthesiser.prime();
        return;
      case "listen":
        listen(action);
        return;
      case "read":
        recognise(parts.typed, action.turn);
        parts.typed.submit(action.text);
        return;
      case "stopListening":
        listening?.stop();
        return;
      case "dropListening":
        listening?.cancel();
        return;
      case "obey":
        void obey(action.turn, action.alternatives);
        return;
      case "abandon":
        working?.abort();
        return;
      case "say":
        say(action.turn, action.text);
        return;
      case "hush":
        cancelDebounce?.();
        speaking?.cancel();
        return;
      case "settle":
        cancelDebounce = parts.after(action.ms, () =>
          dispatch({ type: "cooldownOver", turn: action.turn }),
        );
        return;
    }
  }

  function listen({
    turn,
    recogniser: id,
    sound,
  }: Extract<Action, { readonly type: "listen" }>): void {
    // The browser's engine needs the microphone exclusively.
    if (!takesSound(id)) attend(false);
    const recogniser = recognisers.find((each) => each.id === id);
    if (recogniser) recognise(recogniser, turn, sound);
  }

  function recognise(recogniser: Recogniser, turn: number, sound?: Sound): void {
    listens += 1;
    const mine = listens;
    const options = {
      language: parts.language(),
      hints: parts.hints(),
      wanted: () => held,
      ...(sound && { sound }),
    };
    listening = recogniser.listen(options, (event) => {
      if (mine !== listens) return;
      if (event.type === "started") mark(turn, "open");
      else if (event.type === "sound") mark(turn, "sound");
      else if (event.type === "speech-end") mark(turn, "speechEnd");
      else if (event.type === "final") mark(turn, "final");
      else if (event.type === "interim" && recogniser !== parts.typed) parts.prefetch(event.text);
      dispatch({ type: "recogniser", turn, event });
    });
  }

  async function obey(turn: number, alternatives: readonly Alternative[]): Promise<void> {
    const mine = new AbortController();
    working = mine;
    try {
      const { asked, exchange } = store.getState().state;
      const offered = asked ? undefined : exchange?.offered;
      const scene: Scene = {
        ...parts.scene(),
        ...(asked && { asked }),
        ...(offered && { offered }),
      };
      const local = parts.understand({ alternatives }, scene);
      const other = await wonder(turn, local, scene, mine.signal);
      if (mine.signal.aborted) return;
      const intent = other ?? local;
      const guessed = other && ({ guessed: true } as const);
      store.setState(({ records }) => ({
        records: noted(records, turn, { alternatives, scene, intent, ...guessed }),
      }));
      mark(turn, "understood");
      const outcome = await parts.perform(intent.effects, {
        signal: mine.signal,
        busy: (text) => dispatch({ type: "busy", turn, text }),
      });
      if (mine.signal.aborted) return;
      mark(turn, "done");
      parts.painted(() => mark(turn, "painted"));
      store.setState(({ records }) => ({ records: noted(records, turn, { outcome }) }));
      const understood = isUnderstood(intent);
      const stops = intent.slots.act === "stop";
      dispatch({ type: "performed", turn, heard: intent.said, understood, outcome, stops });
    } catch (error) {
      if (mine.signal.aborted) return;
      parts.report(error);
      dispatch({ type: "broke", turn });
    }
  }

  /** Gets a second opinion on words not understood. */
  async function wonder(
    turn: number,
    local: Intent,
    scene: Scene,
    signal: AbortSignal,
  ): Promise<Intent | undefined> {
    if (!parts.secondOpinion || isUnderstood(local)) return undefined;
    dispatch({ type: "busy", turn, text: words.wondering });
    return parts.secondOpinion(local, scene, signal);
  }

  function say(turn: number, text: string): void {
    store.setState({ speaks: synthesiser.id !== "silent" });
    speaking = synthesiser.speak(verbalise(text), parts.speakOptions(synthesiser.id), (event) => {
      if (event.type === "started") return mark(turn, "reply");
      if (event.type === "failed" && event.failure !== "aborted") giveWay();
      dispatch({ type: "spoken", turn });
    });
  }

  /** Switches to the next synthesiser, from the next reply on. */
  function giveWay(): void {
    const next = otherSynthesisers.shift();
    if (next) synthesiser = next;
    if (!disposed) store.setState({ speaks: false });
  }

  return {
    store,
    press(down = false) {
      held = down;
      dispatch({
        type: "pressed",
        handsFree: parts.handsFree(),
        interrupts: parts.interrupts(),
      });
    },
    release(done) {
      held = false;
      if (done) dispatch({ type: "released" });
    },
    prefer(order, synthesisers) {
      const known = order.filter((id) => recognisers.some((each) => each.id === id));
      dispatch({ type: "preferred", order: known });
      const wanted = synthesisers.flatMap((id) =>
        parts.synthesisers.filter((each) => each.id === id),
      );
      const [first, ...others] = wanted;
      if (!first || disposed) return;
      [synthesiser, otherSynthesisers] = [first, others];
      store.setState({ speaks: synthesiser.id !== "silent" });
    },
    type: (text) => dispatch({ type: "typed", text }),
    escape: () => dispatch({ type: "escaped" }),
    hide: () => dispatch({ type: "hidden" }),
    dispose() {
      disposed = true;
      cancelDebounce?.();
      stopAttending?.();
      listening?.cancel();
      speaking?.cancel();
      working?.abort();
    },
  };
}

const isUnderstood = ({ row, command }: Intent): boolean => row !== "none" || command !== undefined;

function recorded(records: Records, before: State, after: State, now: number): Records {
  if (after.turn !== before.turn) {
    const left = cutShort(before) ? noted(records, before.turn, { ended: "cancelled" }) : records;
    const heard = after.kind === "starting" || after.kind === "thinking" ? after : undefined;
    const next = begun(left, {
      turn: after.turn,
      via: after.kind === "thinking" ? after.via : "voice",
      began: now,
      ...(heard && { recogniser: heard.recogniser }),
    });
    return after.kind === "failed" ? noted(next, after.turn, { ended: after.fault }) : next;
  }
  if ("recogniser" in after && "recogniser" in before && after.recogniser !== before.recogniser)
    return noted(records, after.turn, {
      recogniser: after.recogniser,
      gaveWay: after.recognisers.tried ?? {},
    });
  if (after.kind === "failed" && before.kind !== "failed")
    return noted(records, after.turn, { ended: after.fault });
  if (after.kind === "speaking" && after.prompted && cutShort(before))
    return noted(records, after.turn, { ended: "no-speech" });
  if (after.kind === "idle" && cutShort(before) && after.exchange?.turn !== after.turn)
    return noted(records, after.turn, { ended: after.missed ?? "cancelled" });
  return records;
}

/** Whether leaving this state ends a turn without outcome. */
function cutShort(state: State): boolean {
  return state.kind === "starting" || state.kind === "listening" || state.kind === "thinking";
}
