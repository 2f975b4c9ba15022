/** Where the shop is, and how to reach it. */
import { Screen } from "./screen.tsx";

export function ContactScreen() {
  return <Screen heading="Contact us" />;
}
