/** Where to go after signing in: the path tried before, kept in the history entry's state. */
import { paths } from "../../../domain/routes.ts";

export interface Returning {
  readonly from: string;
}

/** Home for anything that isn't a path of this shop. */
export function returnTarget(state: unknown): string {
  const from =
    typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  // "//host" and "/\host" are other sites.
  return typeof from === "string" && /^\/(?![/\\])/.test(from) ? from : paths.home;
}
