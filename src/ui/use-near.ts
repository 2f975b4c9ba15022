/** Detects that an element is about to scroll into view. */
import { type RefObject, useEffect, useRef, useState } from "react";

/** Pixels below the window. */
const margin = 120;

/** A ref, and whether its element is or was near. Browsers' lazy loading looks much farther. */
export function useNear<Of extends Element>(): readonly [RefObject<Of | null>, boolean] {
  const element = useRef<Of>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || element.current === null) return;
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `0px 0px ${margin}px` },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [near]);

  return [element, near];
}
