/** Names are unique, their number limited. */
import { randomUUID } from "node:crypto";
import type { AddressBook as Book, SavedAddress } from "../../../contract/account-schemas.ts";
import type { Address } from "../../../domain/delivery.ts";
import { mostAddresses } from "../../../domain/values.ts";
import type { AddressRepository, AddressRow } from "../../repositories/addresses.ts";
import type { Delivery } from "../orders/delivery.ts";
import { type Outcome, ok, refuse } from "../outcome.ts";

type AddressBookParts = {
  readonly addresses: AddressRepository;
  readonly delivery: Pick<Delivery, "checkPlace">;
  readonly now: () => number;
};

export type AddressBooks = ReturnType<typeof createAddressBooks>;

export function createAddressBooks({ addresses, delivery, now }: AddressBookParts) {
  const book = async (userId: string): Promise<Book> => {
    const [rows, last] = await Promise.all([addresses.of(userId), addresses.last(userId)]);
    return { addresses: rows.map(toSaved), last };
  };

  return {
    book,

    async save(
      userId: string,
      given: {
        readonly _id?: string | undefined;
        readonly name: string;
        readonly address: Address;
      },
    ): Promise<Outcome<Book>> {
      const { _id, name, address } = given;
      const place = delivery.checkPlace(address);
      if (!place.ok) return place;
      const row = { id: _id ?? randomUUID(), userId, name, address, createdAt: new Date(now()) };
      const what = { replaces: _id !== undefined, most: mostAddresses };
      switch (await addresses.save(row, what)) {
        case "saved":
          return ok(await book(userId));
        case "name-taken":
          return refuse("conflict", `You have another address called “${name}”.`, {
            field: "name",
          });
        case "too-many":
          return refuse(
            "conflict",
            `You have saved ${mostAddresses} addresses, and that is the most. Remove one first.`,
            {
              field: "addresses",
            },
          );
        case "not-there":
          return noSuchAddress;
      }
    },

    async remove(userId: string, id: string): Promise<Outcome<Book>> {
      return (await addresses.remove(userId, id)) ? ok(await book(userId)) : noSuchAddress;
    },
  };
}

const noSuchAddress = refuse("not-found", "There is no such address", { field: "_id" });

export const toSaved = ({ id, name, address }: AddressRow): SavedAddress => ({
  _id: id,
  name,
  address,
});
