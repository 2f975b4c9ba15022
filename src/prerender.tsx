/**
 * Prerenders a screen to HTML, the same for everybody, so that it shows while scripts load;
 * src/main.tsx hydrates it. Built by `vite build --ssr src/prerender.tsx`.
 */
import { renderToString } from "react-dom/server";
import type { Product } from "../contract/schemas.ts";
import { routeOf } from "../domain/routes.ts";
import { App } from "./app/app.tsx";
import { prerenderedState } from "./app/integrations/hydration.ts";
import { loadScreen } from "./app/layout/lazy-layout.ts";
import { createShop } from "./shop/shop.ts";
import { createWishes } from "./shop/wishes.ts";
import { PrerenderedPath } from "./ui/address.ts";
import { createToastRack } from "./ui/toast-rack.ts";

interface Prerendered {
  readonly path: string;
  readonly products: readonly Product[];
}

/** Visitors get the entry, members the shop. Empty without such a screen or product. */
export async function prerender({ path, products }: Prerendered): Promise<string> {
  const found = routeOf(path);
  if (found === undefined) return "";
  const { productId } = found.params;
  if (productId !== undefined && !products.some(({ _id }) => _id === productId)) return "";
  await loadScreen(path);

  const shop = emptyShop();
  return renderToString(
    <PrerenderedPath value={path}>
      <App
        context={{ shop, notify: nothing, goTo: nothing, quietly: never, wishes: createWishes() }}
        toasts={createToastRack()}
        scroll={{ restore: () => 0, stop: nothing }}
        prerendered={prerenderedState(shop, path, { status: "ready", list: products })}
        opened={nothing}
      />
    </PrerenderedPath>,
  );
}

const nothing = () => {};
const never = <Value,>() => new Promise<Value>(nothing);

/** A shop for one rendering. */
const emptyShop = () => {
  const storage = { getItem: () => null, setItem: nothing, removeItem: nothing };
  return createShop({
    api: { call: never },
    storage,
    tabStorage: storage,
    tabs: { announce: nothing, subscribe: nothing },
    after: () => nothing,
    newKey: () => "",
    openPayment: never,
    notify: nothing,
    goTo: nothing,
    mayBeSignedIn: () => true,
    googleSignIn: never,
    prepareGoogle: never,
    log: nothing,
  });
};
