/** Our instructions, and data from strangers. */
export interface ModelMessage {
  readonly role: "system" | "user";
  readonly content: string;
}

/** The data is one JSON document. */
export function messagesOf(instructions: string, document: object): ModelMessage[] {
  return [
    { role: "system", content: instructions },
    { role: "user", content: JSON.stringify(document) },
  ];
}

export function clean(text: string, longest: number): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, " ").slice(0, longest);
}
