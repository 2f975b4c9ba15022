/** The assistant's command box under the banner. */
import type { SubmitEvent } from "react";
import { longestUtterance } from "../../../domain/values.ts";
import { useShopContext } from "../../shop/shop-context.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./wish-slip.module.css";

export function WishSlip() {
  const { wishes } = useShopContext();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get("wish") ?? "").trim();
    if (text === "") return;
    form.reset();
    wishes.send({ type: "say", text });
  };
  return (
    <search className={styles.place}>
      <form className={styles.slip} onSubmit={send}>
        <label className={styles.words}>
          <span>Say it or type it</span>
          <input
            name="wish"
            placeholder="a linen shirt for a wedding"
            maxLength={longestUtterance}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="send"
          />
        </label>
        <button type="submit" aria-label="Send your wish">
          <Icon name="forward" />
        </button>
        <button
          type="button"
          className={styles.say}
          aria-label="Speak your wish"
          onClick={() => wishes.send({ type: "press" })}
        >
          <Icon name="voice" />
        </button>
      </form>
    </search>
  );
}
