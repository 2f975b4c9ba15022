/**
 * A page with its screen and used styles, painted as it arrives. The sheet waits in a template
 * (src/app/integrations/late-sheet.ts), because on a slow line it would compete with the app.
 */
import { type BuiltClient, sheetLink } from "./built-client.ts";
import { usedStyles } from "./used-styles.ts";

export interface WholePage {
  readonly page: string;
  /** Its style element's content, perhaps empty. */
  readonly style: string;
}

/** @param markup the screen, inert until the app takes over. */
export function prerenderedPage(
  { styles, faces }: Pick<BuiltClient, "styles" | "faces">,
  page: string,
  markup: string,
): WholePage {
  const prerendered = page.replace(shell, () => `<div id="root" inert>${markup}</div>`);
  const [sheet, address] = sheetLink.exec(page) ?? [];
  if (sheet === undefined) return { page: prerendered, style: "" };
  const style = usedStyles(styles, prerendered);
  const ahead = [
    `<link rel="preload" as="style" crossorigin href="${address}">`,
    ...faces.map((face) => `<link rel="preload" as="font" crossorigin href="${face}">`),
  ].join("");
  return {
    page: prerendered
      .replace(sheet, () => `<style>${style}</style>`)
      .replace("</body>", () => `<template id="sheet">${ahead}${sheet}</template></body>`),
    style,
  };
}

/** The built page's content before the app starts. */
const shell = /<div id="root"><div class="shell">.*?<\/div><\/div>/s;
