/** The front of the shop: the banner, the two shelves, what the shop promises, and a letter to ask for. */
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { BestSeller, LatestCollections } from "../shelves.tsx";
import { Hero } from "./hero.tsx";
import styles from "./home.module.css";
import { Policies } from "./policies.tsx";
import { Subscribe } from "./subscribe.tsx";

export function HomeScreen() {
  return (
    <>
      <ScreenHeading title="Clothes you can ask for" unseen>
        ShopAi
      </ScreenHeading>
      <Hero />
      <div className={styles.page}>
        <LatestCollections />
        <BestSeller />
      </div>
      <Policies />
      <Subscribe />
    </>
  );
}
