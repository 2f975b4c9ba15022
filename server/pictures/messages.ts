/** What the shop and the process that draws its pictures send each other. */

export type ToArtist = { readonly draw: string } | { readonly ahead: readonly string[] };

export type FromArtist =
  | { readonly drawn: string; readonly error?: string }
  /** Everything that was to be drawn ahead is there. */
  | { readonly finished: true };
