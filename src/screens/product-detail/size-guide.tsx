/** Body measures or ages by size. */
import { useState } from "react";
import { useStore } from "zustand";
import type { Product } from "../../../contract/schemas.ts";
import { cmPerInch, type GuideRow, type SizeGuide, type Span } from "../../../domain/size-guide.ts";
import type { BodyMeasure } from "../../../domain/values.ts";
import { chosenOf } from "../../shop/catalogue/chosen.ts";
import { useShop } from "../../shop/shop-context.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./size-guide.module.css";

const units = ["inches", "cm"] as const;
type Unit = (typeof units)[number];

const labels: Readonly<Record<BodyMeasure, string>> = {
  chest: "Chest",
  bust: "Bust",
  waist: "Waist",
  hips: "Hips",
  height: "Height",
};

const howTo: Readonly<Record<BodyMeasure, string>> = {
  chest: "Around the fullest part, under the arms. Keep the tape level.",
  bust: "Around the fullest part. Keep the tape level.",
  waist: "Around the narrowest part, without pulling tight.",
  hips: "Around the fullest part, feet together.",
  height: "From head to heel, against a wall, without shoes.",
};

interface OfPiece {
  readonly product: Product;
}

export function SizeGuideButton({ product }: OfPiece) {
  const chosen = chosenOf(useShop());
  return (
    <button type="button" className={styles.open} onClick={() => chosen.guide(product._id, true)}>
      Size guide
    </button>
  );
}

/** Outside of every form, since a dialog closes by a form. */
export function SizeGuideSheet({
  product,
  guide,
}: OfPiece & { readonly guide: SizeGuide | undefined }) {
  const chosen = chosenOf(useShop());
  const open = useStore(chosen.store, ({ productId, guide }) => guide && productId === product._id);
  return (
    <Dialog open={open} onClose={() => chosen.guide(product._id, false)} label="Size guide">
      <h2 className={styles.heading}>Size guide</h2>
      <p className={styles.piece}>{product.name}</p>
      {guide ? (
        <Guide guide={guide} />
      ) : (
        <p>This piece is draped, not fitted. Your measurements don't decide its size.</p>
      )}
    </Dialog>
  );
}

function Guide({ guide: { measures, rows } }: { readonly guide: SizeGuide }) {
  const [unit, setUnit] = useState<Unit>("inches");
  const aged = rows.some(({ ages }) => ages !== undefined);
  return (
    <>
      <fieldset className={styles.units} aria-label="Unit">
        {units.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="unit of the size guide"
              checked={each === unit}
              onChange={() => setUnit(each)}
            />
            <span>{each}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption>Body measurements for each size, in {unit}</caption>
          <thead>
            <tr>
              <th scope="col">Size</th>
              {aged && <th scope="col">Age</th>}
              {measures.map((measure) => (
                <th key={measure} scope="col">
                  {labels[measure]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.size} row={row} measures={measures} unit={unit} aged={aged} />
            ))}
          </tbody>
        </table>
      </div>
      <h3 className={styles.how}>How to measure</h3>
      <dl className={styles.ways}>
        {measures.map((measure) => (
          <div key={measure}>
            <dt>{labels[measure]}</dt>
            <dd>{howTo[measure]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.between}>Between two sizes? Take the larger one.</p>
    </>
  );
}

interface RowProps {
  readonly row: GuideRow;
  readonly measures: readonly BodyMeasure[];
  readonly unit: Unit;
  readonly aged: boolean;
}

function Row({ row: { size, ages, spans }, measures, unit, aged }: RowProps) {
  return (
    <tr>
      <th scope="row">{size}</th>
      {aged && <td>{ages ? years(ages) : "–"}</td>}
      {measures.map((measure) => (
        <td key={measure}>{length(spans[measure], unit)}</td>
      ))}
    </tr>
  );
}

/** "2–3", or a single year. */
export const years = ({ from, to }: Span): string => (from === to ? `${from}` : `${from}–${to}`);

function length(span: Span | undefined, unit: Unit): string {
  if (span === undefined) return "–";
  const shown = (cm: number) =>
    unit === "cm" ? String(Math.round(cm)) : String(Math.round((cm / cmPerInch) * 2) / 2);
  const [from, to] = [shown(span.from), shown(span.to)];
  return from === to ? from : `${from}–${to}`;
}
