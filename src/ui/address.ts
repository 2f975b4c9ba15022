/** The current address, also while prerendering. */
import { createContext, use } from "react";
import { usePathname, useSearch } from "wouter/use-browser-location";

export const PrerenderedPath = createContext<string | undefined>(undefined);

export function usePath(): string {
  const drawn = use(PrerenderedPath);
  return usePathname(drawn === undefined ? {} : { ssrPath: drawn });
}

/** With its question mark; empty for none. */
export function useQuery(): string {
  return useSearch(use(PrerenderedPath) === undefined ? {} : { ssrSearch: "" });
}
