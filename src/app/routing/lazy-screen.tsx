/**
 * A lazy screen that shows at once when loaded. Not a Suspense: React delays content after a
 * fallback by 300 ms, longer than a chunk takes
 * (https://github.com/facebook/react/blob/v19.2.0/packages/react-reconciler/src/ReactFiberWorkLoop.js,
 * FALLBACK_THROTTLE_MS).
 */
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { PathParameters } from "../../../domain/routes.ts";
import { ScreenWaiting } from "../layout/screen-waiting.tsx";

export interface RouteProps {
  readonly params: PathParameters;
}

interface LazyPart<Props> {
  readonly loaded: () => ComponentType<Props> | undefined;
  /** Fetches the chunk once. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** A failure shows on render. */
  readonly prefetch: () => void;
}

export type LazyScreen = LazyPart<RouteProps>;

export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let component: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  const fetch = () => {
    loading ??= load().then(
      (here) => {
        component = here;
        return here;
      },
      (cause: unknown) => {
        loading = undefined; // retry next time
        throw cause;
      },
    );
    return loading;
  };

  return {
    loaded: () => component,
    load: fetch,
    prefetch: () => void fetch().catch(() => undefined),
  };
}

/** The loaded part; throws its error for the nearest boundary. */
export function useLazyPart<Props>(part: LazyPart<Props>): ComponentType<Props> | undefined {
  const [Here, setHere] = useState<ComponentType<Props> | undefined>(() => part.loaded());
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();

  useEffect(() => {
    if (Here !== undefined) return;
    let wanted = true;
    part.load().then(
      (here) => wanted && setHere(() => here),
      (cause: unknown) => wanted && setFailure({ cause }),
    );
    return () => {
      wanted = false;
    };
  }, [part, Here]);

  if (failure !== undefined) throw failure.cause;
  return Here;
}

interface ShowScreenProps extends RouteProps {
  readonly screen: LazyScreen;
  readonly children?: ReactNode;
}

export function ShowScreen({ screen, params, children }: ShowScreenProps) {
  const Here = useLazyPart(screen);
  if (Here === undefined) return <ScreenWaiting />;
  return (
    <>
      <Here params={params} />
      {children}
    </>
  );
}
