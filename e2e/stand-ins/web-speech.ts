/**
 * A working SpeechRecognition to give to a page before it is opened:
 * `page.addInitScript({ content: webSpeechStandIn })`.
 */
import { readFileSync } from "node:fs";
import ts from "typescript";

/** The script, compiled here: a test runner's own compiler would lean on helpers that pages lack. */
export const webSpeechStandIn: string = ts.transpileModule(
  readFileSync(new URL("./web-speech-page.ts", import.meta.url), "utf8"),
  { compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext } },
).outputText;
