/** Builds the real adapters and renders. */
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { navigate } from "wouter/use-browser-location";
import { createApi } from "./api/client.ts";
import { App } from "./app/app.tsx";
import { prerenderedSession, prerenderedState } from "./app/integrations/hydration.ts";
import { bringSheet } from "./app/integrations/late-sheet.ts";
import { mayBeSignedIn } from "./app/integrations/session-hint.ts";
import { openTabs } from "./app/integrations/tabs.ts";
import { loadScreen } from "./app/layout/lazy-layout.ts";
import { prefetchOnApproach, prefetchWhenUsed } from "./app/routing/prefetch.ts";
import { createScrollMemory } from "./app/routing/scroll-memory.ts";
import type { Notice } from "./shop/notice.ts";
import { createShop } from "./shop/shop.ts";
import type { PrerenderedStores } from "./shop/shop-context.tsx";
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
  // randomUUID exists only under https.
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
const ahead = prerenderedSession(path);
const scroll = createScrollMemory(window);
/** Taps go in. */
function open(): void {
  root?.removeAttribute("inert");
  bringSheet(document);
}
const app = (prerendered?: PrerenderedStores) => (
  <StrictMode>
    <App
      context={{ shop, notify, goTo, quietly: toasts.quietly, wishes }}
      toasts={toasts}
      scroll={scroll}
      prerendered={prerendered}
      opened={open}
    />
  </StrictMode>
);
// In a separate task, after those of the modules.
const opening = new Promise<void>((go) => setTimeout(go)).then(prepare);
if (root.inert) {
  // The prerendered screen is visible: don't wait for a slow server before hydrating, in slices.
  void Promise.race([opening, new Promise<undefined>((go) => setTimeout(go, 2000))]).then(
    (prerendered) =>
      startTransition(() => {
        if (prerendered) hydrateRoot(root, app(prerendered));
        else createRoot(root).render(app());
      }),
  );
} else {
  createRoot(root).render(app());
}

/**
 * Fetches what the first screen needs; resolves with the prerendered screen if the app can hydrate
 * it.
 */
async function prepare(): Promise<PrerenderedStores | undefined> {
  const entering = ahead.status === "out";
  const [screenIsHere] = await Promise.all([
    loadScreen(path).then(
      () => true,
      () => false, // the screen shows the failure
    ),
    shop.session.start(),
    entering || shop.products.ensure(),
  ]);
  const pieces = shop.products.store.getState();
  const asPrerendered =
    screenIsHere &&
    shop.session.store.getState().status === ahead.status &&
    (entering || pieces.status === "ready");
  return asPrerendered ? prerenderedState(shop, path, pieces) : undefined;
}

// Sends changes made just before leaving the page.
window.addEventListener("pagehide", () => void shop.cart.flush());

prefetchOnApproach(document);
prefetchWhenUsed(window);
