/** Whether a path is a route's, and what stands in the route's named places. */

export type PathParameters = Readonly<Record<string, string>>;

/** The named parts of "/productdetail/:productId" in a path; undefined where the path is another. */
export function matchPath(route: string, path: string): PathParameters | undefined {
  const wanted = parts(route);
  const given = parts(path);
  if (wanted.length !== given.length) return undefined;
  const found: Record<string, string> = {};
  for (const [place, word] of wanted.entries()) {
    const part = given[place] ?? "";
    if (word.startsWith(":")) found[word.slice(1)] = decoded(part);
    else if (word !== part) return undefined;
  }
  return found;
}

/** A slash at the end makes no difference. */
const parts = (path: string): readonly string[] => path.replace(/^\/|\/$/g, "").split("/");

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a lone "%" is nobody's escape
  }
}
