/** An order's dialogs; each announces its effect and amount. */
import type { AfterAct, AfterFormProps } from "./after-act.ts";
import { CancelForm } from "./cancel-form.tsx";
import { OrderAddressForm } from "./order-address-form.tsx";
import { ReturnForm } from "./return-form.tsx";

export function AfterDialog({ act, ...form }: AfterFormProps & { readonly act: AfterAct }) {
  switch (act.type) {
    case "cancel":
      return <CancelForm {...form} item={act.item} />;
    case "address":
      return <OrderAddressForm {...form} />;
    case "return":
    case "exchange":
      return <ReturnForm {...form} item={act.item} exchanges={act.type === "exchange"} />;
  }
}
