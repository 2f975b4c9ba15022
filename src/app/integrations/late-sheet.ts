/**
 * A prerendered page has only the rules that it shows (server/http/pages/prerendered-page.ts). The whole sheet follows
 * together with its faces, or at once when something is used. Rules and faces are applied in separate frames:
 * all at once block a slow phone.
 */
export function bringSheet(document: Document): void {
  const later = document.querySelector<HTMLTemplateElement>("template#sheet")?.content;
  const link = later?.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!later || !link) return;
  link.remove();
  link.media = "not all"; // parsed, not applied
  const ahead = [...later.children];
  document.head.append(later);
  let isUsed = false;
  const apply = () => {
    isUsed = true;
    link.media = "all";
    if (!link.isConnected) document.head.append(link);
  };
  for (const kind of ["pointerdown", "keydown"] as const)
    document.addEventListener(kind, apply, { once: true, capture: true });
  void Promise.all(ahead.map(whenLoaded)).then(async () => {
    if (isUsed) return;
    const loaded = whenLoaded(link);
    document.head.append(link);
    await loaded;
    const { sheet } = link;
    if (isUsed || sheet === null) return apply();
    const faces = withoutFaces(sheet);
    link.media = "all";
    await nextFrame();
    for (const face of faces) sheet.insertRule(face);
  });
}

/** Takes the faces out of a sheet; answers the rules of those that are fetched: the page has the stand-ins. */
function withoutFaces(sheet: CSSStyleSheet): readonly string[] {
  const faces: string[] = [];
  for (let place = sheet.cssRules.length - 1; place >= 0; place -= 1) {
    const rule = sheet.cssRules[place];
    if (!(rule instanceof CSSFontFaceRule)) continue;
    if (rule.cssText.includes("url(")) faces.push(rule.cssText);
    sheet.deleteRule(place);
  }
  return faces;
}

const nextFrame = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

const whenLoaded = (link: Element): Promise<void> =>
  new Promise((done) => {
    for (const kind of ["load", "error"]) link.addEventListener(kind, () => done(), { once: true });
  });
