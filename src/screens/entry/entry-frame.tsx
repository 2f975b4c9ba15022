/** Shared by login and signup: Google first, then the form, beside a picture on wide screens. */
import { type ReactNode, useEffect, useState } from "react";
import { type GoogleProject, noGoogle, type Purpose } from "../../shop/session/entry.ts";
import { useShopState } from "../../shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/field.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import styles from "./entry.module.css";
import { EntryScene } from "./entry-scene.tsx";
import { useEntryActions } from "./form.ts";

interface EntryFrameProps {
  readonly heading: string;
  readonly title: string;
  readonly lead: string;
  readonly purpose: Purpose;
  readonly children: ReactNode;
  readonly other: ReactNode;
}

export function EntryFrame({ heading, title, lead, purpose, children, other }: EntryFrameProps) {
  const away = useShopState(
    (shop) => shop.session,
    (state) => state.status === "out" && state.unreachable === true,
  );
  const [complaint, setComplaint] = useState<string>();
  return (
    <div className={styles.entry}>
      <EntryScene />
      <div className={styles.column}>
        <header className={styles.top}>
          <ScreenHeading title={title}>{heading}</ScreenHeading>
          <p className={styles.lead}>{lead}</p>
        </header>
        <p className={styles.away} role="status">
          {away && "We can't reach the shop right now. This page opens by itself when it is back."}
        </p>
        <GoogleButton purpose={purpose} complaint={complaint} onComplaint={setComplaint} />
        <p className={styles.or}>or with your email</p>
        <div onSubmit={() => setComplaint(undefined)}>{children}</div>
        <p className={styles.other}>{other}</p>
      </div>
    </div>
  );
}

interface GoogleButtonProps extends Pick<EntryFrameProps, "purpose"> {
  readonly complaint: string | undefined;
  readonly onComplaint: (complaint: string | undefined) => void;
}

function GoogleButton({ purpose, complaint, onComplaint }: GoogleButtonProps) {
  const actions = useEntryActions();
  const [project, setProject] = useState<GoogleProject | null>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    void actions.askForGoogle().then(setProject);
  }, [actions]);

  const enter = async () => {
    setBusy(true);
    onComplaint(undefined);
    const known = project ?? (await actions.askForGoogle());
    setProject(known);
    const entry = known ? await actions.enterWithGoogle(known, purpose) : undefined;
    setBusy(false);
    if (known === undefined) onComplaint("No response from server");
    if (known === null) onComplaint(noGoogle);
    if (entry?.type === "refused") onComplaint(entry.message);
  };

  return (
    <div className={styles.google}>
      <Button wide busy={busy} onClick={enter}>
        <GoogleMark />
        {purpose === "login" ? "Log in with Google" : "Sign up with Google"}
      </Button>
      <FormError>{complaint}</FormError>
    </div>
  );
}

/** Google's mark in its four colours, as its branding requires. */
function GoogleMark() {
  return (
    <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18">
      <path
        fill="#4285f4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path
        fill="#fbbc05"
        d="M3.96 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z"
      />
      <path
        fill="#ea4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  );
}
