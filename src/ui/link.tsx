/**
 * A link that navigates without a page load. wouter's own Link bundles its router (1.3 kB of every
 * first load).
 */
import type { ComponentProps, MouseEvent } from "react";
import { navigate } from "wouter/use-browser-location";

interface LinkProps extends ComponentProps<"a"> {
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
