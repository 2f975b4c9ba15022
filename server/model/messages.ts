/** What is sent to a chat model: instructions of ours, and data that strangers wrote. */
export interface ModelMessage {
  readonly role: "system" | "user";
  readonly content: string;
}

/** The instructions, and the data as one JSON document. */
export function messagesOf(instructions: string, document: object): ModelMessage[] {
  return [
    { role: "system", content: instructions },
    { role: "user", content: JSON.stringify(document) },
  ];
}

/** Without control characters, cut to length. */
export function clean(text: string, longest: number): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, " ").slice(0, longest);
}
