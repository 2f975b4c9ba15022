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
import { type Counter, useCounter } from "../../shop/shop-context.tsx";
import { usePath } from "../../ui/address.ts";
import { whenIdle } from "../integrations/when-idle.ts";
import styles from "./assistant.module.css";
import type { Desk } from "./open-assistant.tsx";

/** `?dev` at page load, kept through a sign-in. */
const developing =
  typeof location !== "undefined" &&
  new URL(performance.getEntriesByType?.("navigation")[0]?.name ?? location.href).searchParams.has(
    "dev",
  );

export function AssistantMount() {
  const counter = useCounter();
  const path = usePath();
  const { desk, waiting, withDesk } = useDesk(counter);
  const held = useRef(false);
  const face = useSyncExternalStore(desk?.subscribe ?? never, desk?.face ?? resting, resting);
  const typing = useSyncExternalStore(desk?.subscribe ?? never, desk?.typing ?? no, no);

  // Before paint: a visible button must already have its keys.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || covered()) return;
      const shortcut = shortcutOf(event, isWriting(event.target));
      if (shortcut === undefined || (shortcut === "type" && !slashIsOn(localStorage))) return;
      if (shortcut !== "cancel") event.preventDefault();
      if (shortcut === "cancel") desk?.cancel();
      else withDesk(shortcut === "listen" ? (open) => open.press() : (open) => open.type());
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [desk, withDesk]);

  useEffect(() => {
    if (beginsOnArriving(localStorage)) withDesk((open) => void open.arrive());
  }, [withDesk]);

  useEffect(
    () =>
      counter.wishes.listen((wish) =>
        withDesk(wish.type === "press" ? (open) => open.press() : (open) => open.say(wish.text)),
      ),
    [counter, withDesk],
  );

  return (
    <aside className={styles.corner} aria-label="Assistant">
      {desk?.view(path)}
      <AssistantButtons
        face={waiting ? { ...face, kind: "starting" } : face}
        typing={typing}
        onPress={(down) => {
          held.current = down;
          // Read late: the button may be released by now.
          withDesk((open) => open.press(held.current));
        }}
        onRelease={(done) => {
          held.current = false;
          withDesk((open) => open.release(done));
        }}
        onType={() => withDesk((open) => open.toggleTyping())}
        onNear={() => withDesk()}
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
  readonly desk: Promise<Desk>;
  ready?: Desk;
}

/** Opens the assistant on demand; closes it on leaving. */
function useDesk(counter: Counter) {
  const opening = useRef<Opening>(undefined);
  const [desk, setDesk] = useState<Desk>();
  const [waiting, setWaiting] = useState(false);

  const [withDesk] = useState(() => (act?: (desk: Desk) => void) => {
    // Inside the tap if possible: browsers open microphones and voices only there.
    const ready = opening.current?.ready;
    if (ready) return act?.(ready);
    if (act) setWaiting(true);
    opening.current ??= open(counter, setDesk);
    const mine = opening.current;
    mine.desk
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
    const stop = whenUsed(() => withDesk());
    return () => {
      stop();
      const left = opening.current;
      opening.current = undefined;
      setDesk(undefined);
      left?.desk.then((opened) => opened.close()).catch(() => undefined);
    };
  }, [withDesk]);

  return { desk, waiting, withDesk };
}

function open(counter: Counter, opened: (desk: Desk) => void): Opening {
  const opening: Opening = {
    desk: import("./open-assistant.tsx").then(async ({ openDesk }) => {
      const desk = await openDesk(counter, { developing });
      opening.ready = desk;
      opened(desk);
      return desk;
    }),
  };
  return opening;
}

/** Once, after the first pointer or key event, when idle. */
function whenUsed(run: () => void): () => void {
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
