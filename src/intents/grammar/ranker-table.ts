/**
 * The weights of the ranker as they are kept: features by a hash of 24 bits, acts and steps in bytes.
 * Two features with one hash share their weights; of some thousand that are a handful.
 */

/** A feature's weights: act and steps in turn. */
export type Table = ReadonlyMap<number, Int8Array>;

/** FNV-1a, folded to 24 bits. http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return ((hash >>> 24) ^ hash) & 0xffffff;
}

/** Reads the table that scripts/train-ranker.ts packed. */
export function unpacked(base64: string): Table {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const many = view.getUint32(0, true);
  const countsAt = 4 + 3 * many;
  const actsAt = countsAt + many;
  const all = (bytes.length - actsAt) / 2;
  const table = new Map<number, Int8Array>();
  let done = 0;
  for (let at = 0; at < many; at += 1) {
    const place = 4 + 3 * at;
    const hash =
      (bytes[place] ?? 0) | ((bytes[place + 1] ?? 0) << 8) | ((bytes[place + 2] ?? 0) << 16);
    const count = bytes[countsAt + at] ?? 0;
    const own = new Int8Array(2 * count);
    for (let each = 0; each < count; each += 1) {
      own[2 * each] = bytes[actsAt + done + each] ?? 0;
      own[2 * each + 1] = bytes[actsAt + all + done + each] ?? 0;
    }
    table.set(hash, own);
    done += count;
  }
  return table;
}

/** What the features add up to, for each act, in steps. */
export function sumsOf(table: Table, features: readonly string[], acts: number): Float64Array {
  const sums = new Float64Array(acts);
  for (const feature of features) {
    const own = table.get(hashOf(feature));
    if (!own) continue;
    for (let at = 0; at < own.length; at += 2) {
      const act = own[at] ?? 0;
      sums[act] = (sums[act] ?? 0) + (own[at + 1] ?? 0);
    }
  }
  return sums;
}
