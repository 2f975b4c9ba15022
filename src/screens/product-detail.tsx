/** One piece, from all sides. */
import { Screen } from "./screen.tsx";

export function ProductDetailScreen() {
  return <Screen heading="Product" />;
}
