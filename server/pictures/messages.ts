/** Paths of files, as in `filesOf`. */
export type ToArtist = { readonly draw: string } | { readonly ahead: readonly string[] };

export type FromArtist =
  | { readonly drawn: string; readonly error?: string }
  /** Drawing ahead is done. */
  | { readonly finished: true };
