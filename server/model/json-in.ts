/** The JSON of a model's reply: the whole text, or what stands between the first brace and the last; null for none. */
export function jsonIn(reply: string): unknown {
  const text = reply.slice(0, longestReply);
  for (const attempt of [text, text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // Fenced or wrapped in talk: the next attempt takes the braces alone.
    }
  }
  return null;
}

const longestReply = 20_000;
