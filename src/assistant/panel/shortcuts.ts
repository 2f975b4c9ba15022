/**
 * `/` opens the command box, Escape cancels, Control+. toggles listening: no browser or screen
 * reader uses it. Other keys: Alt+Shift changes the keyboard layout, Control+Alt is AltGr,
 * Control+Shift+letter belongs to browsers.
 */

type Shortcut = "listen" | "type" | "cancel";

/** In the form of `aria-keyshortcuts`: https://www.w3.org/TR/wai-aria-1.2/#aria-keyshortcuts */
export const listenKeys = "Control+.";
export const typeKeys = "/";

export interface Key {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
}

/** `writing`: a text field has the focus. */
export function shortcutOf(event: Key, writing: boolean): Shortcut | undefined {
  if (event.repeat || event.isComposing || event.altKey || event.metaKey) return undefined;
  if (event.ctrlKey) {
    const stop = event.key === "." || (event.code === "Period" && !event.shiftKey);
    return stop ? "listen" : undefined;
  }
  if (event.key === "Escape") return "cancel";
  return event.key === "/" && !writing ? "type" : undefined;
}

/** Other inputs are buttons and switches. */
const writing =
  "textarea,select,[contenteditable]:not([contenteditable=false])," +
  "input:not([type=button],[type=submit],[type=reset],[type=checkbox],[type=radio],[type=range])";

export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(writing) !== null;
}

/** The storage key of settings.ts. */
export const settingsKey = "assistant.settings";

/** Whether to begin a conversation; read before the assistant loads. */
export function beginsOnArriving(storage: Pick<Storage, "getItem">): boolean {
  const { again, begins } = early(storage);
  return again === true && begins === true;
}

/** Whether `/` opens the command box; read before the assistant loads. */
export function slashIsOn(storage: Pick<Storage, "getItem">): boolean {
  return early(storage).slash !== false;
}

/** Raw: settings.ts, which validates them, isn't loaded. */
function early(storage: Pick<Storage, "getItem">): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(storage.getItem(settingsKey) ?? "{}") ?? {};
  } catch {
    return {};
  }
}
