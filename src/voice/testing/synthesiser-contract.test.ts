/** One suite for every synthesiser: what speech.ts promises holds whichever engine is behind it. */
import { describe, expect, it } from "vitest";
import type { Synthesiser, SynthesiserEvent } from "../speech.ts";
import { synthesiserRigs } from "./synthesiser-rigs.ts";

function say(synthesiser: Synthesiser, text = "Added to your cart.") {
  const events: SynthesiserEvent[] = [];
  const speaking = synthesiser.speak(text, { language: "en-IN" }, (event) => events.push(event));
  return { events, speaking };
}

/** The promise of speech.ts. */
const promised = /^(started (finished|failed)|failed)$/;
const types = (events: readonly SynthesiserEvent[]) => events.map(({ type }) => type).join(" ");

describe.each(synthesiserRigs)("the $id synthesiser", ({ id, make }) => {
  it("carries its own id and says that this browser can", () => {
    const { synthesiser } = make();
    expect([synthesiser.id, synthesiser.supported()]).toEqual([id, true]);
  });

  it("sends nothing before speak has returned", () => {
    expect(say(make().synthesiser).events).toEqual([]);
  });

  it("says a reply, and says so once", async () => {
    const rig = make();
    rig.synthesiser.prime();
    const { events, speaking } = say(rig.synthesiser);
    await rig.begins();
    await rig.ends();
    speaking.cancel();
    await rig.passes();
    expect(events).toEqual([{ type: "started" }, { type: "finished" }]);
  });

  it("finishes at once when there is nothing to say", async () => {
    const rig = make();
    const { events } = say(rig.synthesiser, "  ");
    await rig.ends();
    await rig.passes();
    expect(types(events)).toMatch(promised);
  });

  it("ends once when cancelled before it began", async () => {
    const rig = make();
    const { events, speaking } = say(rig.synthesiser);
    speaking.cancel();
    speaking.cancel();
    await rig.passes();
    expect(types(events)).toMatch(promised);
  });

  it("ends once when cancelled in the middle", async () => {
    const rig = make();
    const { events, speaking } = say(rig.synthesiser);
    await rig.begins();
    speaking.cancel();
    await rig.ends();
    await rig.passes();
    expect(types(events)).toMatch(promised);
  });

  it("drops what it says for what it is asked to say next", async () => {
    const rig = make();
    const first = say(rig.synthesiser);
    await rig.begins();
    const second = say(rig.synthesiser);
    first.speaking.cancel();
    await rig.begins();
    await rig.ends();
    await rig.passes();
    expect(types(first.events)).toMatch(promised);
    expect(second.events).toEqual([{ type: "started" }, { type: "finished" }]);
  });
});
