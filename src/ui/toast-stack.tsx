/** The toasts themselves: react-toastify's stack in the shop's own cloth. Loaded on demand by toasts.tsx. */
import { useEffect } from "react";
import { Slide, ToastContainer, toast } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import "./toast-stack.css";
import { Icon } from "./icon.tsx";
import type { Toast, ToastRack } from "./toast-rack.ts";

export function ToastStack({ rack }: { readonly rack: ToastRack }) {
  useEffect(() => {
    const showAll = () => rack.take().forEach(show);
    // After the container has settled: React may mount it twice, and it forgets its toasts then.
    const first = setTimeout(showAll);
    const stop = rack.subscribe(showAll);
    return () => {
      clearTimeout(first);
      stop();
    };
  }, [rack]);

  return (
    <ToastContainer
      position="top-right"
      transition={Slide}
      closeOnClick
      pauseOnHover
      pauseOnFocusLoss={false}
      hideProgressBar
      limit={4}
      aria-label="Messages"
    />
  );
}

function show({ id, kind, text, forMs }: Toast): void {
  toast(text, {
    toastId: id,
    type: kind,
    autoClose: forMs,
    role: kind === "error" ? "alert" : "status",
    icon: <Icon name={kind === "error" ? "warning" : "check"} size={20} />,
  });
}
