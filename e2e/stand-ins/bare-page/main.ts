/** A page with the voice adapters alone: a button runs each, the output lists its events. */
import { createEarcons } from "../../../src/voice/audio/earcons.ts";
import { loadRecogniser, loadSynthesiser } from "../../../src/voice/load.ts";
import { createServerSpeech } from "../../../src/voice/server-speech.ts";
import type { RecogniserEvent, SynthesiserEvent } from "../../../src/voice/speech.ts";

const server = createServerSpeech({ fetch: fetch.bind(window), base: "" });
const output = document.querySelector("output");
const log: (RecogniserEvent | SynthesiserEvent)[] = [];

function show(event: RecogniserEvent | SynthesiserEvent): void {
  if (event.type === "level") return;
  log.push(event);
  if (output) output.textContent = JSON.stringify(log);
  if (event.type === "ended" || event.type === "finished") document.title = "over";
}

function onClick(id: string, run: () => void): void {
  document.querySelector(`#${id}`)?.addEventListener("click", run);
}

const [webSpeech, openAi, azure, voice, azureVoice] = await Promise.all([
  loadRecogniser("web-speech", server),
  loadRecogniser("openai", server),
  loadRecogniser("azure", server),
  loadSynthesiser("openai", server),
  loadSynthesiser("azure", server),
]);
const earcons = createEarcons();
await earcons.prepare();

for (const recogniser of [webSpeech, openAi, azure]) {
  onClick(recogniser.id, () => {
    earcons.play("open");
    recogniser.listen({ language: "en-IN", hints: ["cart"] }, show);
  });
}
for (const [id, synthesiser] of [
  ["say", voice],
  ["say-azure", azureVoice],
] as const) {
  onClick(id, () => {
    synthesiser.prime();
    synthesiser.speak("Your cart is empty. What shall we find?", { language: "en-IN" }, show);
  });
}
document.title = "ready";
