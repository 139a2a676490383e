import { expect, test } from "./support/fixtures";

test("after Load More the keyboard goes on at the first new card", async ({
  page,
  // Its journalists fill a second page.
  scene: _,
}) => {
  await page.goto("/press");
  await page.getByRole("link", { name: "Load More Press Members" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/press\?shown=48#card-25$/);
  await expect(page.locator("#card-25")).toBeInViewport();
  await page.keyboard.press("Tab");
  const focused = page.locator("*:focus");
  await expect(
    page.locator("#card-25").and(focused).or(page.locator("#card-25").locator(focused)),
  ).toHaveCount(1);
});
