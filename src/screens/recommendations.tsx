/** What the shop suggests for the shopper's own words. */
import { Screen } from "./screen.tsx";

export function RecommendationsScreen() {
  return <Screen heading="Your Perfect Matches" />;
}
