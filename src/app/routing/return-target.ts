/** The path to return to after signing in, in the history entry's state. */
import { paths } from "../../../domain/routes.ts";

export interface Returning {
  readonly from: string;
}

/** Home for anything but a path of this shop. */
export function returnTarget(state: unknown): string {
  const from =
    typeof state === "object" && state !== null && "from" in state ? state.from : undefined;
  // "//host" and "/\host" are other sites.
  return typeof from === "string" && /^\/(?![/\\])/.test(from) ? from : paths.home;
}
