import { expect, type Frame, type Page } from "@playwright/test";
import axe, { type Result, type RunOptions } from "axe-core";
import { DESKTOP, PHONE } from "./widths";

const CONTRAST: RunOptions = { runOnly: { type: "rule", values: ["color-contrast"] } };

/** Gives a document axe, once: loading takes longer than running it. */
const loadAxe = async (frame: Frame) => {
  if (await frame.evaluate(() => "axe" in window)) return;
  await frame.evaluate(axe.source);
};

/**
 * A builder draws its preview into an empty frame. What stands there was made by the builder's window, so that axe, which
 * asks whether something is a node of its own window, would find none.
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

/** What axe finds wrong with a page as it stands. */
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
    { ...options, resultTypes: ["violations"] } satisfies RunOptions,
  );
}

/**
 * Lets a change of width or theme take effect: while a colour is on its way, no contrast is what it will be. An element
 * that inherits its colour sets out once the one around it has arrived.
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

async function expectSound(page: Page, name: string, options: RunOptions): Promise<void> {
  await settle(page);
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
 * Proves a screen as it stands, at both widths and in both themes: axe finds nothing, and it does not scroll sideways.
 * In the dark the colours alone are other ones. The page is left at the width it came with, and light.
 */
export async function checkScreen(page: Page, name: string): Promise<void> {
  const own = page.viewportSize() ?? PHONE;
  const other = own.width === DESKTOP.width ? PHONE : DESKTOP;
  await expect(page.locator("h1")).toHaveCount(1);
  // Next sends the title of a page that is rendered at each request after its content.
  await expect(page).toHaveTitle(/\S/);
  // A carousel that goes on by itself would be read while one picture fades into the next.
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await expectSound(page, `${name}-${own.width}`, {});
  await page.emulateMedia({ colorScheme: "dark" });
  await expectSound(page, `${name}-${own.width}-dark`, CONTRAST);
  await page.setViewportSize(other);
  await expectSound(page, `${name}-${other.width}-dark`, CONTRAST);
  await page.emulateMedia({ colorScheme: "light" });
  await expectSound(page, `${name}-${other.width}`, {});
  await page.setViewportSize(own);
  await settle(page);
}
