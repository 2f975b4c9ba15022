/**
 * A link within the shop: a real anchor that moves without loading the page anew. wouter's own Link
 * brings its router along (1.3 kB of every first load); this one needs its history only.
 */
import type { ComponentProps, MouseEvent } from "react";
import { navigate } from "wouter/use-browser-location";

export interface LinkProps extends ComponentProps<"a"> {
  readonly href: string;
  /** Kept with the entry of the history. */
  readonly state?: unknown;
}

export function Link({ href, state, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || elsewhere) return;
    event.preventDefault();
    navigate(href, { state });
  };
  return <a {...rest} href={href} onClick={follow} />;
}
