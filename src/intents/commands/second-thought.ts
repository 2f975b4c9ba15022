/** Words before a second thought about what was just done: "actually large", "no, make it two". */
const opening =
  /^(?:(?:no|oh|oops|sorry|actually|rather|wait|i mean|i meant|i said|not \w+)(?![\w'])[\s,]*)+/;

/** "large" of "no, I meant large"; undefined where it is no second thought. */
export function secondThoughtIn(text: string): string | undefined {
  const thought = text.replace(opening, "");
  return thought === text ? undefined : thought;
}
