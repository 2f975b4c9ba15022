/** The repository's files as the rules read them. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";

export interface Source {
  /** From the repository's root. */
  readonly file: string;
  readonly text: string;
  /** With parents. */
  readonly tree: ts.SourceFile;
}

export const sourceOf = (file: string, text: string): Source => ({
  file,
  text,
  tree: ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true),
});

/** Also the untracked ones. */
export const listFiles = (): readonly string[] =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "" && existsSync(file));

export const readSources = (files: readonly string[]): readonly Source[] =>
  files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => sourceOf(file, readFileSync(file, "utf8")));

export const lineOf = ({ tree }: Source, node: ts.Node): number =>
  tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
