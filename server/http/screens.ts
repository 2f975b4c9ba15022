/** The addresses that lead to a screen of the app (src/app/screens.ts has them, too), and what is known of them here. */

export interface Screen {
  readonly path: RegExp;
  /** The guards send everybody else to another screen. */
  readonly for: "visitors" | "members";
  /**
   * Of the screens that people open first: the name of its file, as the build's manifest has it; groups
   * of vite.config.ts name some.
   */
  readonly chunk?: string;
  /** Its first look needs no more than the list of products, so it is drawn ahead. */
  readonly drawn?: true;
}

const screens: readonly Screen[] = [
  { path: /^\/(login|signup)$/, for: "visitors", chunk: "entry", drawn: true },
  { path: /^\/$/, for: "members", chunk: "front", drawn: true },
  { path: /^\/collection$/, for: "members", chunk: "collection", drawn: true },
  { path: /^\/productdetail\/[^/]+$/, for: "members", chunk: "product-detail", drawn: true },
  { path: /^\/product$/, for: "members", chunk: "product" },
  { path: /^\/(about|contact|cart|placeorder|order|recommendations)$/, for: "members" },
];

/** The screen of a path; one slash at its end is no matter, as in src/app/match-path.ts. */
export function screenAt(path: string): Screen | undefined {
  const plain = path === "/" ? path : path.replace(/\/$/, "");
  return screens.find((screen) => screen.path.test(plain));
}
