/**
 * The assistant's keys. `/` opens the command box, Escape cancels, and Control+. starts and stops
 * listening.
 *
 * Why Control+. (the full stop): no browser uses it on a page, Windows has its emoji on the Windows
 * key and macOS its "stop" on Command; screen readers build theirs on Insert, Caps Lock or
 * Control+Option. Alt+Shift changes the keyboard layout on Windows, Control+Alt is AltGr, and
 * Control+Shift+letter belongs to the browsers, so those are no home for it.
 */

export type Shortcut = "listen" | "type" | "cancel";

/** As `aria-keyshortcuts` wants it: https://www.w3.org/TR/wai-aria-1.2/#aria-keyshortcuts */
export const listenKeys = "Control+.";
export const typeKeys = "/";

/** The part of a KeyboardEvent that matters. */
export interface Key {
  readonly key: string;
  /** The key's place on the keyboard, for layouts where "." needs Shift. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
}

/** What a key asks for; `writing` is true while the focus is in a text field. */
export function shortcutOf(event: Key, writing: boolean): Shortcut | undefined {
  if (event.repeat || event.isComposing || event.altKey || event.metaKey) return undefined;
  if (event.ctrlKey) {
    const stop = event.key === "." || (event.code === "Period" && !event.shiftKey);
    return stop ? "listen" : undefined;
  }
  if (event.key === "Escape") return "cancel";
  return event.key === "/" && !writing ? "type" : undefined;
}

/** Where a key writes or chooses; the other inputs are buttons and switches. */
const writing =
  "textarea,select,[contenteditable]:not([contenteditable=false])," +
  "input:not([type=button],[type=submit],[type=reset],[type=checkbox],[type=radio],[type=range])";

/** Whether the focus is where a shopper writes. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(writing) !== null;
}

/** Where the settings are kept; settings.ts tells what they are. */
export const settingsKey = "assistant.settings";

/** Whether a conversation is to begin on arriving: asked before the rest of the assistant is here. */
export function beginsOnArriving(storage: Pick<Storage, "getItem">): boolean {
  const { again, begins } = early(storage);
  return again === true && begins === true;
}

/** Whether `/` alone may open the command box: asked before the rest of the assistant is here. */
export function slashIsOn(storage: Pick<Storage, "getItem">): boolean {
  return early(storage).slash !== false;
}

/** What is kept, unread: settings.ts, which reads it with care, isn't here yet. */
function early(storage: Pick<Storage, "getItem">): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(storage.getItem(settingsKey) ?? "{}") ?? {};
  } catch {
    return {};
  }
}
