// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { StoreApi } from "zustand";
import { understand } from "../../intents/understand.ts";
import { createTyped } from "../../voice/providers/typed/typed.ts";
import {
  createScriptedRecogniser,
  fails,
  recognises,
  type Script,
} from "../../voice/testing/scripted.ts";
import { createScriptedSynthesiser } from "../../voice/testing/scripted-synthesis.ts";
import { type Assistant, createAssistant } from "../assistant.ts";
import { createSettings, type Settings, usualSettings } from "../settings/settings.ts";
import { AssistantPanel } from "./assistant-panel.tsx";
import { createPanel, type Panel } from "./panel.ts";

/** Does something and waits until everything that follows has happened. */
const doing = (run: () => void) =>
  act(async () => {
    run();
    await new Promise<void>((resolve) => setImmediate(resolve));
  });

let page: HTMLElement;
let leave: () => Promise<void>;

beforeEach(() => {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    ResizeObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  page = document.createElement("div");
  document.body.append(page);
});

afterEach(async () => {
  await leave();
  page.remove();
});

/** The panel on /about, over an assistant that recognises the scripts' words. */
async function open(
  ...scripts: readonly Script[]
): Promise<{ assistant: Assistant; panel: Panel; settings: StoreApi<Settings> }> {
  const panel = createPanel();
  const settings = createSettings({ getItem: () => null, setItem: () => undefined });
  const assistant = createAssistant({
    recognisers: [createScriptedRecogniser(scripts)],
    typed: createTyped(),
    synthesisers: [createScriptedSynthesiser({ holds: true })],
    earcons: { play: () => undefined },
    language: () => "en-IN",
    speakOptions: () => ({ language: "en-IN" }),
    handsFree: () => settings.getState().again,
    interrupts: () => false,
    understand,
    scene: () => ({ screen: "/about" }),
    hints: () => [],
    prefetch: () => undefined,
    perform: async (effects) => {
      if (effects.some(({ type }) => type === "toast"))
        return { done: [], said: [], offered: { sayings: ["Go to my cart"] } };
      const asked = effects.find((effect) => effect.type === "ask")?.question;
      return asked ? { done: [], said: [], asked } : { done: ["Here's your cart."], said: [] };
    },
    after: () => () => undefined,
    painted: (run) => run(),
    now: () => 0,
    report: (error) => {
      throw error;
    },
  });
  assistant.store.subscribe(() => panel.showBubble());
  const root = createRoot(page);
  leave = () => doing(() => root.unmount());
  await doing(() =>
    root.render(
      <AssistantPanel
        assistant={assistant}
        panel={panel}
        settings={settings}
        offers={{
          recognisers: ["web-speech", "openai"],
          synthesisers: ["browser"],
          bargeIn: true,
          voices: () => [],
          onDevice: true,
        }}
        screen="/about"
      />,
    ),
  );
  return { assistant, panel, settings };
}

const status = () => page.querySelector("[role=status]")?.textContent?.trim();
const bubble = () => page.querySelector("section")?.textContent ?? "";
const field = () => page.querySelector<HTMLInputElement>("input");
const buttons = () => [...page.querySelectorAll("section button")].map((each) => each.textContent);

async function type(text: string): Promise<void> {
  const input = field();
  if (!input) throw new Error("the command box is closed");
  // As a shopper's keys do it, past React's own record of the value.
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  await doing(() => {
    set?.call(input, text);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await doing(() => input.form?.requestSubmit());
}

async function press(key: string): Promise<void> {
  await doing(() => field()?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
}

it("shows what was heard and done, and describes to screen readers the same", async () => {
  const { assistant } = await open(recognises("go to my cart"));
  expect(bubble()).toBe("");
  await doing(() => assistant.press());
  expect(bubble()).toContain("“go to my cart”Here's your cart.");
  expect(status()).toBe("Here's your cart.");
});

it("shows what was probably meant as buttons, which say it", async () => {
  const { assistant } = await open();
  await doing(() => assistant.type("flibber"));
  const list = page.querySelector("ul[aria-label='Did you mean']");
  const [guess] = list?.querySelectorAll("button") ?? [];
  expect(guess?.textContent).toBe("Go to my cart");
  await doing(() => guess?.click());
  expect(assistant.store.getState().records.at(-1)?.intent?.row).toBe("cart");
  expect(page.querySelector("ul[aria-label='Did you mean']")).toBeNull();
});

it("shows a spoken question and leaves the saying to our voice", async () => {
  const { assistant } = await open(recognises("what should I buy"));
  await doing(() => assistant.press());
  expect(bubble()).toContain("What are you looking for?");
  expect(status()).toBe("");
});

it("offers typing where listening fails", async () => {
  const { assistant } = await open(fails("not-allowed"));
  await doing(() => assistant.press());
  expect(buttons().slice(0, 2)).toEqual(["Type instead", "Try again"]);
  await doing(() => page.querySelector<HTMLButtonElement>("section button")?.click());
  expect(document.activeElement).toBe(field());
});

it("sends what is typed, empties the box, and goes back through it with the arrows", async () => {
  const { panel } = await open();
  await doing(() => panel.openBox());
  expect(document.activeElement).toBe(field());
  await type("  go to my cart ");
  expect(bubble()).toContain("“go to my cart”Here's your cart.");
  expect(field()?.value).toBe("");
  await type("about");
  await press("ArrowUp");
  await press("ArrowUp");
  expect(field()?.value).toBe("go to my cart");
  await press("ArrowDown");
  await press("ArrowDown");
  expect(field()?.value).toBe("");
});

it("puts the focus back where it was when the box closes", async () => {
  const heading = document.createElement("h1");
  heading.tabIndex = -1;
  document.body.append(heading);
  heading.focus();
  const { panel } = await open();
  await doing(() => panel.openBox());
  await doing(() => panel.closeBox());
  expect(document.activeElement).toBe(heading);
  heading.remove();
});

it("says a suggestion as if it had been typed", async () => {
  const { panel, assistant } = await open();
  await doing(() => panel.showBubble());
  const [first] = buttons();
  await doing(() => page.querySelector<HTMLButtonElement>("section button")?.click());
  expect(assistant.store.getState().state.exchange).toMatchObject({ via: "keys", heard: first });
});

it("takes a choice from the settings sheet at once, and gives it back to the shop", async () => {
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  const { panel, settings } = await open();
  await doing(() => panel.openSettings());
  const [listening] = page.querySelectorAll("select");
  const box = (label: string) =>
    [...page.querySelectorAll("label")]
      .find(({ textContent }) => textContent.startsWith(label))
      ?.querySelector("input");
  const pick = (value: string) =>
    doing(() => {
      if (listening) listening.value = value;
      listening?.dispatchEvent(new Event("change", { bubbles: true }));
    });
  await pick("openai");
  const labels = ["Speaking interrupts", "Say replies", "Hands-free", "Let this browser", "The /"];
  for (const label of labels) await doing(() => box(label)?.click());
  expect(settings.getState()).toEqual({
    ...usualSettings,
    recogniser: "openai",
    speak: false,
    again: true,
    interrupts: true,
    onDevice: true,
    slash: false,
  });
  await pick("");
  expect("recogniser" in settings.getState()).toBe(false);
});
