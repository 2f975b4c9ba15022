/** Whether the app has taken over what the server drew: what a slow line can do without comes after it. */
import { useSyncExternalStore } from "react";

export const useHere = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const never = () => () => {};
