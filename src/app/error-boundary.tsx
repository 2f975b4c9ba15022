/** Catches what a screen throws (most often a chunk that didn't come), says so and offers another try. */
import { Component, type ReactNode } from "react";
import { Message } from "../screens/message.tsx";
import { Button } from "../ui/button.tsx";

interface Caught {
  readonly failed: boolean;
}

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, Caught> {
  override readonly state: Caught = { failed: false };

  static getDerivedStateFromError(): Caught {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Message
        heading="This page didn't open"
        text="The connection may have dropped, or the shop has just been updated."
      >
        <Button look="primary" onClick={() => window.location.reload()}>
          Try again
        </Button>
      </Message>
    );
  }
}
