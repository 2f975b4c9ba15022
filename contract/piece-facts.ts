/** What the catalogue knows of a piece beyond the documented fields, as the product list tells it. */
import { z } from "zod";
import { bodyMeasures, sizes } from "../domain/values.ts";

const word = z.string().min(1).max(60);
const line = z.string().min(1).max(200);

const centimetres = z.number().min(1).max(300);
/** One number, or from and to. */
const span = z.union([
  centimetres,
  z
    .tuple([centimetres, centimetres])
    .refine(([from, to]) => from <= to, "must go from less to more"),
]);

/** A size guide of the piece's own: the body that each size is made for, in centimetres. */
export const measurements = z.partialRecord(
  z.enum(bodyMeasures),
  z.partialRecord(z.enum(sizes), span),
);

/** Words of filters are in small letters; lines are to be read. Whatever isn't known is left out. */
export const pieceFacts = z.object({
  /** What it looks like as a whole: the shade, and the colours that it is a shade of. */
  colours: z.array(word).optional(),
  /** The cloth, and the cloths that it is a kind of. */
  cloths: z.array(word).optional(),
  cloth: line.optional(),
  care: line.optional(),
  fit: line.optional(),
  origin: line.optional(),
  /** The years of the children whom it is made for, both inclusive. */
  ages: z.tuple([z.number().int().min(0), z.number().int().max(18)]).optional(),
  measurements: measurements.optional(),
});

export type PieceFacts = z.infer<typeof pieceFacts>;
