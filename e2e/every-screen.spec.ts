/** For everybody, on every screen, and with the assistant open over some: what axe finds, and what it can't. */
import { expect, type Page } from "@playwright/test";
import {
  axeFinds,
  bigEnough,
  distinct,
  fits,
  focusSeen,
  heardSince,
  listen,
  type Rule,
  restyle,
  uncovered,
  wellNamed,
} from "./access-rules.ts";
import { chosenSettings, signUp } from "./browser.ts";
import { test } from "./journey.ts";
import { seeToast, visit } from "./page-parts.ts";
import { type ScreenState, screens } from "./screens.ts";
import { command } from "./typed.ts";

interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly style?: string;
  readonly forcedColors?: "active";
  readonly rules: Readonly<Record<string, Rule>>;
}

const looks: readonly Look[] = [
  {
    name: "phone",
    width: 390,
    height: 844,
    rules: { fits, uncovered, bigEnough, wellNamed, focusSeen },
  },
  { name: "phone on its side", width: 844, height: 390, rules: { fits, uncovered } },
  { name: "400 % zoom", width: 320, height: 256, rules: { fits, uncovered, focusSeen } },
  { name: "tablet", width: 768, height: 1024, rules: { fits, uncovered } },
  { name: "desk", width: 1440, height: 900, rules: { fits, uncovered, wellNamed, focusSeen } },
  {
    name: "text at 200 %",
    width: 390,
    height: 844,
    style: "html { font-size: 200% }",
    rules: { fits, uncovered },
  },
  {
    name: "text set widely",
    width: 390,
    height: 844,
    style: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
    rules: { fits, uncovered },
  },
  {
    name: "own colours on a phone",
    width: 390,
    height: 844,
    forcedColors: "active",
    rules: { distinct },
  },
  { name: "own colours", width: 1440, height: 900, forcedColors: "active", rules: { distinct } },
];

/** Looks to walk by Tab: a walk takes as long as all other rules, so each look is walked once. */
type Walks = (look: string) => boolean;
const everyLook: Walks = () => true;
const phone: Walks = (look) => look === "phone";
const others: Walks = (look) => look !== "phone";

/** Faults of the page as it is, by all rules but axe's, in all looks. */
async function broken(page: Page, walks: Walks): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name, style = "", forcedColors = null, width, height, rules } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ forcedColors });
    await restyle(page, style);
    for (const [rule, finds] of Object.entries(rules)) {
      if (finds === focusSeen && !walks(name)) continue;
      found.push(...(await finds(page)).map((what) => `${name}: ${rule}: ${what}`));
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: null });
  await restyle(page, "");
  return found;
}

/** The same with axe's, which takes as long as all others. */
async function brokenOrFound(page: Page, walks: Walks): Promise<readonly string[]> {
  const found = [...(await broken(page, walks)), ...(await axeFinds(page))];
  await page.setViewportSize({ width: 390, height: 844 });
  return found;
}

async function open(page: Page, { path, visitor, before }: ScreenState, origin: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  // Spoken words aren't announced too.
  await page.addInitScript(chosenSettings({ speak: false }));
  if (!visitor) await signUp(page, origin);
  await before?.(page, origin);
  await visit(page, path);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** How often these words are read. */
const times = (read: readonly string[], words: string): number =>
  read.join("\n").split(words).length - 1;

for (const screen of screens) {
  const { name, visitor, dialog, act, asked } = screen;
  test(`${name} is for everybody`, async ({ page, baseURL }) => {
    test.slow();
    await open(page, screen, baseURL ?? "");
    await dialog?.(page);
    // The assistant is the same over each screen: it is open at home, and where an act is heard beside its reply.
    const assisted = !visitor && !dialog && (act !== undefined || name === "home");
    // With it axe finds all that it finds before, and more.
    expect
      .soft(await (assisted ? broken(page, phone) : brokenOrFound(page, everyLook)))
      .toEqual([]);
    if (!assisted && !act) return;

    await listen(page);
    if (assisted) {
      const { said, reply } = asked ?? {
        said: "play some music",
        reply: "I heard “play some music”",
      };
      await command(page, said);
      const conversation = page.getByRole("region", { name: "Conversation" });
      await expect(conversation.getByText(reply).last()).toBeVisible();
      // A toast lies over the page's bar for as long as it stays.
      if (!asked) await seeToast(page, "Try Again");
      await expect(page.locator("[data-toast]")).toHaveCount(0);
      expect.soft(await brokenOrFound(page, others)).toEqual([]);
      const read = await heardSince(page);
      expect.soft({ read, times: times(read, reply) }).toEqual({ read, times: 1 });
    }
    if (!act) return;
    await act.does(page);
    await expect(async () => {
      const read = await heardSince(page);
      expect({ read, times: times(read, act.shows) }).toEqual({ read, times: 1 });
    }).toPass({ timeout: 3000 });
  });
}
