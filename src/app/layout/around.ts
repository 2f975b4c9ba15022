/** What stands around every screen of the shop, in a chunk of its own: visitors have no use for it. */
import { lazyPart } from "../routing/lazy-screen.tsx";
import { isEntry, screenOf } from "../routing/screens.ts";

export const surroundings = lazyPart<object>(
  async () => (await import("./surroundings.tsx")).Surroundings,
);

/** Fetches the screen of a path that is opened now; it and what stands around it are here when this resolves. */
export async function loadScreen(path: string): Promise<void> {
  await Promise.all([screenOf(path).load(), isEntry(path) || surroundings.load()]);
}
