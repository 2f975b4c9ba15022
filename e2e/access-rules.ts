/**
 * Checks axe's findings and what axe doesn't decide, one function a rule, naming what breaks it.
 * Numbers are those of WCAG 2.2.
 */
import type { Page } from "@playwright/test";
import { violations } from "./page-parts.ts";

export type Rule = (page: Page) => Promise<readonly string[]>;

/** The page's own policy lets no style in but through scripts. */
export const restyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    // Includes what is below the fold.
    sheet.replaceSync(`* { content-visibility: visible !important } ${text}`);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Axe's findings by day and by night, on a phone and on a desktop. */
export const axeFinds: Rule = async (page) => {
  const found: string[] = [];
  for (const width of [390, 1440])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const here = await violations(page, colorScheme);
      found.push(...here.map((violation) => `${width}, ${colorScheme}: ${violation}`));
    }
  await page.emulateMedia({ colorScheme: null });
  return found;
};

/**
 * 1.4.4, 1.4.10, 1.4.12: the page is no wider than its window, nothing leaves the window sideways, and
 * no words are cut off. What scrolls by itself may go on beyond its edge.
 */
export const fits: Rule = (page) =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const over = document.documentElement.scrollWidth - wide;
    const found = over > 0 ? [`the page is ${over}px too wide`] : [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      element !== document.documentElement &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const words = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const unseen = (element: Element) => {
      const { clipPath, visibility, opacity } = getComputedStyle(element);
      return clipPath !== "none" || visibility === "hidden" || opacity === "0";
    };
    for (const element of document.body.querySelectorAll("*")) {
      if (!words(element) || element.closest("[inert], svg, select") || unseen(element)) continue;
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const named = `“${element.textContent?.trim().slice(0, 40)}”`;
      if ((left < -1 || right > wide + 1) && !scrolls(element))
        found.push(`${named} leaves the window`);
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
        const cut = box.getBoundingClientRect();
        if (cut.width <= 1 || unseen(box)) break;
        const sideways = /hidden|clip/.test(overflowX) && textOverflow !== "ellipsis";
        const down = /hidden|clip/.test(overflowY);
        if (sideways && (left < cut.left - 1 || right > cut.right + 1))
          found.push(`${named} is cut off sideways`);
        else if (down && element.getBoundingClientRect().bottom > cut.bottom + 2)
          found.push(`${named} is cut off below`);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
      }
    }
    return found;
  });

/** The assistant's two buttons lie over no control: in the bottom bar, in the margin, or in a lane. */
export const uncovered: Rule = (page) =>
  page.evaluate(() => {
    if (document.querySelector("dialog:modal")) return [];
    const box = (element: Element) => element.getBoundingClientRect();
    const bar = document.querySelector("nav[aria-label=Quick]");
    const docked = bar !== null && getComputedStyle(bar).position === "fixed";
    const buttons = [...document.querySelectorAll("aside[aria-label=Assistant] > div > button")];
    return [...document.querySelectorAll("main :is(a, button, label, input, select)")]
      .filter((control) => box(control).width > 0 && !control.closest("[inert]"))
      .filter((control) =>
        buttons.some((button) =>
          docked && bar
            ? box(button).top < box(bar).top - 10
            : box(button).left < box(control).right && box(button).right > box(control).left,
        ),
      )
      .map((control) => `${control.textContent || control.getAttribute("aria-label")} is covered`);
  });

/** 2.5.8: what is pressed is 24 pixels each way, but for links within a sentence. */
export const bigEnough: Rule = (page) =>
  page.evaluate(() => {
    const layer = document.querySelector("dialog:modal") ?? document.body;
    const controls = "a[href], button, select, input, textarea, summary, [role=tab]";
    return [...layer.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => !control.closest("[inert]") && control.checkVisibility())
      .map((control) => ({ control, target: control.closest("label") ?? control }))
      .filter(({ target }) => {
        const { width, height } = target.getBoundingClientRect();
        if (width <= 1 && height <= 1) return false; // shown on focus
        const { display } = getComputedStyle(target);
        const parentLength = target.parentElement?.textContent?.trim().length ?? 0;
        const within =
          display === "inline" && parentLength > (target.textContent?.trim().length ?? 0);
        return !within && (width < 23.9 || height < 23.9);
      })
      .map(({ control, target }) => {
        const { width, height } = target.getBoundingClientRect();
        const name = control.getAttribute("aria-label") ?? target.textContent;
        return `${name} is ${Math.round(width)} × ${Math.round(height)}`;
      });
  });

/**
 * 2.4.11: whatever has the focus is seen, at least in part, and shows that it has it. Tab goes once
 * around the page, or around the dialog over it.
 */
export const focusSeen: Rule = async (page) => {
  const found: string[] = [];
  await page.evaluate(beginWalk);
  // Playwright's own keys take twice as long.
  const devtools = await page.context().newCDPSession(page);
  const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
  const expression = "window.atStop()";
  for (let stop = 0; stop < 400; stop += 1) {
    await devtools.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...tab });
    const { result } = await devtools.send("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    found.push(...result.value.found);
    if (result.value.over) break;
  }
  await devtools.detach();
  return found;
};

/** Runs in the page: begins above all controls; the bars and the foot, the same everywhere, are walked at home alone. */
function beginWalk() {
  const main = document.querySelector<HTMLElement>("#main");
  const all = location.pathname === "/" || document.querySelector("dialog:modal") || !main;
  // The next Tab starts from where the focus was.
  const from = all ? document.body : main;
  from.tabIndex = -1;
  from.focus();
  if (all) from.removeAttribute("tabindex");
  scrollTo(0, 0);
  const look = (element: Element): string => {
    const nearby = [element, element.nextElementSibling, element.parentElement];
    return [...nearby, element.closest("label"), element.closest("form")]
      .map((part) => {
        if (!part) return "";
        const { outline, boxShadow, borderBlock, borderInline } = getComputedStyle(part);
        return [outline, boxShadow, borderBlock, borderInline].join();
      })
      .join();
  };
  const shares = [0.04, 0.5, 0.96];
  const seen = new Set<Element>();
  let last: { element: Element; looked: string; name: string } | undefined;
  let lastScroll: number | undefined;
  const atStop = async () => {
    const found: string[] = [];
    if (last?.element.isConnected && look(last.element) === last.looked)
      found.push(`${last.name} doesn't show its focus`);
    last = undefined;
    const focused = document.activeElement;
    const isOver = !focused || focused === document.body || (!all && !main.contains(focused));
    if (isOver) return { found, over: true };
    const over = seen.has(focused);
    seen.add(focused);
    const target = focused.closest("label") ?? focused;
    const name = (focused.getAttribute("aria-label") ?? target.textContent).trim().slice(0, 60);
    last = { element: focused, looked: look(focused), name };
    const shown = () =>
      [...target.getClientRects(), ...focused.getClientRects()].some(
        ({ left, top, width, height }) =>
          shares.some((x) =>
            shares.some((y) =>
              target.contains(document.elementFromPoint(left + x * width, top + y * height)),
            ),
          ),
      );
    // What lies over a page that scrolled comes or gives way with the next frame.
    if (scrollY !== lastScroll || !shown())
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    lastScroll = scrollY;
    if (!shown()) found.push(`${name} has the focus and is hidden`);
    return { found, over };
  };
  Object.assign(window, { atStop });
}

interface Control {
  readonly name: string;
  readonly role: string;
  /** Opens what it is named after, and closes it. */
  readonly opener: boolean;
  /** The text read on it. */
  readonly text: string;
  /** A link's destination; other controls act. */
  readonly leads: string | null;
}

/** Controls with the names that the browser computes for those who listen. */
async function controls(page: Page): Promise<readonly Control[]> {
  const seen = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button, select, input, textarea, [role=tab]",
    );
    return [...all].map((control, place) => {
      control.setAttribute("data-control", `${place}`);
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const shown: string[] = [];
      const gather = (node: Node): void => {
        if (node.nodeType === 3) shown.push(node.textContent ?? "");
        if (!(node instanceof HTMLElement) || !node.checkVisibility()) return;
        if (node instanceof HTMLSelectElement) return;
        const { clipPath, position, display } = getComputedStyle(node);
        if (clipPath.startsWith("inset") && position === "absolute") return;
        if (node.id !== "" && control.getAttribute("aria-describedby")?.includes(node.id)) return;
        if (display !== "inline") shown.push(" ");
        for (const child of node.childNodes) gather(child);
        if (display !== "inline") shown.push(" ");
      };
      if (control.checkVisibility()) gather(label ?? control);
      return {
        text: shown.join("").replace(/\s+/g, " ").trim(),
        leads: control instanceof HTMLAnchorElement ? control.href : null,
        opener: control.hasAttribute("aria-expanded"),
      };
    });
  });
  const devtools = await page.context().newCDPSession(page);
  const { root } = await devtools.send("DOM.getDocument", { depth: -1 });
  const places = new Map<number, number>();
  const walk = (node: typeof root): void => {
    const at = node.attributes?.indexOf("data-control") ?? -1;
    if (at >= 0) places.set(node.backendNodeId, Number(node.attributes?.[at + 1]));
    for (const child of node.children ?? []) walk(child);
  };
  walk(root);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  await devtools.detach();
  return nodes.flatMap(({ ignored, name, role, backendDOMNodeId }) => {
    const place = places.get(backendDOMNodeId ?? -1);
    const known = place === undefined ? undefined : seen[place];
    if (ignored || known === undefined) return [];
    return [{ ...known, name: String(name?.value ?? ""), role: String(role?.value ?? "") }];
  });
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}₹]+/gu, " ")
    .trim();

/** 2.5.3: a control's name begins with what is read on it; and no two with one name do different things. */
export const wellNamed: Rule = async (page) => {
  const all = await controls(page);
  const found = all
    // A number on a mark is no name: “Cart, 9 items” shows its 9.
    .filter(({ text }) => /\p{L}{2}/u.test(text))
    .filter(({ text, name }) => !plain(name).startsWith(plain(text)))
    .map(({ text, name }) => `“${text}” is named “${name}”`);
  for (const name of new Set(all.map((control) => plain(control.name)))) {
    const alike = all.filter((control) => !control.opener && plain(control.name) === name);
    const effects = alike.map(({ leads }, place) => leads ?? `${place}`);
    if (name === "") found.push(`${alike.length} without a name`);
    else if (new Set(effects).size > 1)
      found.push(`“${name}” are ${alike.map(({ role }) => role)}`);
  }
  return found;
};

/** In forced colours: chosen, current and overlaid things differ by more than colour. */
export const distinct: Rule = (page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const look = (element: Element): string =>
      [element, ...element.querySelectorAll("*")]
        .flatMap((part) =>
          ["", "::before", "::after"].map((pseudo) => {
            const style = getComputedStyle(part, pseudo || null);
            const { backgroundColor, borderBlock, borderInline, outline, content } = style;
            const { textDecorationLine, fill, stroke, inlineSize, display } = style;
            return pseudo && content === "none"
              ? ""
              : [
                  backgroundColor,
                  borderBlock,
                  borderInline,
                  outline,
                  textDecorationLine,
                  fill,
                  stroke,
                ]
                  .concat(pseudo || part.childElementCount === 0 ? [] : [])
                  .concat(pseudo ? [inlineSize, display] : [])
                  .join();
          }),
        )
        .join("|");
    const isChosen = (element: Element) =>
      element.matches(
        "[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true], :checked",
      );
    const groups = new Map<Element, Element[]>();
    for (const each of document.querySelectorAll(
      "[aria-current], [aria-selected], nav a, input[type=radio]",
    )) {
      if (!each.checkVisibility()) continue;
      const group = each.closest("nav, fieldset, [role=tablist], ul, ol, [role=group]");
      if (group) groups.set(group, [...(groups.get(group) ?? []), each]);
    }
    for (const [group, all] of groups) {
      const whole = (element: Element) => element.closest("label") ?? element;
      const chosen = all.filter(isChosen);
      const rest = all.filter((element) => !isChosen(element));
      for (const each of chosen)
        if (rest.some((other) => look(whole(other)) === look(whole(each))))
          found.push(`${whole(each).textContent || group.ariaLabel} looks like the rest`);
    }
    const above = "dialog[open], :popover-open, [aria-label=Conversation], .Toastify__toast";
    for (const paper of document.querySelectorAll(above)) {
      if (!paper.checkVisibility()) continue;
      const { borderTopStyle, borderTopWidth } = getComputedStyle(paper);
      if (borderTopStyle === "none" || borderTopWidth === "0px")
        found.push(`${paper.ariaLabel ?? paper.textContent} has no edge`);
    }
    return found;
  });

/** Records changes in live regions, which screen readers announce. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const live = "[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])";
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const text = (node: Node): string => {
      if (node.nodeType === 3) return node.textContent ?? "";
      if (!(node instanceof HTMLElement) || node.ariaHidden === "true" || node.hidden) return "";
      return [...node.childNodes].map(text).join(" ").replace(/\s+/g, " ").trim();
    };
    new MutationObserver((records) => {
      const news = new Map<Node, true>();
      for (const { target, addedNodes, type } of records) {
        const near = target instanceof Element ? target : target.parentElement;
        if (!near || near.closest("[aria-hidden=true]")) continue;
        const region = near.closest(live);
        if (region?.matches("[role=status], [role=alert], [aria-atomic=true]"))
          news.set(region, true);
        else if (region && type === "childList")
          for (const node of addedNodes) news.set(node, true);
        else if (region) news.set(target, true);
        // A region that comes with its words is read only where it is an alert.
        else
          for (const node of addedNodes)
            if (node instanceof Element)
              for (const alert of [node, ...node.querySelectorAll("*")])
                if (alert.matches("[role=alert]")) news.set(alert, true);
      }
      const within = (node: Node) => [...news.keys()].some((o) => o !== node && o.contains(node));
      for (const node of news.keys()) {
        const said = text(node).trim();
        if (node.isConnected && said !== "" && !within(node)) spoken.push(said);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** The announcements since the last call. */
export const heardSince = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.splice(0));
