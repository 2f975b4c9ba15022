/** A screen in a chunk of its own that, once fetched, shows at once: no fallback for what is here. */
import { type ComponentType, lazy, useState } from "react";
import type { PathParameters } from "./match-path.ts";

/** What a screen is given: the named places of its path. */
export interface ScreenProps {
  readonly params: PathParameters;
}

type ScreenComponent = ComponentType<ScreenProps>;

export interface LazyScreen {
  /** The screen, once it is here. */
  readonly loaded: () => ScreenComponent | undefined;
  /** The same as a component that suspends until it is here. */
  readonly Waited: ScreenComponent;
  /** Fetches the chunk; as often as one likes. A failure shows when the screen is opened. */
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
    Waited: lazy(async () => ({ default: await fetch() })),
    prefetch: () => void fetch().catch(() => undefined),
  };
}

export function ShowScreen({ screen, params }: ScreenProps & { readonly screen: LazyScreen }) {
  // Chosen once for each visit, so that a screen that was waited for isn't mounted twice.
  const [Chosen] = useState<ScreenComponent>(() => screen.loaded() ?? screen.Waited);
  return <Chosen params={params} />;
}
