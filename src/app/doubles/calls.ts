/** Records the calls of a real object. */
import { vi } from "vitest";

export type Calls = (readonly unknown[])[];

/** Also runs the act. */
export const goesOn = Symbol("goes on");

/** Records acts of `of` under `name`; those with an answer here don't run. */
export function record(
  calls: Calls,
  name: string,
  of: object,
  answers: Readonly<Record<string, unknown>>,
): void {
  for (const [act, answer] of Object.entries(answers)) {
    const acts = of as Record<string, (...args: unknown[]) => unknown>;
    const own = acts[act]?.bind(of);
    vi.spyOn(acts, act).mockImplementation((...args) => {
      calls.push([`${name}.${act}`, ...meant(args)]);
      if (answer === goesOn) return own?.(...args);
      return Promise.resolve(typeof answer === "function" ? answer(...args) : answer);
    });
  }
}

/** Drops the caller's arguments: the press, the abort signal. */
function meant(args: readonly unknown[]): readonly unknown[] {
  return args.filter(
    (each) =>
      !(typeof each === "object" && each !== null && ("signal" in each || "nativeEvent" in each)),
  );
}

const flushed = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Runs timers while waiting: cart changes are debounced. */
export async function carriedOut<Result>(
  acts: Promise<Result>,
  runTimers: () => void,
): Promise<Result> {
  let over = false;
  const done = acts.finally(() => {
    over = true;
  });
  while (!over) {
    await flushed();
    runTimers();
  }
  return done;
}
