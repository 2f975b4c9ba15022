/** An order's dialogs and their forms' props. */
import type { Order } from "../../../contract/schemas.ts";
import type { OrderedItem } from "../../shop/orders/orders.ts";

export type AfterAct =
  /** The whole order, or one item. */
  | { readonly type: "cancel"; readonly item: OrderedItem | undefined }
  | { readonly type: "address" }
  | { readonly type: "return" | "exchange"; readonly item: OrderedItem };

export const dialogLabels: Readonly<Record<AfterAct["type"], string>> = {
  cancel: "Cancel",
  address: "Correct the address",
  return: "Return",
  exchange: "Exchange",
};

export interface AfterFormProps {
  readonly order: Order;
  /** Done, with a message. */
  readonly onDone: (text: string) => void;
  readonly onLeave: () => void;
}
