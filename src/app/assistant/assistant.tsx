/**
 * The assistant on members' screens. Its button and keys load with the page; the rest when the
 * shopper approaches or presses it, or uses an idle page.
 */
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { AssistantButtons, restingFace } from "../../assistant/panel/button.tsx";
import {
  beginsOnArriving,
  isWriting,
  shortcutOf,
  slashIsOn,
} from "../../assistant/panel/shortcuts.ts";
import { type ShopContext, useShopContext } from "../../shop/shop-context.tsx";
import { usePath } from "../../ui/address.ts";
import { whenIdle } from "../integrations/when-idle.ts";
import styles from "./assistant.module.css";
import type { OpenAssistant } from "./open-assistant.tsx";

/** `?dev` at page load, kept through a sign-in. */
const developing =
  typeof location !== "undefined" &&
  new URL(performance.getEntriesByType?.("navigation")[0]?.name ?? location.href).searchParams.has(
    "dev",
  );

export function AssistantMount() {
  const context = useShopContext();
  const path = usePath();
  const { assistant, waiting, withAssistant } = useAssistant(context);
  const held = useRef(false);
  const face = useSyncExternalStore(
    assistant?.subscribe ?? never,
    assistant?.face ?? resting,
    resting,
  );
  const typing = useSyncExternalStore(assistant?.subscribe ?? never, assistant?.typing ?? no, no);

  // Before paint: a visible button must already have its keys.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || covered()) return;
      const shortcut = shortcutOf(event, isWriting(event.target));
      if (shortcut === undefined || (shortcut === "type" && !slashIsOn(localStorage))) return;
      if (shortcut !== "cancel") event.preventDefault();
      if (shortcut === "cancel") assistant?.cancel();
      else withAssistant(shortcut === "listen" ? (open) => open.press() : (open) => open.type());
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [assistant, withAssistant]);

  useEffect(() => {
    if (beginsOnArriving(localStorage)) withAssistant((open) => void open.arrive());
  }, [withAssistant]);

  useEffect(
    () =>
      context.wishes.listen((wish) =>
        withAssistant(
          wish.type === "press" ? (open) => open.press() : (open) => open.say(wish.text),
        ),
      ),
    [context, withAssistant],
  );

  return (
    <aside className={styles.corner} aria-label="Assistant">
      {assistant?.view(path)}
      <AssistantButtons
        face={waiting ? { ...face, kind: "starting" } : face}
        typing={typing}
        onPress={(down) => {
          held.current = down;
          // Read late: the button may be released by now.
          withAssistant((open) => open.press(held.current));
        }}
        onRelease={(done) => {
          held.current = false;
          withAssistant((open) => open.release(done));
        }}
        onType={() => withAssistant((open) => open.toggleTyping())}
        onNear={() => withAssistant()}
      />
    </aside>
  );
}

const never = () => () => {};
const resting = () => restingFace;
const no = () => false;

/** Whether a dialog or a menu takes the keys. */
function covered(): boolean {
  return document.querySelector("dialog[open], :popover-open") !== null;
}

interface Opening {
  readonly assistant: Promise<OpenAssistant>;
  ready?: OpenAssistant;
}

/** Opens the assistant on demand; closes it on leaving. */
function useAssistant(context: ShopContext) {
  const opening = useRef<Opening>(undefined);
  const [assistant, setAssistant] = useState<OpenAssistant>();
  const [waiting, setWaiting] = useState(false);

  const [withAssistant] = useState(() => (act?: (assistant: OpenAssistant) => void) => {
    // Inside the tap if possible: browsers open microphones and voices only there.
    const ready = opening.current?.ready;
    if (ready) return act?.(ready);
    if (act) setWaiting(true);
    opening.current ??= open(context, setAssistant);
    const mine = opening.current;
    mine.assistant
      .then((opened) => {
        if (opening.current === mine) act?.(opened);
      })
      .catch((error: unknown) => {
        // The next press retries.
        if (opening.current === mine) opening.current = undefined;
        console.warn("assistant:", error);
      })
      .finally(() => {
        if (act) setWaiting(false);
      });
  });

  useEffect(() => {
    const stop = whenUsed(() => withAssistant());
    return () => {
      stop();
      const left = opening.current;
      opening.current = undefined;
      setAssistant(undefined);
      left?.assistant.then((opened) => opened.close()).catch(() => undefined);
    };
  }, [withAssistant]);

  return { assistant, waiting, withAssistant };
}

function open(context: ShopContext, opened: (assistant: OpenAssistant) => void): Opening {
  const opening: Opening = {
    assistant: import("./open-assistant.tsx").then(async ({ openAssistant }) => {
      const assistant = await openAssistant(context, { developing });
      opening.ready = assistant;
      opened(assistant);
      return assistant;
    }),
  };
  return opening;
}

/** Once, after the first pointer or key event, when idle; for shoppers who save data only its own first use counts. */
function whenUsed(run: () => void): () => void {
  if (savesData()) return () => undefined;
  const used = new AbortController();
  const begin = () => {
    used.abort();
    whenIdle(run);
  };
  for (const kind of ["pointerdown", "keydown"]) {
    window.addEventListener(kind, begin, { passive: true, signal: used.signal });
  }
  return () => used.abort();
}

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData ===
  true;
