import { expect, type Frame, type Page } from "@playwright/test";
import axe, { type Result, type RunOptions } from "axe-core";
import { DESKTOP, PHONE } from "./widths";

const isLong = process.env.TEST_LONG === "1";
const CONTRAST: RunOptions = { runOnly: { type: "rule", values: ["color-contrast"] } };

/** Adds axe to a document once, because loading takes longer than running it. */
const loadAxe = async (frame: Frame) => {
  if (await frame.evaluate(() => "axe" in window)) return;
  await frame.evaluate(axe.source);
};

/**
 * Makes axe accept nodes of a builder's preview. The builder's window created them, and axe asks whether
 * something is a node of its own window.
 */
const acceptNodes = (frame: Frame) =>
  frame.evaluate(() => {
    const isInstance = Function.prototype[Symbol.hasInstance];
    Object.defineProperty(Node, Symbol.hasInstance, {
      configurable: true,
      value(this: unknown, one: Partial<Node> | null) {
        return this === Node ? typeof one?.nodeType === "number" : isInstance.call(this as never, one);
      },
    });
  });

/** Returns what axe finds wrong with a page. */
async function findViolations(page: Page, options: RunOptions): Promise<Result[]> {
  const [main, ...previews] = page.frames();
  if (main) await loadAxe(main);
  for (const frame of previews) {
    await frame.waitForLoadState();
    await acceptNodes(frame);
    await loadAxe(frame);
  }
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      return (await axe.run(document, options)).violations;
    },
    // `expectSound` asks for the title by itself: a refresh takes it away for a moment.
    {
      ...options,
      rules: { "document-title": { enabled: false } },
      resultTypes: ["violations"],
    } satisfies RunOptions,
  );
}

/**
 * Waits until a change of width or theme has taken effect, since colours in transition have other contrasts.
 * An element that inherits its colour begins its own transition after its parent's.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const isPassing = ({ effect, playState }: Animation) =>
      playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    let passing: Animation[];
    do {
      await new Promise(requestAnimationFrame);
      passing = document.getAnimations().filter(isPassing);
      for (const move of passing) move.finish();
    } while (passing.length > 0);
  });

async function expectSound(page: Page, name: string, options: RunOptions = {}): Promise<void> {
  await expectFits(page, name);
  // Next sends the title of a dynamic page after its content, at first and at each refresh.
  await expect(page).toHaveTitle(/\S/);
  const found = (await findViolations(page, options)).map(
    ({ id, nodes }) =>
      `${name}: ${id} at ${nodes.map((node) => `${node.target.join(" ")} (${node.failureSummary})`).join(", ")}`,
  );
  expect(found).toEqual([]);
}

async function expectFits(page: Page, name: string): Promise<void> {
  await settle(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  if (process.env.E2E_SHOTS)
    await page.screenshot({ path: `${process.env.E2E_SHOTS}/${name}.png`, fullPage: true });
}

/**
 * Proves a screen: axe finds nothing, and at neither width it scrolls sideways. Axe takes most of a journey's time, so it
 * runs once, at the page's own width, in the light theme for one half of the screens and in the dark one for the other.
 * The long run measures both widths in both themes. Restores the page's width, and leaves it light.
 */
export async function checkScreen(page: Page, name: string): Promise<void> {
  const own = page.viewportSize() ?? PHONE;
  const other = own.width === DESKTOP.width ? PHONE : DESKTOP;
  const [first, second] = name.length % 2 ? (["light", "dark"] as const) : (["dark", "light"] as const);
  await expect(page.locator("h1")).toHaveCount(1);
  // A carousel that advances would be measured while one picture fades into the next.
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: first });
  await expectSound(page, `${name}-${own.width}-${first}`);
  await page.emulateMedia({ colorScheme: second });
  // Colours alone can differ in the other theme.
  if (isLong) await expectSound(page, `${name}-${own.width}-${second}`, CONTRAST);
  await page.setViewportSize(other);
  if (isLong) {
    await expectSound(page, `${name}-${other.width}-${second}`);
    await page.emulateMedia({ colorScheme: first });
    await expectSound(page, `${name}-${other.width}-${first}`, CONTRAST);
  } else {
    await expectFits(page, `${name}-${other.width}-${second}`);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(own);
  await settle(page);
}
