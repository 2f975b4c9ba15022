/**
 * Catches what a part of the page throws while it is drawn (most often a chunk that didn't come), so
 * that the rest goes on. Of a screen it says so and offers another try.
 */
import { Component, type ReactNode } from "react";
import { Message } from "../../screens/message.tsx";
import { Button } from "../../ui/button.tsx";

interface Caught {
  readonly failed: boolean;
}

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands there instead; a message and another try unless given. */
  readonly instead?: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, Caught> {
  override readonly state: Caught = { failed: false };

  static getDerivedStateFromError(): Caught {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.instead !== undefined) return this.props.instead;
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
