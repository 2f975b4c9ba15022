/** What the shopper is about to buy. */
import { Screen } from "./screen.tsx";

export function CartScreen() {
  return <Screen heading="Your cart" />;
}
