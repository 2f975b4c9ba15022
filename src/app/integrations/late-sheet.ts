/**
 * A prerendered page has only the rules that it shows (server/http/pages/drawn-page.ts). The whole sheet follows
 * together with its faces, so that the page is laid out anew once; or at once, when something is used.
 */
export function bringSheet(document: Document): void {
  const later = document.querySelector<HTMLTemplateElement>("template#sheet")?.content;
  const sheet = later?.querySelector('link[rel="stylesheet"]');
  if (!later || !sheet) return;
  sheet.remove();
  const ahead = [...later.children];
  document.head.append(later);
  const apply = () => {
    if (!sheet.isConnected) document.head.append(sheet);
  };
  void Promise.all(ahead.map(settled)).then(apply);
  for (const kind of ["pointerdown", "keydown"] as const)
    document.addEventListener(kind, apply, { once: true, capture: true });
}

const settled = (link: Element): Promise<void> =>
  new Promise((done) => {
    for (const kind of ["load", "error"]) link.addEventListener(kind, () => done(), { once: true });
  });
