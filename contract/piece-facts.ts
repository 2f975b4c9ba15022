/** A product's facts beyond the documented fields. */
import { z } from "zod";
import { bodyMeasures, sizes } from "../domain/values.ts";

const word = z.string().min(1).max(60);
const line = z.string().min(1).max(200);

const centimetres = z.number().min(1).max(300);
const span = z.union([
  centimetres,
  z
    .tuple([centimetres, centimetres])
    .refine(([from, to]) => from <= to, "must go from less to more"),
]);

/** Body measures by size, in centimetres. */
export const measurements = z.partialRecord(
  z.enum(bodyMeasures),
  z.partialRecord(z.enum(sizes), span),
);

/** Filter words are lower case; lines are for display. Unknown facts are left out. */
export const pieceFacts = z.object({
  /** Shades, and their colours. */
  colours: z.array(word).optional(),
  /** The cloth, and its broader kinds. */
  cloths: z.array(word).optional(),
  cloth: line.optional(),
  care: line.optional(),
  fit: line.optional(),
  origin: line.optional(),
  /** Ages in years, both inclusive. */
  ages: z.tuple([z.number().int().min(0), z.number().int().max(18)]).optional(),
  measurements: measurements.optional(),
});

export type PieceFacts = z.infer<typeof pieceFacts>;
