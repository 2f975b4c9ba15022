import { expect, it } from "vitest";
import { prerenderedPage } from "./prerendered-page.ts";
import { readRules } from "./used-styles.ts";

const script = '<script type="module" crossorigin src="/assets/index.js"></script>';
const sheet = '<link rel="stylesheet" crossorigin href="/assets/style.css">';
const shell = '<div id="root"><div class="shell">ShopAi</div></div>';
const styles = readRules(".hero{gap:0}.other{gap:0}");
const hero = '<h1 class="hero">Linen</h1>';

it("a drawn page has its styles, and keeps the sheet for later", () => {
  const page = `<head>${script}${sheet}</head><body>${shell}</body>`;
  expect(prerenderedPage({ styles, faces: ["/assets/serif.woff2"] }, page, hero)).toEqual({
    page:
      `<head>${script}<style>.hero{gap:0}</style></head><body><div id="root" inert>${hero}</div>` +
      '<template id="sheet"><link rel="preload" as="style" crossorigin href="/assets/style.css">' +
      `<link rel="preload" as="font" crossorigin href="/assets/serif.woff2">${sheet}</template></body>`,
    style: ".hero{gap:0}",
  });
});

it("a page without a sheet is drawn without styles", () => {
  expect(
    prerenderedPage({ styles: [], faces: [] }, `<head></head><body>${shell}</body>`, hero),
  ).toEqual({
    page: `<head></head><body><div id="root" inert>${hero}</div></body>`,
    style: "",
  });
});
