/** Who the shop is, and what it listens to. */
import { Screen } from "./screen.tsx";

export function AboutScreen() {
  return <Screen heading="About us" />;
}
