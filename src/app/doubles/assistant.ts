/** The app's assistant without microphone or voice, with a browser in memory. */
import { createSettings } from "../../assistant/settings/settings.ts";
import type { Shop } from "../../shop/shop.ts";
import { createTyped } from "../../voice/providers/typed/typed.ts";
import { createScriptedSynthesiser } from "../../voice/testing/scripted-synthesis.ts";
import {
  type ComposedAssistant,
  type ComposedParts,
  composeAssistant,
} from "../assistant/compose-assistant.ts";

/** `place` and `goTo` set the shopper's address. */
export function playAssistant(
  shop: Shop,
  parts: Pick<ComposedParts, "place" | "goTo"> & Partial<ComposedParts>,
): ComposedAssistant & Pick<ComposedParts, "settings"> {
  const storage = { getItem: () => null, setItem: () => undefined };
  const settings = parts.settings ?? createSettings(storage);
  const composed = composeAssistant({
    shop,
    notify: () => undefined,
    quietly: (act) => act(),
    voice: {
      recognisers: [],
      typed: createTyped(),
      synthesisers: [createScriptedSynthesiser()],
      earcons: { play: () => undefined },
      order: () => ({ recognisers: [], synthesisers: [] }),
    },
    settings,
    storage,
    back: () => undefined,
    scroll: () => () => undefined,
    wide: () => false,
    whenIdle: () => undefined,
    prefetch: () => undefined,
    after: () => () => undefined,
    painted: (run) => run(),
    now: () => 0,
    report: (error) => {
      throw error;
    },
    ...parts,
  });
  return { ...composed, settings };
}
