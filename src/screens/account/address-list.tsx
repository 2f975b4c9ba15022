import { useState } from "react";
import { useStore } from "zustand";
import type { SavedAddress } from "../../../contract/account-schemas.ts";
import { longestOfAccount, mostAddresses } from "../../../domain/values.ts";
import type { Addresses } from "../../shop/checkout/address-book.ts";
import { useUser } from "../../shop/shop-context.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, FormError } from "../../ui/field.tsx";
import { AddressForm } from "../address-dialog.tsx";
import { AddressLines } from "../address-lines.tsx";
import { useSending } from "../use-sending.ts";
import styles from "./account.module.css";
import { Part } from "./part.tsx";

/** An existing address, or a new one. */
type Editing = SavedAddress | "new" | undefined;

export function AddressList({ addresses }: { readonly addresses: Addresses }) {
  const book = useStore(addresses.store);
  const [editing, setEditing] = useState<Editing>();
  const [removing, setRemoving] = useState<SavedAddress>();
  const [notice, setNotice] = useState("");
  const isFull = book.addresses.length >= mostAddresses;

  return (
    <Part
      part="addresses"
      title="Addresses"
      lead={`Up to ${mostAddresses}, each with a name. Say “send it to my mother's address”.`}
    >
      {book.status === "failed" && (
        <div className={styles.failed} role="alert">
          <p>Your addresses didn't load.</p>
          <Button onClick={() => void addresses.refresh()}>Try again</Button>
        </div>
      )}
      {book.addresses.length > 0 && (
        <ul className={styles.list} aria-label="Addresses">
          {book.addresses.map((each) => (
            <li key={each._id}>
              <div>
                <strong>{each.name}</strong>
                <AddressLines address={each.address} />
              </div>
              <div className={styles.row}>
                <Button
                  look="bare"
                  aria-label={`Change ${each.name}`}
                  onClick={() => setEditing(each)}
                >
                  Change
                </Button>
                <Button
                  look="bare"
                  aria-label={`Remove ${each.name}`}
                  onClick={() => setRemoving(each)}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {book.status === "ready" && book.addresses.length === 0 && (
        <p className={styles.lead}>
          No saved addresses yet. You can choose saved addresses at the checkout.
        </p>
      )}
      <div className={styles.row}>
        <Button
          aria-disabled={isFull || undefined}
          onClick={() =>
            isFull ? setNotice("You can save up to ten. Remove one first.") : setEditing("new")
          }
        >
          Add an address
        </Button>
        <p className={styles.notice} role="status">
          {notice}
        </p>
      </div>
      <Dialog
        open={editing !== undefined}
        onClose={() => setEditing(undefined)}
        label={editing === "new" ? "A new address" : "Change the address"}
      >
        {editing && (
          <EditAddress
            addresses={addresses}
            editing={editing}
            onLeave={() => setEditing(undefined)}
            onDone={(name) => {
              setEditing(undefined);
              setNotice(`${name} is saved.`);
            }}
          />
        )}
      </Dialog>
      <Dialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        label="Remove the address"
      >
        {removing && (
          <RemoveAddress
            addresses={addresses}
            removing={removing}
            onLeave={() => setRemoving(undefined)}
            onDone={() => {
              setRemoving(undefined);
              setNotice(`${removing.name} is removed.`);
            }}
          />
        )}
      </Dialog>
    </Part>
  );
}

interface EditAddressProps {
  readonly addresses: Addresses;
  readonly editing: SavedAddress | "new";
  readonly onLeave: () => void;
  readonly onDone: (name: string) => void;
}

function EditAddress({ addresses, editing, onLeave, onDone }: EditAddressProps) {
  const kept = editing === "new" ? undefined : editing;
  const user = useUser();
  const [name, setName] = useState(kept?.name ?? "");
  const [fault, setFault] = useState<string>();

  return (
    <AddressForm
      heading={kept === undefined ? "A new address" : `Change ${kept.name}`}
      begin={kept?.address ?? { email: user?.email ?? "", country: "India" }}
      above={() => (
        <Field
          label="Name of the address"
          name="name"
          hint="For example home, work or mother"
          required
          maxLength={longestOfAccount.addressName}
          value={name}
          error={fault}
          onChange={(event) => {
            setName(event.target.value);
            setFault(undefined);
          }}
        />
      )}
      save="Save"
      leave={kept === undefined ? "Don't save it" : undefined}
      onSave={async (address) => {
        const answer = await addresses.save({ ...(kept && { _id: kept._id }), name, address });
        if (answer.type === "refused" && answer.field === "name") setFault(answer.message);
        return answer;
      }}
      onDone={() => onDone(name.trim())}
      onLeave={onLeave}
    />
  );
}

interface RemoveAddressProps extends Pick<EditAddressProps, "addresses" | "onLeave"> {
  readonly removing: SavedAddress;
  readonly onDone: () => void;
}

function RemoveAddress({ addresses, removing, onLeave, onDone }: RemoveAddressProps) {
  const { busy, message, send } = useSending();
  const remove = async () => {
    if (await send(() => addresses.remove(removing._id))) onDone();
  };
  return (
    <div className={styles.form}>
      <h2>Remove {removing.name}?</h2>
      <AddressLines address={removing.address} />
      <FormError>{message}</FormError>
      <div className={styles.row}>
        <Button look="primary" busy={busy} onClick={() => void remove()}>
          Remove it
        </Button>
        <Button onClick={onLeave}>Keep it</Button>
      </div>
    </div>
  );
}
