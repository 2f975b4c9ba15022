/** The stand-in itself, with Azure's own package as its client, in Node as in a browser. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAzureTokens } from "../../server/speech/azure-tokens.ts";
import type { AzurePass } from "../../src/voice/providers/azure/azure-access.ts";
import { azureEngine, azureVoice } from "../../src/voice/providers/azure/azure-engine.ts";
import { type AzureSpeech, startAzureSpeech } from "./azure-speech.ts";
import { recognise } from "./recognition.ts";
import { run } from "./run.ts";
import { speech } from "./say.ts";

let azure: AzureSpeech;
beforeAll(async () => {
  azure = await startAzureSpeech();
});
beforeEach(() => {
  azure.fault = null;
  azure.vocabulary = "sayings";
});
afterAll(() => azure.close());

async function pass(): Promise<AzurePass> {
  const { host, key } = azure;
  const issued = await createAzureTokens({ settings: { host, key, region: null }, fetch }).issue();
  if (!issued.ok) throw issued.cause;
  return issued.value;
}

async function samplesOf(text: string): Promise<Float32Array> {
  const args = ["-t", "wav", "-", "-t", "raw", "-r", "16000", "-c", "1", "-b", "16", "-"];
  const raw = await run(
    "sox",
    [...args, "gain", "-n", "-14", "pad", "0.3", "0.3"],
    await speech(text),
  );
  return Float32Array.from(
    { length: raw.length / 2 },
    (_, index) => raw.readInt16LE(2 * index) / 32_768,
  );
}

/** Everything that the package reports of one utterance. */
async function turn(
  text: string,
  access: AzurePass,
  hints: readonly string[] = ["kurta"],
): Promise<unknown[]> {
  const samples = await samplesOf(text);
  const reports: unknown[] = [];
  return new Promise((resolve) => {
    const session = azureEngine.listen(
      access,
      { language: "en-IN", hints },
      {
        sound: () => reports.push("sound"),
        interim: (words) => reports.push({ interim: words }),
        final(alternatives) {
          resolve([...reports, { final: alternatives }]);
          session.close();
        },
        failed(failure) {
          resolve([...reports, { failed: failure }]);
          session.close();
        },
      },
    );
    session.write(samples);
    session.end();
  });
}

describe("recognition", () => {
  it("recognises an utterance, and is informed of language, detail and hints", async () => {
    const reports = await turn("go to the cart", await pass());
    expect(reports.at(0)).toBe("sound");
    expect(reports.at(-1)).toEqual({ final: [{ text: "go to the cart", confidence: 0.9 }] });
    const line = azure.lines.at(-1);
    expect(line?.query).toMatchObject({ language: "en-IN", format: "detailed" });
    expect(JSON.parse(line?.fields["speech.context"] ?? "null")).toMatchObject({
      dgi: { groups: [{ type: "Generic", items: [{ text: "kurta" }] }] },
    });
  });

  it("leans towards the phrases that the package sends, with the wider recogniser", async () => {
    azure.vocabulary = "wide";
    const withHints = await turn("go to the cart", await pass(), ["Go to the card"]);
    const withoutHints = await turn("go to the cart", await pass(), []);
    expect([withHints.at(-1), withoutHints.at(-1)]).toEqual([
      { final: [{ text: "go to the card", confidence: 0.9 }] },
      { final: [{ text: "go to the cart", confidence: 0.9 }] },
    ]);
  });

  it("answers a phrase that is sent twice once", async () => {
    azure.fault = { type: "twice" };
    const reports = await turn("go home", await pass());
    expect(reports.at(-1)).toEqual({ final: [{ text: "go home", confidence: 0.9 }] });
  });

  it("reports a token that has run out, and a line that is cut", async () => {
    const old = await pass();
    azure.fault = { type: "expired" };
    expect((await turn("go home", old)).at(-1)).toEqual({ failed: "network" });
    azure.fault = { type: "cut" };
    expect((await turn("go home", await pass())).at(-1)).toEqual({ failed: "network" });
  });
});

describe("synthesis", () => {
  it("speaks what can be heard again, with the voice that was asked for", async () => {
    const { signal } = new AbortController();
    const manner = { language: "en-IN", voice: "en-IN-NeerjaNeural" };
    const synthesis = await azureVoice.say(await pass(), "go to the cart", manner, signal);
    if (synthesis.type === "failed") throw new Error(synthesis.failure);
    if (!(synthesis.sound instanceof Blob)) throw new Error("the sound is still coming");
    const bytes = new Uint8Array(await synthesis.sound.arrayBuffer());
    expect(await recognise(bytes)).toBe("go to the cart");
    expect(azure.lines.at(-1)?.fields.ssml).toContain("en-IN-NeerjaNeural");
  });

  it("reports a line that is cut", async () => {
    azure.fault = { type: "cut" };
    const { signal } = new AbortController();
    const manner = { language: "en-IN", voice: "en-IN-NeerjaNeural" };
    const synthesis = await azureVoice.say(await pass(), "hello", manner, signal);
    expect(synthesis).toEqual({ type: "failed", failure: "network" });
  });
});
