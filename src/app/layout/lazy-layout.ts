/** The layout of members' screens, in a separate chunk. */
import { lazyPart } from "../routing/lazy-screen.tsx";
import { isEntry, screenOf } from "../routing/screens.ts";

export const memberLayout = lazyPart<object>(
  async () => (await import("./member-layout.tsx")).MemberLayout,
);

/** Resolves with screen and layout loaded. */
export async function loadScreen(path: string): Promise<void> {
  await Promise.all([screenOf(path).load(), isEntry(path) || memberLayout.load()]);
}
