/** Reads Accept-Encoding and If-None-Match. */

export type Encoding = "br" | "gzip" | "identity";

/** The smallest that is accepted. */
export function bestEncoding(accepted = ""): Encoding {
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    (isRefused ? refused : named).add(name);
  }
  for (const encoding of ["br", "gzip"] as const) {
    if (named.has(encoding) || (named.has("*") && !refused.has(encoding))) return encoding;
  }
  return "identity";
}

/** Weak comparison (RFC 9110, 13.1.2). */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((part) => {
    const candidate = part.trim();
    return candidate === "*" || candidate.replace(/^W\//, "") === tag;
  });
}
