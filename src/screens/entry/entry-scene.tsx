/** The shop's face at the door: a scene, its one line, and what can be said in it; a wish answered, where there is room. */
import { useEffect, useState } from "react";
import settings from "../../../shop.json" with { type: "json" };
import { price } from "../../shop/money.ts";
import { useShop, useShopState } from "../../shop/shop-context.tsx";
import styles from "./entry-scene.module.css";

const wishes = ["A linen shirt for a wedding", "A kurta under 2000", "Where is my order?"];

/** What is wished for, and how a piece answers it. */
const wish = { say: "Something in linen", answers: /\blinen\b/i };
const answersShown = 3;
/** Where the scene stands beside the form. */
const wide = "(min-width: 60rem)";

export function EntryScene() {
  return (
    <div className={styles.scene}>
      <picture>
        <source media={wide} srcSet="/pictures/hero/2-tall-800.webp" />
        <img src="/pictures/hero/2-wide-800.webp" alt="" decoding="async" />
      </picture>
      <div className={styles.label}>
        <p className={styles.line}>{`${settings.tagline}.`}</p>
        <ul className={styles.wishes}>
          {wishes.map((words) => (
            <li key={words}>{`“${words}”`}</li>
          ))}
        </ul>
      </div>
      <Answers />
    </div>
  );
}

/** Three pieces of the shop that answer the wish; nothing until they are here, or where they aren't seen. */
function Answers() {
  const { products } = useShop();
  const list = useShopState(
    (shop) => shop.products,
    (state) => state.list,
  );
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (!matchMedia(wide).matches) return;
    setSeen(true);
    void products.ensure();
  }, [products]);

  const answers = list
    .filter(({ name, description }) => wish.answers.test(`${name} ${description}`))
    .slice(0, answersShown);
  if (!seen || answers.length < answersShown) return null;
  return (
    <section className={styles.answers} aria-label="A wish, and what the shop answers">
      <p className={styles.heard}>{`“${wish.say}”`}</p>
      <ul>
        {answers.map(({ _id, name, price: amount, image1 }) => (
          <li key={_id}>
            <img src={image1} alt="" width={800} height={1000} loading="lazy" decoding="async" />
            <span>{name}</span>
            <span className={styles.price}>{price(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
