/** Reads as much of a Dockerfile and of .dockerignore as this project's use. */

export type Instruction = { readonly name: string; readonly rest: string };
export type Stage = { readonly name: string; readonly instructions: readonly Instruction[] };

/** https://docs.docker.com/reference/dockerfile/; each instruction is one line. */
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

/** What follows an instruction's name, the last time that it is there. */
export const last = ({ instructions }: Stage, name: string): string =>
  instructions.findLast((each) => each.name === name)?.rest ?? "";

/**
 * Whether a file of the project goes into the build: the last pattern that fits it, or a folder that it
 * is in, decides (https://docs.docker.com/build/concepts/context/#dockerignore-files).
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
