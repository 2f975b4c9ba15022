import { useEffect, useMemo } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { useStore } from "zustand";
import { addressesOf } from "../../shop/checkout/address-book.ts";
import { accountOf } from "../../shop/session/account.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Live } from "../../ui/live.tsx";
import { Screen } from "../screen.tsx";
import styles from "./account.module.css";
import { AddressList } from "./address-list.tsx";
import { NameForm } from "./name-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";
import { YourData } from "./your-data.tsx";

export function AccountScreen() {
  const shop = useShop();
  const actions = useMemo(() => accountOf(shop), [shop]);
  const addresses = useMemo(() => addressesOf(shop), [shop]);
  const { status, account, sessions } = useStore(actions.store);

  useEffect(() => {
    void actions.open();
    void addresses.refresh();
  }, [actions, addresses]);

  const part = usePart();
  const isHere = account !== undefined;
  useEffect(() => {
    if (isHere && part !== "") document.getElementById(part)?.focus();
  }, [isHere, part]);

  return (
    <Screen heading="Your account">
      <Live>{status === "loading" ? "Fetching your account" : ""}</Live>
      {status === "failed" && (
        <div className={styles.failed} role="alert">
          <p>Your account didn't load. The connection may have dropped.</p>
          <Button onClick={() => void actions.open()}>Try again</Button>
        </div>
      )}
      {account !== undefined && (
        <div className={styles.parts}>
          <NameForm actions={actions} account={account} />
          <PasswordForm actions={actions} account={account} />
          <AddressList addresses={addresses} />
          <SessionList actions={actions} sessions={sessions} />
          <YourData actions={actions} account={account} />
        </div>
      )}
    </Screen>
  );
}

/** The part named by the address. */
const usePart = () =>
  useLocationProperty(
    () => location.hash.slice(1),
    () => "",
  );
