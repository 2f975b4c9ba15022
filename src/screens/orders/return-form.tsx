import { type SubmitEvent, useState } from "react";
import type { Product } from "../../../contract/schemas.ts";
import { isSoldOut } from "../../../domain/stock.ts";
import { bySize, longestReason, type Size } from "../../../domain/values.ts";
import { refused } from "../../shop/answer.ts";
import { price } from "../../shop/money.ts";
import { orderChangesOf } from "../../shop/orders/order-changes.ts";
import type { OrderedItem } from "../../shop/orders/orders.ts";
import { useProducts, useShop } from "../../shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Field, FormError } from "../../ui/field.tsx";
import { textIn, useSending } from "../use-sending.ts";
import type { AfterFormProps } from "./after-act.ts";
import styles from "./after-dialog.module.css";
import { ChoiceList } from "./choice-list.tsx";

const ownWords = "Something else";
const reasons = [
  "It is too small",
  "It is too large",
  "It isn't what I expected",
  "It came damaged",
  ownWords,
] as const;

interface ReturnFormProps extends AfterFormProps {
  readonly item: OrderedItem;
  readonly exchanges: boolean;
}

export function ReturnForm({ order, item: ordered, exchanges, onDone, onLeave }: ReturnFormProps) {
  const shop = useShop();
  const { item } = ordered;
  const { form, busy, message, isWrong, send } = useSending();
  const most = item.can?.return ?? 0;
  const [quantity, setQuantity] = useState(most);
  const [reason, setReason] = useState<string>();
  const [size, setSize] = useState<Size>();
  const sizes = useOtherSizes(item);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = reason === ownWords ? textIn(event.currentTarget, "reason").trim() : reason;
    void send(async () => {
      if (exchanges && size === undefined) return refused("Which size would you like?", "size");
      if (text === undefined) return refused("Please tell us why.", "why");
      if (text === "") return refused("Please tell us why, in a few words.", "reason");
      const answer = await orderChangesOf(shop).giveBack({
        orderId: order._id,
        itemId: item._id,
        size: item.size,
        quantity,
        reason: text,
        ...(exchanges && size !== undefined && { exchangeFor: size }),
      });
      if (answer.type === "done") onDone(askedWords(item.name, exchanges ? size : undefined));
      return answer;
    });
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <h2>
        {exchanges ? "Exchange" : "Return"} {item.name}, size {item.size}
      </h2>
      <p className={styles.lead}>
        {exchanges
          ? "We keep the other size for you, and send it when this one is back. It costs nothing."
          : `We'll collect it where we delivered it. When we have it, you get ${price(item.price * quantity)} back.`}
      </p>
      {exchanges && (
        <ChoiceList
          legend="For which size?"
          name="size"
          chosen={size}
          options={sizes}
          isWrong={isWrong("size")}
          onChoose={(chosen) => setSize(chosen)}
        />
      )}
      {most > 1 && (
        <Field
          label="How many pieces"
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          value={quantity}
          onChange={(event) =>
            setQuantity(Math.min(most, Math.max(1, Math.trunc(Number(event.target.value)) || 1)))
          }
        />
      )}
      <ChoiceList
        legend="Why?"
        name="why"
        chosen={reason}
        options={reasons.map((value) => ({ value, label: value }))}
        isWrong={isWrong("why")}
        onChoose={setReason}
      />
      {reason === ownWords && (
        <Field
          label="In your words"
          name="reason"
          required
          maxLength={longestReason}
          invalid={isWrong("reason")}
        />
      )}
      <FormError>{message}</FormError>
      <div className={styles.ways}>
        <Button type="submit" look="primary" busy={busy}>
          {exchanges ? "Ask for the exchange" : "Ask for the return"}
        </Button>
        <Button onClick={onLeave}>Keep it</Button>
      </div>
    </form>
  );
}

/** Sizes for an exchange; sold-out ones are shown. */
function useOtherSizes(item: OrderedItem["item"]) {
  const { list } = useProducts();
  const product: Pick<Product, "sizes" | "stock"> = list.find(({ _id }) => _id === item._id) ?? {
    sizes: item.sizes,
  };
  return product.sizes
    .filter((size) => size !== item.size)
    .toSorted(bySize)
    .map((size) => {
      const out = isSoldOut(product, size);
      return { value: size, label: out ? `${size}, sold out` : size, off: out };
    });
}

const askedWords = (name: string, size: Size | undefined): string =>
  size === undefined
    ? `You asked to return ${name}. We'll write to you when it is accepted.`
    : `You asked to exchange ${name} for size ${size}. We keep it for you.`;
