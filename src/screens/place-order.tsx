/** Where it goes and how it is paid. */
import { Screen } from "./screen.tsx";

export function PlaceOrderScreen() {
  return <Screen heading="Place order" />;
}
