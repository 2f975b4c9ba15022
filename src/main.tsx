/** Builds the real adapters, hands them in and renders. */
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { navigate } from "wouter/use-browser-location";
import { createApi } from "./api/client.ts";
import { App } from "./app/app.tsx";
import { mayBeSignedIn } from "./app/integrations/companion-cookie.ts";
import { drawnAhead, sessionAhead } from "./app/integrations/drawn-ahead.ts";
import { openTabs } from "./app/integrations/tabs.ts";
import { loadScreen } from "./app/layout/around.ts";
import { prefetchOnApproach, prefetchWhenUsed } from "./app/routing/prefetch.ts";
import { createScrollMemory } from "./app/routing/scroll-memory.ts";
import type { Notice } from "./shop/notice.ts";
import { createShop } from "./shop/shop.ts";
import type { Drawn } from "./shop/shop-context.tsx";
import { createWishes } from "./shop/wishes.ts";
import { createToastRack } from "./ui/toast-rack.ts";

const toasts = createToastRack();
const notify = (notice: Notice) => toasts.show(notice);
const goTo = (to: string) => navigate(to);
const wishes = createWishes();

const base: string = import.meta.env.VITE_API_BASE ?? "";
const shop = createShop({
  api: createApi({
    fetch: (...request) => fetch(...request),
    base,
    recommendationsBase: import.meta.env.VITE_RECOMMENDATIONS_BASE ?? "",
  }),
  storage: localStorage,
  tabStorage: sessionStorage,
  tabs: openTabs("shopai"),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  // Not randomUUID: pages that aren't served over https have none.
  newKey: () => crypto.getRandomValues(new Uint32Array(4)).join("-"),
  openPayment: async (...payment) =>
    (await import("./app/integrations/payment-window.ts")).openPayment(...payment),
  notify,
  goTo,
  mayBeSignedIn: () => mayBeSignedIn(document.cookie, base),
  googleSignIn: async (project) =>
    (await import("./app/integrations/google-sign-in.ts")).googleEntrance.signIn(project),
  prepareGoogle: async (project) =>
    (await import("./app/integrations/google-sign-in.ts")).googleEntrance.prepare(project),
  log: (what, cause) => console.warn(`${what}:`, cause),
});

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
const path = location.pathname;
const ahead = sessionAhead(path);
const scroll = createScrollMemory(window);
const app = (drawn?: Drawn) => (
  <StrictMode>
    <App
      counter={{ shop, notify, goTo, quietly: toasts.quietly, wishes }}
      toasts={toasts}
      scroll={scroll}
      drawn={drawn}
      opened={() => root.removeAttribute("inert")}
    />
  </StrictMode>
);
const opening = prepare();
if (root.inert) {
  // The server has drawn the screen. A server that then keeps us waiting must not keep the page from
  // answering. In slices: there is something to look at, and to scroll, meanwhile.
  void Promise.race([opening, new Promise<undefined>((go) => setTimeout(go, 2000))]).then((drawn) =>
    startTransition(() => {
      if (drawn) hydrateRoot(root, app(drawn));
      else createRoot(root).render(app());
    }),
  );
} else {
  createRoot(root).render(app());
}

/** Fetches what the first screen needs; resolves with what the server has drawn, if the app can draw it, too. */
async function prepare(): Promise<Drawn | undefined> {
  const entering = ahead.status === "out";
  const [screenIsHere] = await Promise.all([
    loadScreen(path).then(
      () => true,
      () => false, // the screen itself says what is wrong
    ),
    shop.session.start(),
    entering || shop.products.ensure(),
  ]);
  const { status, list } = shop.products.store.getState();
  const asDrawn =
    screenIsHere &&
    shop.session.store.getState().status === ahead.status &&
    (entering || status === "ready");
  return asDrawn ? drawnAhead(shop, path, list) : undefined;
}

// Whoever leaves the page right after a change still has it.
window.addEventListener("pagehide", () => void shop.cart.settle());

prefetchOnApproach(document);
prefetchWhenUsed(window);
