/** Messages between tabs through a BroadcastChannel, if available. */
import type { TabNews, Tabs } from "../../shop/ports.ts";

const known: readonly TabNews[] = ["cart", "session"];

export function openTabs(name: string): Tabs {
  if (typeof BroadcastChannel === "undefined") return { announce: () => {}, subscribe: () => {} };
  const channel = new BroadcastChannel(name);
  return {
    announce: (news) => channel.postMessage(news),
    subscribe: (listener) =>
      channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        const news = known.find((each) => each === data);
        if (news !== undefined) listener(news);
      }),
  };
}
