import { callApi, makeListed } from "./support/api";
import { expect, test } from "./support/fixtures";
import { signIn } from "./support/people";
import { runMark } from "./support/run-mark";
import { checkScreen } from "./support/screens";

const IN_A_MONTH = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

test("a journalist publishes, changes, closes, reopens and deletes a request", async ({
  page,
  otherPage: stranger,
  request,
}, info) => {
  const run = `${info.project.name} ${runMark()}`;
  const journalist = await makeListed(request, { userType: "PRESS", name: `Robin Vale ${run}` });
  await signIn(page, journalist.email);

  await test.step("Empty, the screen leads to the form, which says what is wrong", async () => {
    await page.goto("/settings");
    await page.getByRole("link", { name: /^Currently Seeking.*None open/ }).click();
    await expect(page.getByRole("heading", { name: "No requests yet" })).toBeVisible();
    await checkScreen(page, "requests-empty");
    await page.getByRole("link", { name: "New request" }).last().click();
    await page.getByRole("button", { name: "Publish request" }).click();
    await expect(page.getByText("Title is required")).toBeVisible();
    await expect(page.getByLabel("Title")).toBeFocused();
    await checkScreen(page, "requests-new");
  });

  await test.step("A reload loses nothing that was typed", async () => {
    await page.getByLabel("Title").fill("Night train crews");
    await page.getByLabel("Deadline").fill(IN_A_MONTH);
    await page.reload();
    await expect(page.getByLabel("Title")).toHaveValue("Night train crews");
    await expect(page.getByLabel("Deadline")).toHaveValue(IN_A_MONTH);
  });

  await test.step("Published, strangers read it on the profile", async () => {
    await page.getByLabel("Title").fill("Night train crews");
    await page.getByLabel("Description").fill("People who work aboard.");
    await page.getByLabel("Deadline").fill(IN_A_MONTH);
    await page.getByRole("button", { name: "Publish request" }).click();
    await expect(page.getByText("Published. It stands on your profile and your card.")).toBeVisible();
    await checkScreen(page, "requests");
    await stranger.goto(`/press-profile/${journalist.slug}`);
    await expect(stranger.getByText("Night train crews")).toBeVisible();
  });

  await test.step("A change keeps the deadline", async () => {
    await page.getByRole("link", { name: "Edit: Night train crews" }).click();
    await expect(page.getByLabel("Deadline")).toHaveValue(IN_A_MONTH);
    await page.getByLabel("Description").fill("People who work aboard, at night.");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("People who work aboard, at night.")).toBeVisible();
  });

  await test.step("What is typed while a save is pending stays, and an error goes once its field is mended", async () => {
    await page.getByRole("link", { name: "Edit: Night train crews" }).click();
    const answers: (() => void)[] = [];
    await page.route("**/requests/*", async (route) => {
      if (route.request().method() === "POST") await new Promise<void>((answer) => answers.push(answer));
      await route.continue();
    });
    const [title, description] = [page.getByLabel("Title"), page.getByLabel("Description")];
    await title.fill(" ");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect.poll(() => answers.length).toBe(1);
    await description.fill("People who work aboard, at night and by day.");
    answers.pop()?.();
    await expect(page.getByText("Title is required")).toBeVisible();
    await expect(description).toHaveValue("People who work aboard, at night and by day.");
    await expect(description).toBeFocused();
    await title.fill("Night train crew");
    await expect(page.getByText("Title is required")).toHaveCount(0);
    await page.unrouteAll();
  });

  await test.step("Leaving by a link loses nothing that was typed, until it is saved", async () => {
    await page.getByRole("navigation").getByRole("link", { name: "Inbox" }).first().click();
    await expect(page).toHaveURL(/inbox|matching/);
    await page.goBack();
    await expect(page.getByLabel("Title")).toHaveValue("Night train crew");
    await expect(page.getByLabel("Description")).toHaveValue("People who work aboard, at night and by day.");
    await page.getByLabel("Title").fill("Night train crews");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("People who work aboard, at night and by day.")).toBeVisible();
    await page.getByRole("link", { name: "Edit: Night train crews" }).click();
    await page.getByLabel("Description").fill("People who work aboard, at night.");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("link", { name: "Edit: Night train crews" }).click();
    await expect(page.getByLabel("Description")).toHaveValue("People who work aboard, at night.");
    await page.goBack();
  });

  await test.step("Closed, nobody else sees it; open again, they do", async () => {
    await page.getByRole("button", { name: "Close: Night train crews" }).click();
    const note = page.getByText("Closed. Nobody sees it any more but you.");
    await expect(note).toBeVisible();
    // The pressed button is gone, so the keyboard continues at the result.
    await expect(note).toBeFocused();
    await stranger.reload();
    await expect(stranger.getByText("Night train crews")).toHaveCount(0);
    await page.getByRole("button", { name: "Reopen: Night train crews" }).click();
    await expect(page.getByText("Open again.")).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText("Night train crews")).toBeVisible();
  });

  await test.step("Deleted, it is gone", async () => {
    await page.getByRole("link", { name: "Edit: Night train crews" }).click();
    await page.getByRole("button", { name: "Delete request" }).click();
    const question = page.getByRole("dialog", { name: "Delete this request?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Delete request" }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Deleted.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No requests yet" })).toBeVisible();
  });

  await test.step("B1: a refusal in the same words comes into view again", async () => {
    const { token } = journalist;
    const made = await callApi(request, "POST", "/requests", { token, body: { title: "Night cooks" } });
    const path = `/requests/${made.json.data.request.id}`;
    await page.goto(path);
    await callApi(request, "DELETE", path, { token });
    await page.setViewportSize({ width: 390, height: 400 });
    const save = page.getByRole("button", { name: "Save changes" });
    const refusal = page.getByRole("alert").filter({ hasText: /./ }).first();
    for (let press = 0; press < 2; press++) {
      await save.scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(refusal).not.toBeInViewport();
      await save.click();
      await expect(refusal).toBeInViewport();
    }
  });

  await test.step("What was published is no longer kept as typed", async () => {
    await page.goto("/requests/new");
    await page.getByLabel("Description").fill("Another one.");
    await page.reload();
    await expect(page.getByLabel("Description")).toHaveValue("Another one.");
    await expect(page.getByLabel("Title")).toHaveValue("");
  });
});

test("a journalist writes a request in the builder by keys alone, and a reload loses nothing", {
  tag: "@desktop",
}, async ({ page, request, complaints }) => {
  const journalist = await makeListed(request, { userType: "PRESS", name: "Iris Vale" });
  const body = {
    about: "Night trains, their crews and the towns where they stop, since 2012.",
    publications: ["The Fjord"],
    expertise: ["travel"],
  };
  const { token } = journalist;
  expect((await callApi(request, "PUT", "/users/profile", { token, body })).status).toBe(200);
  await signIn(page, journalist.email);
  await page.goto("/create-profile?step=6");
  const seeking = page.getByRole("region", { name: "Currently Seeking" });
  const opener = seeking.getByRole("button", { name: "New request" });
  const title = seeking.getByLabel("Request title");

  await opener.press("Enter");
  await expect(title).toBeFocused();
  await seeking.getByLabel("Request description").fill("People who work aboard.");
  await title.press("Enter");
  await expect(seeking.getByText("Title is required")).toBeVisible();
  await expect(title).toBeFocused();
  await expect.poll(() => complaints.length).toBe(1);
  expect(complaints.splice(0)).toEqual([expect.stringMatching(/status of 400.*\/api\/v1\/requests$/)]);
  await checkScreen(page, "builder-request-refused");

  await page.reload();
  await expect(seeking.getByLabel("Request description")).toHaveValue("People who work aboard.");
  await title.fill("Night train crews");
  await title.press("Enter");
  await expect(seeking.getByRole("button", { name: "Close: Night train crews" })).toBeVisible();
  await expect(opener).toBeFocused();
  await page.reload();
  await expect(seeking.getByRole("button", { name: "Close: Night train crews" })).toBeVisible();
  await expect(title).toHaveCount(0);
});
