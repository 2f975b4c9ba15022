/** Builds the real adapters, hands them in and renders. */
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { navigate } from "wouter/use-browser-location";
import { createApi } from "./api/client.ts";
import { App } from "./app/app.tsx";
import { mayBeSignedIn } from "./app/companion-cookie.ts";
import { prefetchOnApproach, prefetchWhenUsed } from "./app/prefetch.ts";
import { loadScreen } from "./app/screens.ts";
import { createScrollMemory } from "./app/scroll-memory.ts";
import { openTabs } from "./app/tabs.ts";
import type { Notice } from "./shop/notice.ts";
import { createShop } from "./shop/shop.ts";
import { createToastRack } from "./ui/toast-rack.ts";

const toasts = createToastRack();
const notify = (notice: Notice) => toasts.show(notice);
const goTo = (to: string) => navigate(to);

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
    (await import("./app/payment-window.ts")).openPayment(...payment),
  notify,
  goTo,
  mayBeSignedIn: () => mayBeSignedIn(document.cookie, base),
  googleSignIn: async (project) =>
    (await import("./app/google-sign-in.ts")).googleEntrance.signIn(project),
  prepareGoogle: async (project) =>
    (await import("./app/google-sign-in.ts")).googleEntrance.prepare(project),
  log: (what, cause) => console.warn(`${what}:`, cause),
});

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
const firstNeeds = Promise.all([
  loadScreen(location.pathname).catch(() => undefined), // the screen itself says what is wrong
  shop.session.start(),
  /^\/(login|signup)\/?$/.test(location.pathname) || shop.products.ensure(),
]);
// Where the server has drawn the screen already, it stays until the app can draw the same; a server
// that keeps us waiting must not keep the page from answering.
const render = () =>
  createRoot(root).render(
    <StrictMode>
      <App counter={{ shop, notify, goTo }} toasts={toasts} scroll={createScrollMemory(window)} />
    </StrictMode>,
  );
if (root.querySelector("[data-prerendered]")) {
  // In slices: there is something to look at, and to scroll, meanwhile.
  void Promise.race([firstNeeds, new Promise((go) => setTimeout(go, 2000))]).then(() =>
    startTransition(render),
  );
} else {
  render();
}

// Whoever leaves the page right after a change still has it.
window.addEventListener("pagehide", () => void shop.cart.settle());

prefetchOnApproach(document);
prefetchWhenUsed(window);
