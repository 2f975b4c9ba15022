/** The screen of an address that leads nowhere. */
import { ButtonLink } from "../ui/button.tsx";
import { Message } from "./message.tsx";

export function NotFoundScreen() {
  return (
    <Message heading="404 Page Not Found" text="This address leads to nothing we make.">
      <ButtonLink href="/login" look="primary">
        Login
      </ButtonLink>
      <ButtonLink href="/collection">See the collections</ButtonLink>
    </Message>
  );
}
