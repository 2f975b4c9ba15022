/** Runs a small form: sends once, shows the result, moves the focus. */
import { type RefObject, useRef, useState } from "react";
import type { Answer } from "../shop/answer.ts";

interface Sending {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  readonly message: string | undefined;
  readonly isWrong: (field: string) => boolean;
  /** Unless already sending; resolves with success. */
  readonly send: (act: () => Promise<Answer<unknown>>) => Promise<boolean>;
  readonly forget: () => void;
}

export function useSending(): Sending {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly message: string; readonly field?: string }>();

  return {
    form,
    busy,
    message: refusal?.message,
    isWrong: (field) => refusal?.field === field,
    forget: () => setRefusal(undefined),
    async send(act) {
      if (sending.current) return false;
      sending.current = true;
      setBusy(true);
      setRefusal(undefined);
      const answer = await act();
      sending.current = false;
      setBusy(false);
      if (answer.type === "done") return true;
      setRefusal(answer);
      const wrong = answer.field && form.current?.elements.namedItem(answer.field);
      if (wrong instanceof HTMLElement) wrong.focus();
      return false;
    },
  };
}

/** A field's unaltered text. */
export function textIn(form: HTMLFormElement, field: string): string {
  const value = new FormData(form).get(field);
  return typeof value === "string" ? value : "";
}
