/** What was ordered, newest first. */
import { Screen } from "./screen.tsx";

export function OrdersScreen() {
  return <Screen heading="MY ORDER" />;
}
