export type WhenIdle = (run: () => void) => void;

/** Safari has no requestIdleCallback: https://caniuse.com/requestidlecallback */
export const whenIdle: WhenIdle = (run) => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(() => run());
  else setTimeout(run, 200);
};
