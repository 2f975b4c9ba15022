/** The latest products and best sellers. */

import { Screen } from "./screen.tsx";
import { BestSeller, LatestCollections } from "./shelves.tsx";

export function ProductScreen() {
  return (
    <Screen heading="Products" lead="The newest pieces, and our best sellers.">
      <LatestCollections />
      <BestSeller />
    </Screen>
  );
}
