/** react-toastify's stack in the shop's style. Loaded by toasts.tsx. */
import { useEffect } from "react";
import { Slide, ToastContainer, toast } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import "./toast-stack.css";
import { Icon } from "./icon.tsx";
import type { Toast, ToastRack } from "./toast-rack.ts";

export function ToastStack({ rack }: { readonly rack: ToastRack }) {
  useEffect(() => {
    const open = new Set<number>();
    const follow = () => {
      const shown = rack.shown();
      for (const each of shown) {
        if (open.has(each.id)) continue;
        open.add(each.id);
        show(each, rack);
      }
      for (const id of open) {
        if (shown.some((each) => each.id === id)) continue;
        open.delete(id);
        toast.dismiss(id);
      }
    };
    // After mounting: React may mount the container twice, which forgets its toasts.
    const first = setTimeout(follow);
    const stop = rack.subscribe(follow);
    return () => {
      clearTimeout(first);
      stop();
    };
  }, [rack]);

  // The container is the live region.
  return (
    <ToastContainer
      position="top-right"
      transition={Slide}
      closeOnClick={false}
      pauseOnHover
      pauseOnFocusLoss={false}
      hideProgressBar
      aria-label="Messages"
    />
  );
}

/** A toast takes the focus with it. */
function keepFocus(): void {
  if (!document.activeElement?.closest(".Toastify__toast")) return;
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

function show({ id, kind, text, forMs, action, quiet }: Toast, rack: ToastRack): void {
  const close = () => {
    keepFocus();
    rack.close(id);
  };
  const words = (
    <div className="toast-words" data-toast={kind}>
      <p aria-hidden={quiet}>{text}</p>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            close();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
  toast(words, {
    toastId: id,
    type: kind,
    autoClose: forMs,
    // Not a second live region.
    role: "group",
    icon: <Icon name={kind === "error" ? "warning" : "check"} size={20} />,
    onClose: close,
    closeButton: (
      <button type="button" className="toast-close" aria-label={`Close “${text}”`} onClick={close}>
        <Icon name="close" size={18} />
      </button>
    ),
  });
}
