import type { Page } from "@playwright/test";
import { callApi, confirmByMail, makeListed, pitchBody } from "./support/api";
import { expect, test } from "./support/fixtures";
import { waitForMail } from "./support/mailbox";
import { dropSession, newPerson, PASSWORD, signIn } from "./support/people";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";

const HERE = "/company-management";

/** Opens the menu in which one chooses whom to act for, and returns the entry of this profile. */
async function openActAs(page: Page, name: string) {
  await page.getByRole("button", { name: /switch newsroom/ }).click();
  return page.getByRole("menuitem", { name: `Act as ${name}` });
}

// A zone that is not the server's.
test.use({ timezoneId: "America/New_York" });

test("an Admin invites, opens a newsroom and acts as it, reads who did what, and removes the member", async ({
  page,
  otherPage: guest,
  browser,
  baseURL,
  request,
  complaints,
}, info) => {
  const run = `${info.project.name} ${runMark()}`;
  const [company, opened] = [`Hollow Pine ${run}`, `Pine Larder ${run}`];
  const admin = await makeListed(request, { userType: "BRAND", name: "Petra Lindqvist", company });
  await confirmByMail(request, admin);
  const { token } = admin;
  const heroStories = [{ title: "A winter without a road", image: "/demo/cabin-night.webp" }];
  await callApi(request, "PUT", "/users/profile", { token, body: { heroStories } });
  const press = await makeListed(request, { userType: "PRESS", name: "Maren Oduya" });
  await callApi(request, "POST", "/pitches", { token, body: pitchBody(press.userId) });
  await signIn(page, admin.email);
  const invited = newPerson("Siv Aamodt", "Brand");
  const tab = (name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });
  const invitationOf = async (email: string) =>
    /\/invitation\/[^\s\])>]+/.exec((await waitForMail(email, /^Join /)).text)?.[0] ?? "";

  await test.step("The company's screen has five tabs", async () => {
    await page.goto("/dashboard?tab=team");
    await page.getByRole("link", { name: "Full Management Dashboard" }).click();
    await expect(page.getByRole("heading", { level: 1, name: company })).toBeVisible();
    await expect(page.getByRole("row", { name: `${company} 1 0 0` })).toBeVisible();
    await expect(page.getByText("in days of America/New_York")).toBeVisible();
    await checkScreen(page, "company-overview");
    for (const [name, shown] of [
      ["Brand Profiles", "Edit Profile"],
      ["Team Management", "What a role may do"],
      ["Company Settings", "Require two-factor"],
      ["Billing & Plans", "Nothing is charged, no card is kept"],
    ] as const) {
      await tab(name).click();
      await expect(page.getByText(shown).first()).toBeVisible();
      await checkScreen(page, `company-${name.split(" ")[0]?.toLowerCase()}`);
    }
    await page.getByRole("link", { name: "How Total Matches is counted" }).click();
    await expect(page.getByRole("heading", { name: "How Total Matches is counted" })).toBeVisible();
    await checkScreen(page, "company-counted");
  });

  await test.step("Somebody without an account is invited by mail", async () => {
    await tab("Team Management").click();
    await page.getByRole("button", { name: "Invite New Member" }).click();
    const dialog = page.getByRole("dialog", { name: "Invite New Member" });
    await dialog.getByLabel("Email").fill(admin.email);
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(dialog.getByText("This person is a member of your company.")).toBeVisible();
    await expect(dialog.getByLabel("Email")).toHaveValue(admin.email);
    await checkScreen(page, "company-invite");
    await dialog.getByLabel("Email").fill(invited.email);
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText("Invitation sent.")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("listitem", { name: invited.email })).toContainText("Pending invite");
    await checkScreen(page, "company-invited");
  });

  let acting = "";
  const link = await invitationOf(invited.email);
  await test.step("They sign up by the invitation, and accept it", async () => {
    await guest.goto(link);
    await expect(guest.getByRole("heading", { level: 1, name: `Join ${company}` })).toBeVisible();
    await checkScreen(guest, "invitation-signed-out");
    await guest.getByRole("link", { name: "Create your account" }).click();
    await expect(guest.getByText(`Then you accept the invitation of ${company}.`)).toBeVisible();
    await checkScreen(guest, "invitation-sign-up");
    await expect(guest.getByLabel("Email", { exact: true })).toHaveValue(invited.email);
    // Nobody founds another company on the way, nor comes with an account that cannot join.
    await expect(guest.getByLabel("Company")).toHaveCount(0);
    await expect(guest.getByRole("radio")).toHaveCount(2);
    await expect(guest.getByRole("radio", { name: /^Brand/ })).toBeChecked();
    await guest.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await guest.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
    await guest.getByLabel("Name", { exact: true }).fill(invited.name);
    await guest.getByRole("checkbox", { name: /18 or older/ }).check();
    await guest.getByRole("button", { name: "Sign Up" }).click();
    await expect(guest).toHaveURL(/\/invitation\//);
    await checkScreen(guest, "invitation-open");
    await guest.getByRole("button", { name: "Accept invitation" }).click();
    await expect(guest).toHaveURL(/\/dashboard\?as=/);
    await expect(guest.getByText(`As ${company}.`)).toBeVisible();
    await guest.goto(link);
    await expect(guest.getByText("You are a member of this company already.")).toBeVisible();
    await checkScreen(guest, "invitation-member");
  });

  await test.step("Who is no Admin goes to the dashboard", async () => {
    await guest.goto(`${HERE}?tab=team`);
    await expect(guest).toHaveURL(/\/dashboard\?done=admins$/);
    await expect(guest.getByText("The company is managed by its Admins.", { exact: false })).toBeVisible();
  });

  await test.step("A Manager invites and pauses Editors from their settings, and nobody else", async () => {
    const members = await callApi(request, "GET", "/company/members", { token });
    const { id } = members.json.data.members.find(({ email }: { email: string }) => email === invited.email);
    const become = async (role: string) => {
      const { status } = await callApi(request, "PATCH", `/company/members/${id}`, { token, body: { role } });
      expect(status).toBe(200);
    };
    await become("MANAGER");
    await confirmByMail(request, invited);
    await guest.goto("/settings/company");
    const owner = guest.getByRole("listitem", { name: admin.name });
    await expect(owner).toBeVisible();
    await expect(owner.getByRole("button")).toHaveCount(0);
    await guest.getByText("Invite an Editor").click();
    await expect(guest.getByRole("radio")).toHaveCount(1);
    const editor = newPerson("Ola Brekke", "Brand");
    await guest.getByLabel("Email").fill(editor.email);
    await guest.getByRole("button", { name: "Send invitation" }).click();
    await expect(guest.getByText("Invitation sent.")).toBeVisible();
    await checkScreen(guest, "company-manager");
    await guest.getByRole("listitem", { name: editor.email }).getByRole("button", { name: "Revoke" }).click();
    await expect(guest.getByText("The invitation works no more.")).toBeVisible();
    await become("EDITOR");
  });

  await test.step("The Admin opens a newsroom, acts as it, and comes back", async () => {
    await page.goto(HERE);
    // The head's; the quick action opens the same window.
    await page.getByRole("button", { name: "Create New Profile" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Create New Brand Profile" });
    await dialog.getByLabel("Profile name").fill(opened);
    await dialog.getByLabel("Assign manager").selectOption({ label: invited.name });
    await checkScreen(page, "company-create");
    await dialog.getByRole("button", { name: "Create Profile" }).click();
    await expect(page).toHaveURL(/\/create-brand-newsroom\?as=/);
    await page.goto(`${HERE}?tab=profiles`);
    const card = page.getByRole("listitem", { name: opened });
    await expect(card).toContainText(`Managed by ${invited.name}`);
    const cover = page.getByRole("listitem", { name: company }).locator("img");
    await cover.scrollIntoViewIfNeeded();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await checkScreen(page, "company-two-newsrooms");
    await page.goto(HERE);
    await page.getByRole("link", { name: "Analytics of all newsrooms" }).click();
    const figures = page.getByRole("table", { name: "By newsroom" });
    await expect(figures.getByRole("rowheader")).toHaveText([company, opened, "All"]);
    await checkScreen(page, "company-analytics");
    await figures.getByRole("link", { name: opened }).click();
    await expect(page.getByText(`As ${opened}, counted up to`)).toBeVisible();
    await page.goto("/dashboard");
    const actAs = await openActAs(page, opened);
    await expect(actAs).toContainText(`Manager: ${invited.name}`);
    await actAs.click();
    await expect(page).toHaveURL(/\/dashboard\?as=/);
    acting = page.url();
    await page.goto(page.url().replace("/dashboard", "/releases"));
    await expect(page.getByRole("link", { name: "Dashboard" }).first()).toHaveAttribute("href", /\?as=/);
    await (await openActAs(page, company)).click();
    await expect(page).toHaveURL(`/dashboard?as=${admin.slug}`);
    await expect(page.getByRole("link", { name: "Matches" }).first()).not.toHaveAttribute("href", /as=/);
  });

  const row = page.getByRole("listitem", { name: invited.name });
  await test.step("View Activity names both acts", async () => {
    await page.goto(`${HERE}?tab=team`);
    await page
      .getByRole("listitem", { name: admin.name })
      .getByRole("link", { name: "View Activity" })
      .click();
    const log = page.getByRole("region", { name: "Audit log" });
    for (const text of [`invited “${invited.email}”`, `created the newsroom “${opened}”`])
      await expect(log).toContainText(`${admin.name} ${text}`);
    await expect(log).not.toContainText("accepted the invitation");
    await log.getByLabel("Who").selectOption({ label: invited.name });
    await log.getByRole("button", { name: "Show" }).click();
    await expect(log).toContainText(`${invited.name} accepted the invitation sent to “${invited.email}”`);
    await expect(log).not.toContainText("created the newsroom");
    await checkScreen(page, "company-log");
  });

  await test.step("A member who is removed has no access any more", async () => {
    const isJoined = guest.waitForEvent("websocket").then((socket) =>
      socket.waitForEvent("framereceived", {
        predicate: ({ payload }) => String(payload).includes("subscription_succeeded"),
      }),
    );
    await guest.goto(acting);
    await expect(guest.getByRole("heading", { level: 1, name: new RegExp(invited.name) })).toBeVisible();
    await isJoined;
    await page.goto(`${HERE}?tab=team`);
    await row.getByText("Remove", { exact: true }).click();
    await row.getByRole("button", { name: `Remove ${invited.name}` }).click();
    await expect(page.getByText("Removed. They have no access any more.")).toBeVisible();
    await expect(row).toHaveCount(0);
    await tab("Brand Profiles").click();
    await expect(page.getByRole("listitem", { name: opened })).toContainText(`Managed by ${admin.name}`);
    await waitForMail(invited.email, /^You are no longer a member of /);
    await expect(guest).toHaveURL(/\/dashboard\?done=left/);
    // Where the event of the end was missed, the counts of the page are asked once more, and are gone.
    for (const complaint of complaints.splice(0)) expect(complaint).toContain("404");
    await expect(guest.getByText("Your part in the company has ended, or is paused.")).toBeVisible();
    expect((await guest.request.get(acting)).status()).toBe(404);
    expect((await guest.request.get("/api/v1/company/members")).status()).toBe(404);
    await guest.goto(link);
    await expect(guest.getByRole("heading", { name: "This invitation is over" })).toBeVisible();
    await checkScreen(guest, "invitation-gone");
  });

  await test.step("Whoever can't accept an invitation reads why, and how to go on", async () => {
    const options = { userType: "BRAND", name: "Dario Feld", company: `Gausta Trails ${run}` } as const;
    const rival = await makeListed(request, options);
    // The rival is invited once; what is asked a second time is refused and changes nothing.
    for (const [name, reader, isFor, text] of [
      ["address", press, rival, `Sign out, then sign in as ${rival.email}: this invitation waits here.`],
      ["company", rival, rival, "You belong to another company. Leave it first, then accept."],
      ["type", press, press, "Your account is a journalist's or a creator's."],
    ] as const) {
      const body = { email: isFor.email, role: "editor" };
      await callApi(request, "POST", "/company/invitations", { token, body });
      // From the first reader's page the second one comes by signing out there, and in from the invitation.
      if (name === "company") {
        await guest.getByRole("button", { name: "Sign Out" }).click();
        await guest.getByRole("link", { name: "Sign in to accept" }).click();
        await guest.getByLabel("Email", { exact: true }).fill(reader.email);
        await guest.getByLabel("Password", { exact: true }).fill(PASSWORD);
        await guest.getByRole("button", { name: "Sign In" }).click();
        await expect(guest).toHaveURL(/\/invitation\//);
      } else {
        await dropSession(guest);
        await signIn(guest, reader.email);
        await guest.goto(await invitationOf(isFor.email));
      }
      await expect(guest.getByText(text)).toBeVisible();
      await checkScreen(guest, `invitation-other-${name}`);
      if (name !== "company") continue;
      // Who is alone in a company can end it, and go on from the invitation.
      const invitation = guest.url();
      await guest.getByRole("link", { name: "Leave your company" }).click();
      await guest.getByText(`Leave ${options.company}`).click();
      await checkScreen(guest, "company-leave");
      await guest.getByRole("button", { name: "Leave and end the company" }).click();
      await expect(guest).toHaveURL(/\/dashboard($|\?done=left)/);
      await guest.goto(invitation);
      await guest.getByRole("button", { name: "Accept invitation" }).click();
      await expect(guest).toHaveURL(/\/dashboard\?as=/);
      // An open page would ask on for the account that signs out here.
      await guest.goto("about:blank");
    }
  });

  await test.step("An older tab of the settings saves what was changed in it alone", async () => {
    const isPublic = page.getByLabel("New profiles are public once they are complete");
    const saveElsewhere = (body: object) =>
      page.evaluate(
        (sent) =>
          fetch("/api/v1/company", {
            method: "PATCH",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(sent),
          }),
        body,
      );
    await page.goto(`${HERE}?tab=settings`);
    await expect(page).toHaveURL(/zone=/);
    await saveElsewhere({ description: "Saved by a colleague.", newsroomsVisible: false });
    await page.getByLabel("Website").fill("https://stillhus.no");
    await page.getByRole("button", { name: "Save settings" }).click();
    await expect(page).toHaveURL(/done=saved/);
    await expect(page.getByLabel("Description")).toHaveValue("Saved by a colleague.");
    await expect(page.getByLabel("Website")).toHaveValue("https://stillhus.no");
    await expect(isPublic).not.toBeChecked();
    // A page that is drawn anew shows what was saved meanwhile, and saves it no other way.
    await saveElsewhere({ description: "Saved once more.", newsroomsVisible: true });
    await page.evaluate(() => Reflect.get(window, "next").router.refresh());
    await expect(page.getByLabel("Description")).toHaveValue("Saved once more.");
    await expect(isPublic).toBeChecked();
  });

  await test.step("The address of a newsroom that is not one's own is the 404 on every page", async () => {
    for (const path of [
      "/matching",
      "/matching?tab=inbox",
      "/matching?tab=matches",
      "/dashboard",
      "/pitch/new",
    ]) {
      const address = new URL(path, baseURL);
      address.searchParams.set("as", "nobody-here");
      expect((await page.request.get(address.href)).status(), path).toBe(404);
    }
  });

  await test.step("Without scripts both forms are pages", async () => {
    const context = await browser.newContext({
      ...{ baseURL, javaScriptEnabled: false, storageState: await page.context().storageState() },
    });
    const plain = await context.newPage();
    const other = newPerson("Jonas Hauge", "Source");
    await plain.goto(HERE);
    await plain.getByRole("tab", { name: /^Team Management/ }).click();
    await plain.getByRole("button", { name: "Invite New Member" }).click();
    await plain.getByLabel("Email").fill(other.email);
    await plain.getByRole("button", { name: "Send invitation" }).click();
    await expect(plain.getByText("Invitation sent.")).toBeVisible();
    await waitForMail(other.email, /^Join /);
    await plain.getByRole("listitem", { name: other.email }).getByRole("button", { name: "Revoke" }).click();
    await expect(plain.getByText("The invitation works no more.")).toBeVisible();
    await plain.getByRole("button", { name: "Create New Profile" }).click();
    await plain.getByLabel("Profile name").fill(`Stillhus ${run}`);
    await plain.getByRole("button", { name: "Create Profile" }).click();
    await expect(plain).toHaveURL(/\/create-brand-newsroom\?as=/);
    await context.close();
  });
});
