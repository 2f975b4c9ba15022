/** Description and Reviews. The open one is in the address, to be shared. */
import { type KeyboardEvent, useId } from "react";
import { navigate } from "wouter/use-browser-location";
import type { Product } from "../../../contract/schemas.ts";
import settings from "../../../shop.json" with { type: "json" };
import { usePath, useQuery } from "../../ui/address.ts";
import { promises } from "./add-to-cart.tsx";
import styles from "./product-tabs.module.css";
import { reviewCount } from "./rating.tsx";

const tabs = [
  { name: "description", label: "Description" },
  { name: "reviews", label: `Reviews (${reviewCount})` },
] as const;

type TabName = (typeof tabs)[number]["name"];

export function ProductTabs({ product }: { readonly product: Product }) {
  const id = useId();
  const path = usePath();
  const open: TabName =
    new URLSearchParams(useQuery()).get("tab") === "reviews" ? "reviews" : "description";

  const show = (tab: TabName) => {
    if (tab !== open) navigate(tab === "reviews" ? `${path}?tab=reviews` : path);
  };

  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (!["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return;
    event.preventDefault();
    const next = event.key === "Home" || (event.key !== "End" && open === "reviews") ? 0 : 1;
    show(tabs[next].name);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label="About this piece" className={styles.list} onKeyDown={move}>
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className={styles.tab}
            aria-selected={name === open}
            aria-controls={`${id}-panel`}
            tabIndex={name === open ? 0 : -1}
            onClick={() => show(name)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        className={styles.panel}
        aria-labelledby={`${id}-${open}`}
      >
        {open === "description" ? <Description product={product} /> : <Reviews />}
      </div>
    </div>
  );
}

function Description({ product }: { readonly product: Product }) {
  return (
    <>
      <p>{product.description}</p>
      <p>{promises[0]}, cut and sewn for this shop.</p>
      {"picturesNote" in settings && <p className={styles.note}>{settings.picturesNote}</p>}
    </>
  );
}

function Reviews() {
  return <p>Written reviews are not shown here.</p>;
}
