/** Access: members or visitors. */
import { type ReactNode, useLayoutEffect } from "react";
import { navigate, useHistoryState } from "wouter/use-browser-location";
import { paths } from "../../../domain/routes.ts";
import { useShopState } from "../../shop/shop-context.tsx";
import { useQuery } from "../../ui/address.ts";
import { ScreenWaiting } from "../layout/screen-waiting.tsx";
import { type Returning, returnTarget } from "./return-target.ts";

interface Guarded {
  readonly children: ReactNode;
}

const useStatus = () =>
  useShopState(
    (shop) => shop.session,
    (state) => state.status,
  );

/** Sends others to /login, with the return target in the history entry. */
export function Members({ path, children }: Guarded & { readonly path: string }) {
  const status = useStatus();
  const query = useQuery();
  switch (status) {
    case "in":
      return children;
    case "unknown":
      return <ScreenWaiting />;
    case "out": {
      const state: Returning = { from: `${path}${query}` };
      return <Redirect to={paths.login} state={state} />;
    }
  }
}

/** Sends members to the return target, or home. */
export function Visitors({ children }: Guarded) {
  const status = useStatus();
  const state = useHistoryState<unknown>();
  return status === "in" ? <Redirect to={returnTarget(state)} /> : children;
}

/** Replaces the entry, so that back skips it. */
function Redirect({ to, state }: { readonly to: string; readonly state?: Returning }) {
  useLayoutEffect(() => navigate<unknown>(to, { replace: true, state }));
  return null;
}
