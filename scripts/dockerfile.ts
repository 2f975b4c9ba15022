/** Reads the used part of Dockerfile and .dockerignore. */

/** https://docs.docker.com/reference/dockerfile/ */
type Instruction = { readonly name: string; readonly rest: string };
export type Stage = { readonly name: string; readonly instructions: readonly Instruction[] };

export function readDockerfile(text: string): readonly Stage[] {
  const stages: { name: string; instructions: Instruction[] }[] = [];
  for (const line of text.split("\n")) {
    const [, name = "", rest = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === "FROM") {
      stages.push({ name: / AS (\S+)$/.exec(rest)?.[1] ?? "", instructions: [] });
    } else if (name !== "") stages.at(-1)?.instructions.push({ name, rest });
  }
  return stages;
}

/** An instruction's last occurrence. */
export const last = ({ instructions }: Stage, name: string): string =>
  instructions.findLast((each) => each.name === name)?.rest ?? "";

/**
 * Whether a file goes into the build: the last matching pattern decides, also for its folders
 * (https://docs.docker.com/build/concepts/context/#dockerignore-files).
 */
export function readIgnore(text: string): (path: string) => boolean {
  const patterns = text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const source = line
        .replace(/^!/, "")
        .replace(/[.+^$()[\]{}|\\]/g, "\\$&")
        .replace(/\*\*\/|\*/g, (stars) => (stars === "*" ? "[^/]*" : "(?:.*/)?"));
      return { taken: line.startsWith("!"), fits: new RegExp(`^${source}(?:/|$)`) };
    });
  return (path) => patterns.findLast(({ fits }) => fits.test(path))?.taken ?? true;
}
