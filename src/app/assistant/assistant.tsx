/**
 * Where the voice assistant stands: over every screen of a signed-in shopper. Only its button and
 * its keys load with the page; the rest is fetched when the shopper comes near it, presses it, or
 * has begun to use the page and the browser is idle.
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
import type { Desk } from "./assistant-desk.tsx";

/** Asked for with `?dev` when the page was loaded, by whoever had to sign in then, too; until the next load. */
const developing =
  typeof location !== "undefined" &&
  new URL(performance.getEntriesByType?.("navigation")[0]?.name ?? location.href).searchParams.has(
    "dev",
  );

/** Takes the shop, the way to places and the toasts from useCounter(). */
export function AssistantMount() {
  const counter = useCounter();
  const path = usePath();
  const { desk, waiting, withDesk } = useDesk(counter);
  const held = useRef(false);
  const face = useSyncExternalStore(desk?.subscribe ?? never, desk?.face ?? resting, resting);
  const typing = useSyncExternalStore(desk?.subscribe ?? never, desk?.typing ?? no, no);

  // Before the button is painted: whoever sees it may press its keys.
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
          // Asked when the desk is here: the button may have been let go meanwhile.
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

/** Whether a dialog or a menu lies over the page and takes the keys. */
function covered(): boolean {
  return document.querySelector("dialog[open], :popover-open") !== null;
}

interface Opening {
  readonly desk: Promise<Desk>;
  ready?: Desk;
}

/** Fetches and opens the desk once, when somebody wants it, and closes it on leaving. */
function useDesk(counter: Counter) {
  const opening = useRef<Opening>(undefined);
  const [desk, setDesk] = useState<Desk>();
  const [waiting, setWaiting] = useState(false);

  const [withDesk] = useState(() => (act?: (desk: Desk) => void) => {
    // Inside the tap where it can be: browsers open microphones and voices only there.
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
        // The next press tries again.
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
    desk: import("./assistant-desk.tsx").then(async ({ openDesk }) => {
      const desk = await openDesk(counter, { developing });
      opening.ready = desk;
      opened(desk);
      return desk;
    }),
  };
  return opening;
}

/** Calls once after the shopper's first pointer or key, when the browser is idle. */
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
