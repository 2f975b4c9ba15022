/** Detects that a screen's first frame is painted, so that what is out of sight doesn't delay it. */
import { startTransition, useEffect, useState } from "react";
import { useHere } from "./use-here.ts";

/** True at once in a page that the server drew. */
export function usePainted(): boolean {
  const here = useHere();
  const [painted, setPainted] = useState(!here);
  useEffect(() => {
    if (painted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [painted]);
  return painted;
}
