import type { DeliveryField } from "../../../domain/delivery.ts";
import type { Effect, Question } from "../effects.ts";
import { words } from "../responses/words.ts";

type Asking = Partial<Pick<Question & { readonly id: "field" }, "after" | "anew" | "spelled">> & {
  readonly again?: boolean;
};

export function askField(
  field: DeliveryField,
  about: string,
  { again = false, after, anew = [], spelled }: Asking = {},
): Effect {
  const text = spelled ? words.askSpelled(field) : words.askField(field, again);
  const rest = {
    ...(spelled && { spelled }),
    ...(again && { again }),
    ...(after && { after }),
    ...(anew.length > 0 && { anew }),
  };
  return { type: "ask", question: { id: "field", text, about, field, ...rest } };
}
