import type { Page } from "@playwright/test";
import postgres from "postgres";
import { type Account, callApi, confirmByMail, makeListed, pitchBody } from "./support/api";
import { expect, test } from "./support/fixtures";
import { linkIn, waitForMail } from "./support/mailbox";
import { dropSession, signIn } from "./support/people";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";
import { makeStaff } from "./support/staff";

/** Stops mail to an account, as a mail server would by refusing it. */
async function stopMailTo({ email }: Account) {
  const sql = postgres(process.env.E2E_DATABASE_URL ?? "", { max: 1, onnotice: () => {} });
  await sql`insert into stopped_addresses (id, email, answer)
    values (gen_random_uuid(), ${email}, '550 5.1.1 No such user here')`;
  await sql.end();
}

const STATEMENT = "Please write to one desk at a time.";

async function readNotices(page: Page, text: string) {
  await page.goto("/matching/notifications");
  await expect(page.getByText(text).first()).toBeVisible();
}

test("a journalist reports a pitch and blocks its sender, staff hold the account, and both read why", async ({
  page,
  otherPage: reviewer,
  request,
}, info) => {
  const run = `${info.project.name} ${runMark()}`;
  const journalist = await makeListed(request, { userType: "PRESS", name: `Leila Rahmani ${run}` });
  const source = await makeListed(request, { userType: "SOURCE", name: `Vera Lind ${run}` });
  const staff = await makeListed(request, { userType: "PRESS", name: `Mila Horvat ${run}` });
  const colleague = await makeListed(request, { userType: "PRESS", name: `Ada Brandt ${run}` });
  for (const account of [journalist, source, staff]) await confirmByMail(request, account);
  const pitch = () =>
    callApi(request, "POST", "/pitches", { token: source.token, body: pitchBody(journalist.userId) });
  expect((await pitch()).status).toBe(201);
  await signIn(page, journalist.email);
  await signIn(reviewer, staff.email);
  await makeStaff(staff);
  await stopMailTo(journalist);

  await test.step("The pitch is reported, and the reporter reads that it was", async () => {
    await page.goto("/inbox");
    await page
      .getByRole("link", { name: /A winter without a road/ })
      .first()
      .click();
    await page.getByRole("link", { name: "Report or block" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Report or block" })).toBeVisible();
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByText("Please choose what is wrong.").first()).toBeVisible();
    await checkScreen(page, "report");
    await page.getByRole("radio", { name: /^Spam/ }).check();
    await page.getByLabel("What happened").fill("The third with the same text this week.");
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByText("Thank you. Our staff look at it")).toBeVisible();
  });

  await test.step("The sender is blocked, and learns nothing but that there is nobody", async () => {
    await page.getByRole("button", { name: `Block ${source.name}` }).click();
    await expect(page.getByText("Blocked. Nothing passes between you any more")).toBeVisible();
    await checkScreen(page, "settings-privacy-blocks");
    const refused = await pitch();
    expect([refused.status, refused.json.message]).toEqual([
      404,
      "This does not exist, or is not yours to see.",
    ]);
  });

  await test.step("What staff have does not exist for anybody else", async () => {
    for (const path of ["", "/people/x", "/reviews", "/reports", "/jobs", "/mail", "/figures", "/log"])
      expect([path, (await page.request.get(`/admin${path}`)).status()]).toEqual([path, 404]);
  });

  await test.step("Staff find people, and what waits", async () => {
    await reviewer.goto("/admin");
    await reviewer.getByRole("searchbox").fill(source.name);
    await reviewer.getByRole("button", { name: "Search" }).click();
    await expect(reviewer.getByRole("link", { name: source.name })).toBeVisible();
    await expect(reviewer.getByRole("cell", { name: "Reported" })).toBeVisible();
    await checkScreen(reviewer, "admin-people");
    for (const [path, title] of [
      ["/admin/jobs", "Jobs"],
      ["/admin/mail", "Mail"],
      ["/admin/mail?state=STOPPED", "Mail"],
      ["/admin/figures", "Figures"],
    ] as const) {
      await reviewer.goto(path);
      await expect(reviewer.getByRole("heading", { level: 1, name: title })).toBeVisible();
      if (title === "Mail") await expect(reviewer.getByText(journalist.email).first()).toBeVisible();
      await checkScreen(
        reviewer,
        `admin-${path.slice("/admin/".length).replace("?state=", "-").toLowerCase()}`,
      );
    }
  });

  await test.step("They open the report, take it and decide", async () => {
    await reviewer.goto("/admin/reports");
    await checkScreen(reviewer, "admin-reports");
    await reviewer.getByRole("link", { name: `A pitch of ${source.name}` }).click();
    await expect(reviewer.getByText("The third with the same text this week.")).toBeVisible();
    await expect(reviewer.getByText("Eleven cabins no car can reach")).toBeVisible();
    await reviewer.getByRole("button", { name: "Take it" }).click();
    await expect(reviewer.getByText("You have it.")).toBeVisible();
    await reviewer.getByLabel("Question").fill("Did you write this yourself?");
    await reviewer.getByRole("button", { name: "Ask", exact: true }).click();
    await expect(reviewer.getByText("No answer yet.")).toBeVisible();
    await checkScreen(reviewer, "admin-report");
    await reviewer.getByRole("radio", { name: /^Hold/ }).check();
    await reviewer.getByLabel("Reason, read by both sides").fill(STATEMENT);
    await reviewer.getByRole("button", { name: "Decide" }).click();
    await expect(reviewer.getByText("Decided. Both sides read it.")).toBeVisible();
  });

  await test.step("The reporter reads the decision", async () => {
    await page.goto("/settings/email");
    await expect(page.getByText(`Mail to ${journalist.email} is refused.`)).toBeVisible();
    await checkScreen(page, "settings-mail-refused");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("We write to you again.")).toBeVisible();
    await readNotices(page, "Your report was decided");
    await page.goto("/settings/privacy");
    await expect(page.locator("#reports")).toContainText(STATEMENT);
  });

  await test.step("The other side reads it, and can send nothing", async () => {
    const other = await makeListed(request, { userType: "PRESS", name: `Dario Feld ${run}` });
    const refused = await callApi(request, "POST", "/pitches", {
      token: source.token,
      body: pitchBody(other.userId),
    });
    expect([refused.status, refused.json.message]).toEqual([
      403,
      "Your account is on hold and can send nothing until our staff lift it. Your settings say why.",
    ]);
    await dropSession(page);
    await signIn(page, source.email);
    await page.goto("/settings");
    await expect(page.getByText(`Our staff write: ${STATEMENT}`)).toBeVisible();
    await checkScreen(page, "settings-on-hold");
    await readNotices(page, "Your account is on hold and can send nothing");
    expect((await waitForMail(source.email, /Our staff ask you something/)).text).toContain(
      "/report/question/",
    );
    const mail = await waitForMail(source.email, /Your account is on hold/);
    expect(mail.text).toContain(STATEMENT);
    await page.goto(linkIn(mail, "appeal"));
    await checkScreen(page, "appeal");
    await page.getByLabel("Your answer").fill("A colleague sent them.");
    await page.getByRole("button", { name: "Send answer" }).click();
    await expect(page.getByRole("heading", { name: "You have answered" })).toBeVisible();
  });

  await test.step("A colleague takes the hold back, which the account's history shows", async () => {
    await dropSession(reviewer);
    await signIn(reviewer, colleague.email);
    await makeStaff(colleague);
    await reviewer.goto("/admin/reports");
    await reviewer.getByRole("link", { name: `An appeal of ${source.name}` }).click();
    await expect(reviewer.getByText("A colleague sent them.")).toBeVisible();
    await reviewer.getByRole("radio", { name: /^Take the decision back/ }).check();
    await reviewer.getByLabel("Reason, read by the account").fill("Thank you for writing.");
    await reviewer.getByRole("button", { name: "Decide" }).click();
    await expect(reviewer.getByText("Decided. The account reads it by mail.")).toBeVisible();
    await reviewer.goto(`/admin/log?area=staff&q=${staff.userId}`);
    await expect(reviewer.getByText("asked the account in a report about").first()).toBeVisible();
    await checkScreen(reviewer, "admin-log");
    await reviewer.goto(`/admin/people/${source.userId}`);
    await expect(reviewer.getByText(`${staff.name} decided a report about`).first()).toBeVisible();
    await checkScreen(reviewer, "admin-person");
  });
});
