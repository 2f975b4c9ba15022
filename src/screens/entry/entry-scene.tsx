/** The entry screens' picture, its line, and example sentences with an answer. */
import { useEffect, useState } from "react";
import settings from "../../../shop.json" with { type: "json" };
import { price } from "../../shop/money.ts";
import { useShop, useShopState } from "../../shop/shop-context.tsx";
import styles from "./entry-scene.module.css";

const wishes = ["A linen shirt for a wedding", "A kurta under 2000", "Where is my order?"];

/** The example, and how products match it. */
const wish = { say: "Something in linen", answers: /\blinen\b/i };
const answersShown = 3;
/** The picture is beside the form. */
const wide = "(min-width: 60rem)";

export function EntryScene() {
  return (
    <div className={styles.scene}>
      <picture>
        <source media={wide} srcSet="/pictures/hero/2-tall-800.webp" />
        <img src="/pictures/hero/2-wide-800.webp" alt="" decoding="async" fetchPriority="high" />
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

/** Three matching products; drawn while empty, so that the page has its styles. */
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
  const shown = seen && answers.length === answersShown;
  return (
    <section className={styles.answers} aria-label="A wish, and what the shop answers">
      {shown && (
        <>
          <p>{`“${wish.say}”`}</p>
          <ul>
            {answers.map(({ _id, name, price: amount, image1 }) => (
              <li key={_id}>
                <img
                  src={image1}
                  alt=""
                  width={800}
                  height={1000}
                  loading="lazy"
                  decoding="async"
                />
                <span>{name}</span>
                <span>{price(amount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
