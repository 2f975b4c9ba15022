/** The position of imported products in the list, whose first are shown as the latest. */

/**
 * A file with the whole shop sets its order; otherwise known products keep their place and new ones
 * come first, in the file's order.
 */
export function arrange(
  before: readonly { readonly id: string; readonly position: number }[],
  ids: readonly string[],
  replace: boolean,
): ReadonlyMap<string, number> {
  const given = new Set(ids);
  if (replace || before.every(({ id }) => given.has(id))) {
    return new Map(ids.map((id, place) => [id, place]));
  }
  const places = new Map(before.map(({ id, position }) => [id, position]));
  const added = ids.filter((id) => !places.has(id));
  const first = Math.min(...places.values()) - added.length;
  const addedPlaces = new Map(added.map((id, index) => [id, first + index]));
  return new Map(ids.map((id) => [id, places.get(id) ?? addedPlaces.get(id) ?? 0]));
}
