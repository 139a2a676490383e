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
  await settle(page);
  // Next sends the title of a dynamic page after its content, at first and at each refresh.
  await expect(page).toHaveTitle(/\S/);
  const found = (await findViolations(page, options)).map(
    ({ id, nodes }) =>
      `${name}: ${id} at ${nodes.map((node) => `${node.target.join(" ")} (${node.failureSummary})`).join(", ")}`,
  );
  expect(found).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  if (process.env.E2E_SHOTS)
    await page.screenshot({ path: `${process.env.E2E_SHOTS}/${name}.png`, fullPage: true });
}

/**
 * Proves a screen at both widths and in both themes: axe finds nothing, and it does not scroll sideways. Each width is
 * measured in one theme, the other width for its colours alone; the long run measures both in full, and in the other
 * theme as well, where colours alone can differ. Restores the page's width, and leaves it light.
 */
export async function checkScreen(page: Page, name: string): Promise<void> {
  const own = page.viewportSize() ?? PHONE;
  const other = own.width === DESKTOP.width ? PHONE : DESKTOP;
  await expect(page.locator("h1")).toHaveCount(1);
  // A carousel that advances would be measured while one picture fades into the next.
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await expectSound(page, `${name}-${own.width}`);
  await page.emulateMedia({ colorScheme: "dark" });
  if (isLong) await expectSound(page, `${name}-${own.width}-dark`, CONTRAST);
  await page.setViewportSize(other);
  // Most rules are not about widths: beyond the colours they are asked at the other one in the long run.
  await expectSound(page, `${name}-${other.width}-dark`, isLong ? {} : CONTRAST);
  await page.emulateMedia({ colorScheme: "light" });
  if (isLong) await expectSound(page, `${name}-${other.width}`, CONTRAST);
  await page.setViewportSize(own);
  await settle(page);
}
