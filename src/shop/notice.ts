/** What an action tells the shopper in passing. How it is shown is the app's business. */

export interface Notice {
  readonly kind: "success" | "error" | "info";
  readonly text: string;
  /** How long it stays, in milliseconds. */
  readonly forMs: number;
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export type Notify = (notice: Notice) => void;

/** How long toasts stay while signing in or registering, and in the shop. */
export const noticeTime = { entering: 5000, shopping: 3000 } as const;
