/** The whole app in a test's page, entered by the address. */
import { createRoot, type Root } from "react-dom/client";
import type { ShopContext } from "../../shop/shop-context.tsx";
import { createWishes } from "../../shop/wishes.ts";
import { createToastRack } from "../../ui/toast-rack.ts";
import { App } from "../app.tsx";
import { loadScreen } from "../layout/lazy-layout.ts";
import { createScrollMemory } from "../routing/scroll-memory.ts";

export async function showApp(
  address: string,
  doing: (run: () => void) => Promise<void>,
  context: Pick<ShopContext, "shop" | "notify" | "goTo">,
): Promise<Root> {
  history.replaceState(null, "", address);
  await loadScreen(location.pathname);
  const page = document.createElement("div");
  document.body.append(page);
  const root = createRoot(page);
  await doing(() =>
    root.render(
      <App
        context={{ ...context, quietly: (run) => run(), wishes: createWishes() }}
        toasts={createToastRack()}
        scroll={createScrollMemory(window)}
        opened={() => undefined}
      />,
    ),
  );
  return root;
}
