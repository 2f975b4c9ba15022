/** Footer, bottom bar and assistant of members' screens. */
import { Suspense } from "react";
import { AssistantMount } from "../assistant/assistant.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";

export function MemberLayout() {
  return (
    <>
      <Suspense>
        <Footer />
      </Suspense>
      <BottomBar />
      <ErrorBoundary instead={null}>
        <AssistantMount />
      </ErrorBoundary>
    </>
  );
}
