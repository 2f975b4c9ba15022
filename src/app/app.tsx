/** The frame: bars, guarded routes, overlays. */
import { type ReactNode, useLayoutEffect } from "react";
import { routeOf } from "../../domain/routes.ts";
import {
  PrerenderedContext,
  type PrerenderedStores,
  type ShopContext,
  ShopProvider,
  useShopState,
} from "../shop/shop-context.tsx";
import { usePath } from "../ui/address.ts";
import { SkipLink } from "../ui/skip-link.tsx";
import type { ToastRack } from "../ui/toast-rack.ts";
import { Toasts } from "../ui/toasts.tsx";
import styles from "./app.module.css";
import { ErrorBoundary } from "./layout/error-boundary.tsx";
import { memberLayout } from "./layout/lazy-layout.ts";
import { Name } from "./layout/name.tsx";
import { TopBar } from "./layout/top-bar.tsx";
import { Arrival } from "./routing/arrival.tsx";
import { Members, Visitors } from "./routing/guards.tsx";
import { ShowScreen, useLazyPart } from "./routing/lazy-screen.tsx";
import { isEntry, screenOf } from "./routing/screens.ts";
import type { ScrollMemory } from "./routing/scroll-memory.ts";

interface AppProps {
  readonly context: ShopContext;
  readonly toasts: ToastRack;
  readonly scroll: ScrollMemory;
  readonly prerendered?: PrerenderedStores | undefined;
  /** After the first render, before paint. */
  readonly opened: () => void;
}

export function App({
  context,
  toasts,
  scroll,
  prerendered = nothingPrerendered,
  opened,
}: AppProps) {
  useLayoutEffect(opened, [opened]);
  return (
    <PrerenderedContext value={prerendered}>
      <ShopProvider value={context}>
        <Frame scroll={scroll} />
        <Toasts rack={toasts} />
      </ShopProvider>
    </PrerenderedContext>
  );
}

const nothingPrerendered: PrerenderedStores = new Map();

function Frame({ scroll }: Pick<AppProps, "scroll">) {
  const path = usePath();
  const signedIn = useShopState(
    (shop) => shop.session,
    (state) => state.status === "in",
  );
  return (
    <>
      <SkipLink to="main">Skip to content</SkipLink>
      {signedIn && <SkipLink to="assistant">Skip to the assistant</SkipLink>}
      <div className={signedIn ? `${styles.page} ${styles.barred}` : styles.page}>
        {isEntry(path) ? (
          <header className={styles.entry}>
            <Name />
          </header>
        ) : (
          <TopBar />
        )}
        <main id="main" className={styles.main} tabIndex={-1}>
          <ErrorBoundary key={path}>
            <Routes path={path} arrival={<Arrival key={path} scroll={scroll} />} />
          </ErrorBoundary>
        </main>
        {signedIn && (
          <ErrorBoundary instead={null}>
            <MemberLayout />
          </ErrorBoundary>
        )}
      </div>
    </>
  );
}

function MemberLayout() {
  const Layout = useLazyPart(memberLayout);
  return Layout === undefined ? null : <Layout />;
}

function Routes({ path, arrival }: { readonly path: string; readonly arrival: ReactNode }) {
  const found = routeOf(path);
  const screen = (
    <ShowScreen key={found?.route} screen={screenOf(path)} params={found?.params ?? {}}>
      {arrival}
    </ShowScreen>
  );
  switch (found?.access) {
    case undefined:
    case "anyone":
      return screen;
    case "visitors":
      return <Visitors>{screen}</Visitors>;
    case "members":
      return <Members path={path}>{screen}</Members>;
  }
}
