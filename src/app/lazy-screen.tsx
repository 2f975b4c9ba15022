/**
 * A screen in a chunk of its own that, once fetched, shows at once. It waits by itself and not in a
 * Suspense: React holds back what follows a fallback for 300 ms, which is longer than a chunk takes
 * (https://github.com/facebook/react/blob/v19.2.0/packages/react-reconciler/src/ReactFiberWorkLoop.js,
 * FALLBACK_THROTTLE_MS).
 */
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { PathParameters } from "./match-path.ts";
import { ScreenWaiting } from "./screen-waiting.tsx";

/** What a screen is given: the named places of its path. */
export interface ScreenProps {
  readonly params: PathParameters;
}

type ScreenComponent = ComponentType<ScreenProps>;

export interface LazyScreen {
  /** The screen, once it is here. */
  readonly loaded: () => ScreenComponent | undefined;
  /** Fetches the chunk, once. */
  readonly load: () => Promise<ScreenComponent>;
  /** The same for a screen that may be wanted; a failure shows when the screen is opened. */
  readonly prefetch: () => void;
}

export function lazyScreen(load: () => Promise<ScreenComponent>): LazyScreen {
  let component: ScreenComponent | undefined;
  let loading: Promise<ScreenComponent> | undefined;

  const fetch = () => {
    loading ??= load().then(
      (here) => {
        component = here;
        return here;
      },
      (cause: unknown) => {
        loading = undefined; // the next try may have a network
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

export interface ShowScreenProps extends ScreenProps {
  readonly screen: LazyScreen;
  /** What is to happen once the screen is here. */
  readonly children?: ReactNode;
}

export function ShowScreen({ screen, params, children }: ShowScreenProps) {
  const [Here, setHere] = useState<ScreenComponent | undefined>(() => screen.loaded());
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();

  useEffect(() => {
    if (Here !== undefined) return;
    let wanted = true;
    screen.load().then(
      (here) => wanted && setHere(() => here),
      (cause: unknown) => wanted && setFailure({ cause }),
    );
    return () => {
      wanted = false;
    };
  }, [screen, Here]);

  if (failure !== undefined) throw failure.cause; // to the boundary around the screen
  if (Here === undefined) return <ScreenWaiting />;
  return (
    <>
      <Here params={params} />
      {children}
    </>
  );
}
