/** Changes an order's address to a saved one, by name. */
import type { SavedAddress } from "../../../contract/account-schemas.ts";
import { type Address, byField } from "../../../domain/delivery.ts";
import type { Effect } from "../effects.ts";
import { type Asked, asking, confirming, type OrderWorld, say } from "./asking.ts";
import { ordersMeant } from "./meant.ts";
import { costOf, whichOrder } from "./plan-cancel.ts";
import { isCalled } from "./reading.ts";
import { afterWords as words } from "./words.ts";

export function planAddress(asked: Asked, world: OrderWorld): readonly Effect[] {
  const { request } = asked;
  const orders = ordersMeant(world.orders, request.order, world.today);
  const [first] = orders;
  if (!first) return [say(words.noSuchOrder)];
  const open = orders.filter(({ can }) => can?.address);
  const [order, ...others] = open;
  if (!order) return [say(words.addressFixed(first, first.status))];
  if (others.length > 0) return whichOrder(asked, open);
  const names = world.addresses.map(({ name }) => name);
  if (request.address === undefined)
    return names.length === 0
      ? [say(words.noneKept)]
      : asking("address", words.toWhere(names), asked, names.slice(0, 4));
  const found = addressCalled(request.address, world.addresses);
  if (!found) return [say(words.noAddress(request.address, names))];
  if (isSame(found.address, order.address)) return [say(words.sameAddress(order))];
  const { address } = found;
  return confirming(words.askAddress(order, costOf(order), placeOf(address)), asked, {
    type: "changeOrderAddress",
    orderId: order._id,
    address,
  });
}

/** The shortest match. */
export function addressCalled(
  said: string,
  addresses: readonly SavedAddress[],
): SavedAddress | undefined {
  return addresses
    .filter(({ name }) => isCalled(name, said))
    .toSorted((one, other) => one.name.length - other.name.length)[0];
}

export const placeOf = ({ street, city, pinCode }: Address): string =>
  `${street}, ${city} ${pinCode}`;

const isSame = (one: Address, other: Address): boolean =>
  Object.values(byField(({ field }) => one[field].trim() === other[field].trim())).every(Boolean);
