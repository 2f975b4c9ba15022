/** The layout around every screen of a shopper, in a chunk that visitors don't need. */
import { lazyPart } from "../routing/lazy-screen.tsx";
import { isEntry, screenOf } from "../routing/screens.ts";

export const surroundings = lazyPart<object>(
  async () => (await import("./surroundings.tsx")).Surroundings,
);

/** Resolves when the screen and its layout are loaded. */
export async function loadScreen(path: string): Promise<void> {
  await Promise.all([screenOf(path).load(), isEntry(path) || surroundings.load()]);
}
