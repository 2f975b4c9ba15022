/**
 * Where passing words appear: top right, over the bar and beside its tools. The two regions are
 * always there, so that each toast is read out once; what the assistant says itself is not.
 */
import { useSyncExternalStore } from "react";
import { Icon } from "./icon.tsx";
import type { Toast, ToastRack } from "./toast-rack.ts";
import styles from "./toasts.module.css";

export interface ToastsProps {
  readonly rack: ToastRack;
}

export function Toasts({ rack }: ToastsProps) {
  const shown = useSyncExternalStore(rack.subscribe, rack.shown, rack.shown);
  const isUrgent = ({ kind }: Toast) => kind === "error";
  return (
    <section className={styles.rack} aria-label="Messages">
      <Region live="polite" toasts={shown.filter((toast) => !isUrgent(toast))} rack={rack} />
      <Region live="assertive" toasts={shown.filter(isUrgent)} rack={rack} />
    </section>
  );
}

interface RegionProps extends ToastsProps {
  readonly live: "polite" | "assertive";
  readonly toasts: readonly Toast[];
}

function Region({ live, toasts, rack }: RegionProps) {
  return (
    <div aria-live={live} aria-relevant="additions">
      {toasts.map(({ id, kind, text, forMs, action, quiet }) => (
        // Its clock is an animation, which rests while the toast is looked at.
        <div
          key={id}
          className={styles.toast}
          data-toast={kind}
          style={{ animationDuration: `${forMs}ms` }}
          onAnimationEnd={() => rack.close(id)}
        >
          <Icon name={kind === "error" ? "warning" : "check"} size={20} />
          <p aria-hidden={quiet}>{text}</p>
          {action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                rack.close(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            className={styles.close}
            aria-label={`Close “${text}”`}
            onClick={() => rack.close(id)}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      ))}
    </div>
  );
}
