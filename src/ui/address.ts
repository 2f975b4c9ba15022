/** The address that is shown, also where a page is drawn without a browser. */
import { createContext, use } from "react";
import { usePathname, useSearch } from "wouter/use-browser-location";

/** The path that is drawn, where no browser says it; it has no query. */
export const DrawnPath = createContext<string | undefined>(undefined);

export function usePath(): string {
  const drawn = use(DrawnPath);
  return usePathname(drawn === undefined ? {} : { ssrPath: drawn });
}

/** The query, with its question mark; empty for none. */
export function useQuery(): string {
  return useSearch(use(DrawnPath) === undefined ? {} : { ssrSearch: "" });
}
