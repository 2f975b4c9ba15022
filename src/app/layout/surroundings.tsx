/** The layout around a shopper's screens: footer, bottom bar, assistant. */
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
