import { describe, expect, it } from "vitest";
import { facesOf, readRules, usedStyles } from "./used-styles.ts";

const markup =
  '<main class="page wide"><p>Linen</p><button class="buy" type="button"></button></main>';
const used = (sheet: string) => usedStyles(readRules(sheet), markup);

describe("the styles of a drawn screen", () => {
  it.each([
    ["of elements and of the page", "body{margin:0}:root{--ink:#000}"],
    ["whose classes are all there", ".page .buy:hover{color:red}.wide.page{gap:1px}"],
    ["one of whose selectors fits", ".missing,.buy{color:red}"],
    ["that ask for what isn't there", ".buy:not(.missing){color:red}"],
    ["that the screen may come to fit", ".page:has(.missing .other) p{color:red}"],
    ["with a brace in a text", '.buy:after{content:"}"}'],
    ["of stand-ins for faces", '@font-face{font-family:In;src:local("Arial")}'],
  ])("are those %s", (_, rules) => {
    expect(used(rules)).toBe(rules);
  });

  it("are none whose classes are missing, and no group that is then empty", () => {
    const sheet =
      ".missing{color:red}.page .missing p{color:red}@media print{.missing{color:red}}@media (min-width:9rem){.missing{gap:0}.buy{gap:0}}";
    expect(used(sheet)).toBe("@media (min-width:9rem){.buy{gap:0}}");
  });

  it("have the movements that they name, and no others", () => {
    const turn = "@keyframes turn{to{rotate:1turn}}";
    expect(used(`.buy{animation:1s turn}${turn}@keyframes fall{to{top:0}}`)).toBe(
      `.buy{animation:1s turn}${turn}`,
    );
  });

  it("leave faces that are fetched to the sheet", () => {
    expect(used('@font-face{font-family:In;src:url(/in.woff2)format("woff2")}p{margin:0}')).toBe(
      "p{margin:0}",
    );
  });
});

it("the faces of a sheet are those that every text uses", () => {
  const face = (src: string, range = "") => `@font-face{font-family:In;src:${src}${range}}`;
  expect(
    facesOf(
      [
        face('url(/assets/in.woff2)format("woff2")'),
        face("url(/assets/rupee.woff2)", ";unicode-range:U+20B9"),
        face("local(Arial)"),
        "p{background:url(/assets/p.webp)}",
      ].join(""),
    ),
  ).toEqual(["/assets/in.woff2"]);
});
