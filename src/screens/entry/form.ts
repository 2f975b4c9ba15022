/** Runs the two entry forms: check, send once, show the result, move the focus. */
import { type RefObject, useMemo, useRef, useState } from "react";
import type { Complaint } from "../../shop/session/credentials.ts";
import { createEntryActions, type Entry, type EntryActions } from "../../shop/session/entry.ts";
import { useShop } from "../../shop/shop-context.tsx";

interface EntryForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  readonly message: string | undefined;
  /** Whether to mark a field. */
  readonly wrong: (field: string) => boolean;
  readonly submit: (
    check: () => Complaint | undefined,
    send: () => Promise<Entry>,
  ) => Promise<void>;
}

export function useEntryForm(): EntryForm {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const [fields, setFields] = useState<readonly string[]>([]);

  const complain = (words: string, about: readonly string[]) => {
    setMessage(words);
    setFields(about);
    const first = about[0] && form.current?.elements.namedItem(about[0]);
    if (first instanceof HTMLElement) first.focus();
  };

  return {
    form,
    busy,
    message,
    wrong: (field) => fields.includes(field),
    async submit(check, send) {
      if (busy) return;
      const complaint = check();
      if (complaint !== undefined) {
        complain(complaint.message, complaint.fields);
        return;
      }
      setMessage(undefined);
      setFields([]);
      setBusy(true);
      const entry = await send();
      setBusy(false);
      if (entry.type === "refused") complain(entry.message, entry.field ? [entry.field] : []);
    },
  };
}

export function useEntryActions(): EntryActions {
  const shop = useShop();
  return useMemo(() => createEntryActions(shop.ports, shop.session), [shop]);
}

/** A field's unaltered text. */
export const textOf = (data: FormData, field: string): string => {
  const value = data.get(field);
  return typeof value === "string" ? value : "";
};
