/** Whether the app has hydrated the drawn page: what a slow line can do without comes later. */
import { useSyncExternalStore } from "react";

export const useHere = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const never = () => () => {};
