import { expect, it } from "vitest";
import { exampleScenes } from "./replay/example-scenes.ts";
import { understand } from "./understand.ts";
import { warmUpSteps } from "./warm-up.ts";

it("tries what shoppers say on every screen, and changes nothing that they mean", () => {
  const said = { alternatives: [{ text: "add the second one in large" }] };
  for (const scene of Object.values(exampleScenes)) {
    const before = structuredClone(understand(said, scene));
    for (const step of warmUpSteps(scene)) step();
    expect(understand(said, scene)).toEqual(before);
  }
});
