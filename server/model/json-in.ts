/** The text, or what is between its outer braces, as JSON; null for none. */
export function jsonIn(reply: string): unknown {
  const text = reply.slice(0, longestReply);
  for (const attempt of [text, text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // Fenced or in prose: try the braces.
    }
  }
  return null;
}

const longestReply = 20_000;
