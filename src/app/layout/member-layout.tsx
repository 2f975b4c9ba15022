/** Footer, bottom bar and assistant of members' screens. */
import { AssistantMount } from "../assistant/assistant.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";

export function MemberLayout() {
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
