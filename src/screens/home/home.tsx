import { Suspense } from "react";
import settings from "../../../shop.json" with { type: "json" };
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { BestSeller, LatestCollections } from "../shelves.tsx";
import { Hero } from "./hero.tsx";
import styles from "./home.module.css";
import { Policies } from "./policies.tsx";
import { Subscribe } from "./subscribe.tsx";
import { WishSlip } from "./wish-slip.tsx";

export function HomeScreen() {
  return (
    <>
      <ScreenHeading title={settings.tagline} unseen>
        {settings.name}
      </ScreenHeading>
      <Hero />
      <WishSlip />
      <Suspense>
        <div className={styles.page}>
          <LatestCollections />
          <BestSeller />
        </div>
      </Suspense>
      <Suspense>
        <Policies />
        <Subscribe />
      </Suspense>
    </>
  );
}
