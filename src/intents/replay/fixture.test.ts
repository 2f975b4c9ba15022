import { describe, expect, it } from "vitest";
import { longestLine, readFixture } from "./fixture.ts";

describe("readFixture", () => {
  it("reads the words alone", () => {
    expect(readFixture('{"said":"cart"}')).toEqual({
      ok: true,
      fixture: { source: { type: "words", alternatives: [{ text: "cart" }] }, scene: {} },
    });
  });

  it("reads everything a line may have", () => {
    const asked = { id: "need", text: "What?", about: "I need" };
    const expected = { row: "cart", command: null, slots: { a: 1 }, effects: [{}], go: "/cart" };
    const line = {
      alternatives: [{ text: "card", confidence: 0.5 }, { text: "cart" }],
      scene: { screen: "/about", asked },
      conversation: "one",
      expect: expected,
    };
    expect(readFixture(JSON.stringify(line))).toEqual({
      ok: true,
      fixture: {
        source: {
          type: "words",
          alternatives: [{ text: "card", confidence: 0.5 }, { text: "cart" }],
        },
        scene: { screen: "/about", asked },
        conversation: "one",
        expect: expected,
      },
    });
  });

  it("reads a sound file's path, and the screen alone", () => {
    expect(readFixture('{"audio":"a.wav","on":"/cart"}')).toEqual({
      ok: true,
      fixture: { source: { type: "audio", path: "a.wav" }, scene: { screen: "/cart" } },
    });
  });

  it.each([
    ["", /^not JSON/],
    ["{", /^not JSON/],
    ["[]", /^the line must be a JSON object$/],
    ["null", /^the line must be a JSON object$/],
    ['"cart"', /^the line must be a JSON object$/],
    ["{}", /"said", "alternatives" and "audio" is missing/],
    ['{"said":"a","audio":"b"}', /only one of .* not "said", "audio"/],
    ['{"said":1}', /^"said" must be a text$/],
    ['{"said":null}', /^"said" must be a text$/],
    ['{"audio":[]}', /^"audio" must be a text$/],
    ['{"alternatives":{}}', /^"alternatives" must be a list$/],
    ['{"alternatives":[]}', /^"alternatives" is empty$/],
    ['{"alternatives":["a"]}', /^"alternatives\[0\]" must be a JSON object$/],
    ['{"alternatives":[{"text":"a"},{}]}', /^"alternatives\[1\]\.text" must be a text$/],
    ['{"alternatives":[{"text":"a","confidence":2}]}', /confidence" must be a number from 0 to 1/],
    ['{"alternatives":[{"text":"a","sure":1}]}', /has unknown field "sure"/],
    ['{"said":"a","sad":1,"x":2}', /the line has unknown fields "sad", "x"; known are "said"/],
    ['{"said":"a","__proto__":1}', /unknown field "__proto__"/],
    ['{"said":"a","on":"/","scene":{}}', /^only one of "scene" and "on" may be given$/],
    ['{"said":"a","on":"cart"}', /^"on" must be a path that begins with "\/"$/],
    ['{"said":"a","scene":"/"}', /^"scene" must be a JSON object$/],
    ['{"said":"a","scene":{"screen":1}}', /^"scene\.screen" must be a text$/],
    ['{"said":"a","scene":{"screens":1}}', /"scene" has unknown field "screens"/],
    ['{"said":"a","scene":{"asked":{"id":"why"}}}', /^"scene\.asked\.id" must be one of "need"/],
    ['{"said":"a","scene":{"asked":{"id":"need"}}}', /^"scene\.asked\.text" must be a text$/],
    ['{"said":"a","conversation":1}', /^"conversation" must be a text$/],
    ['{"said":"a","expect":"cart"}', /^"expect" must be a JSON object$/],
    ['{"said":"a","expect":{"rows":"cart"}}', /"expect" has unknown field "rows"/],
    ['{"said":"a","expect":{"row":null}}', /^"expect\.row" must be a text$/],
    ['{"said":"a","expect":{"slots":[]}}', /^"expect\.slots" must be a JSON object$/],
    ['{"said":"a","expect":{"effects":{}}}', /^"expect\.effects" must be a list$/],
    ['{"said":"a","expect":{"go":1}}', /^"expect\.go" must be a text$/],
  ])("refuses %s", (line, problem) => {
    const reading = readFixture(line);
    expect(reading.ok ? "" : reading.problem).toMatch(problem);
  });

  it("refuses a huge line without reading it", () => {
    expect(readFixture(JSON.stringify({ said: "x".repeat(longestLine) }))).toEqual({
      ok: false,
      problem: "the line has 65547 characters, and at most 65536 are read",
    });
  });
});

it("reads the timeline of a recorded turn, and refuses moments that it doesn't know", () => {
  expect([
    readFixture('{"said": "home", "times": {"open": 30, "painted": 900.5}}'),
    readFixture('{"said": "home", "times": {"opened": 30}}').ok,
    readFixture('{"said": "home", "times": {"open": "soon"}}'),
  ]).toEqual([
    {
      ok: true,
      fixture: {
        source: { type: "words", alternatives: [{ text: "home" }] },
        scene: {},
        times: { open: 30, painted: 900.5 },
      },
    },
    false,
    { ok: false, problem: '"times.open" must be a number of milliseconds' },
  ]);
});
