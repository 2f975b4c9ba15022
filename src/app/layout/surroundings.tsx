/** What a signed-in shopper has around every screen: the foot, the bar under the thumb, the assistant. */
import { AssistantMount } from "../assistant/assistant.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";

export function Surroundings() {
  return (
    <>
      <Footer />
      <BottomBar />
      <ErrorBoundary instead={null}>
        <AssistantMount />
      </ErrorBoundary>
    </>
  );
}
