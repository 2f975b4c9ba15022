export interface Notice {
  readonly kind: "success" | "error" | "info";
  readonly text: string;
  /** Milliseconds. */
  readonly forMs: number;
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export type Notify = (notice: Notice) => void;

/** Milliseconds, before sign-in and in the shop. */
export const noticeTime = { entering: 5000, shopping: 3000 } as const;
