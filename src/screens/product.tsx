/** All that is on the front shelves: the latest pieces and the best sellers. */

import { Screen } from "./screen.tsx";
import { BestSeller, LatestCollections } from "./shelves.tsx";

export function ProductScreen() {
  return (
    <Screen heading="Products" lead="What just left the table, and what everyone comes back for.">
      <LatestCollections />
      <BestSeller />
    </Screen>
  );
}
