import { paths } from "../../domain/routes.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Message } from "./message.tsx";

export function NotFoundScreen() {
  return (
    <Message heading="404 Page Not Found" text="We can't find that page.">
      <ButtonLink href={paths.login} look="primary">
        Login
      </ButtonLink>
      <ButtonLink href={paths.collection}>See the collections</ButtonLink>
    </Message>
  );
}
