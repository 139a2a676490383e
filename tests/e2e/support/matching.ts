import { expect, type Page } from "@playwright/test";

/** Fills in the five W's, whose labels differ by the sender's type ("Who to hear from"). */
export async function writePitch(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await page.getByRole("textbox", { name: new RegExp(`^${label}\\b`) }).fill(text);
  }
}

/** Opens the chat, which on a phone is one tap away from the pitch. */
export async function openChat(page: Page): Promise<void> {
  const field = page.getByRole("textbox", { name: "Message" });
  const button = page
    .getByRole("button", { name: "Message", exact: true })
    .or(page.getByRole("link", { name: "Message", exact: true }));
  await expect(field.or(button).first()).toBeVisible();
  if (!(await field.isVisible())) await button.first().click();
  await expect(field).toBeVisible();
}

/** Returns the own profile of the signed-in account: its id, and the address of its public page. */
export async function ownProfile(page: Page): Promise<{ id: string; url: string }> {
  const answer = await page.request.get("/api/v1/auth/me");
  const { data } = (await answer.json()) as { data: { user: { profile: { id: string; url: string } } } };
  return data.user.profile;
}
