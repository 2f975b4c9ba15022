/** A span of text that may be a constraint. Types only. */
import type { Who } from "../readers/audience.ts";
import type { PriceWish } from "../readers/money.ts";
import type { WordField } from "../words/term.ts";

interface Span {
  readonly from: number;
  readonly to: number;
}

export type Entity = Span &
  (
    | { readonly kind: "price"; readonly wish: PriceWish }
    | { readonly kind: "age"; readonly age: number }
    | {
        readonly kind: "audience";
        readonly who: Who;
        readonly age?: number;
        readonly weak: boolean;
      }
    | {
        readonly kind: "word";
        readonly field: Exclude<WordField, "audience">;
        readonly value: string;
        readonly spoken: string;
        readonly implies: readonly { readonly field: WordField; readonly value: string }[];
      }
  );
