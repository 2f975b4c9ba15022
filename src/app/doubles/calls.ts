/** Writes down the calls of a real object's acts. */
import { vi } from "vitest";

export type Calls = (readonly unknown[])[];

/** The act itself follows its record. */
export const goesOn = Symbol("goes on");

/** Records these acts of `of` under `name` and their own; those with an answer here aren't carried out. */
export function record(
  calls: Calls,
  name: string,
  of: object,
  answers: Readonly<Record<string, unknown>>,
): void {
  for (const [act, answer] of Object.entries(answers)) {
    const acts = of as Record<string, (...args: unknown[]) => unknown>; // spied on by name
    const own = acts[act]?.bind(of);
    vi.spyOn(acts, act).mockImplementation((...args) => {
      calls.push([`${name}.${act}`, ...meant(args)]);
      if (answer === goesOn) return own?.(...args);
      return Promise.resolve(typeof answer === "function" ? answer(...args) : answer);
    });
  }
}

/** Drops arguments of the caller: the press, the abort signal. */
function meant(args: readonly unknown[]): readonly unknown[] {
  return args.filter(
    (each) =>
      !(typeof each === "object" && each !== null && ("signal" in each || "nativeEvent" in each)),
  );
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Waits for `acts`, and lets what waits for a timer happen meanwhile: the cart is sent a moment later. */
export async function carriedOut<Result>(
  acts: Promise<Result>,
  runTimers: () => void,
): Promise<Result> {
  let over = false;
  const done = acts.finally(() => {
    over = true;
  });
  while (!over) {
    await settled();
    runTimers();
  }
  return done;
}
