/** Catches render errors, mostly missing chunks. For a screen it shows a message and a retry. */
import { Component, type ReactNode } from "react";
import { Message } from "../../screens/message.tsx";
import { Button } from "../../ui/button.tsx";

interface Caught {
  readonly failed: boolean;
}

interface ErrorBoundaryProps {
  readonly children: ReactNode;
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
