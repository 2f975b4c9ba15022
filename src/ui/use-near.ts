/** Tells when something far down a page is about to be seen: nothing is fetched for it before. */
import { type RefObject, useEffect, useRef, useState } from "react";

/** Pixels below the window's edge. */
const reach = 120;

/** What to put on the element, and whether it is, or was, in reach. Browsers by themselves look much farther ahead. */
export function useNear<Of extends Element>(): readonly [RefObject<Of | null>, boolean] {
  const element = useRef<Of>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || element.current === null) return;
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `0px 0px ${reach}px` },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [near]);

  return [element, near];
}
