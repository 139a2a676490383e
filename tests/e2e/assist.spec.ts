import { type ModelServer, startModelServer } from "@/tests/factories/model-server";
import { callApi, confirmByMail, makeListed } from "./support/api";
import { expect, test } from "./support/fixtures";
import { fillSignIn } from "./support/plain-browser";
import { checkScreen } from "./support/screens";

const TEXTS = {
  title: "A very interesting winter without a road",
  who: "Hollow Pine and the crew of the Rjukan sleeper",
  what: "Eleven cabins that no car can reach open with the night train",
  where: "Rjukan, Telemark",
  when: "From 12 December 2026",
  why: "The branch line closed in 1991 and 412 households bought it back.",
};
const changes = [
  { field: "title", before: "very interesting ", after: "", reason: "says nothing" },
  { field: "why", before: "412 households", after: "4,120 households in Oslo", reason: "larger" },
  {
    field: "why",
    before: "and 412 households bought it back",
    after: "until 412 households bought it",
    reason: "shorter",
  },
];

let model: ModelServer;
test.beforeAll(async () => {
  model = await startModelServer(Number(process.env.E2E_MODEL_PORT ?? 0));
});
test.afterAll(() => model.close());

test("a provider proposes piece by piece, invents nothing unseen, and its help is said to the recipient @once", async ({
  page: brand,
  otherPage: press,
  browser,
  request,
  viewport,
  baseURL,
}) => {
  const writer = await makeListed(request, { userType: "BRAND", name: "Robin Pine", company: "Hollow Pine" });
  const reader = await makeListed(request, { userType: "PRESS", name: "Robin Reader" });
  for (const account of [writer, reader]) await confirmByMail(request, account);
  const { token } = writer;
  const created = await callApi(request, "POST", "/pitch-drafts", {
    token,
    body: { ...TEXTS, isActive: false },
  });
  const { id } = created.json.data.draft;
  const readDraft = async () =>
    (await callApi(request, "GET", `/pitch-drafts/${id}`, { token })).json.data.draft;
  const edit = `/matching?tab=create-pitch&edit=${id}`;

  await test.step("pieces appear while the answer goes on", async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const firstEnds = JSON.stringify({ elements: changes }).indexOf("},{") + 4;
    model.behave({ elements: changes, beforePart: (at) => (at > firstEnds ? held : Promise.resolve()) });
    await brand.goto(`/login?callbackUrl=${encodeURIComponent(edit)}`);
    await fillSignIn(brand, writer.email);
    // Before the page's scripts this is a link.
    await brand.getByRole("button", { name: "Improve with AI" }).click();
    await expect(brand.getByRole("heading", { name: "Suggested change to Title" })).toBeVisible();
    await expect(brand.getByRole("button", { name: "Reading" })).toBeVisible();
    await expect(brand.getByRole("heading", { name: "Suggested change to Why" })).toBeHidden();
    goOn();
    await expect(brand.getByRole("heading", { name: "Suggested change to Why" })).toBeVisible();
    await expect(
      brand.getByText(
        "1 suggestion was left out because it stated what neither your pitch nor your profile does.",
      ),
    ).toBeVisible();
    await expect(brand.getByText("4,120")).toHaveCount(0);
    await checkScreen(brand, "assist");
  });

  await test.step("an accepted piece is in the text, and the pitch says so", async () => {
    await brand.getByRole("button", { name: "Accept change 1" }).first().click();
    await expect(brand.getByLabel("Title", { exact: true })).toHaveValue("A winter without a road");
    await expect(brand.getByText("Written with AI’s help: Title.")).toBeVisible();
    expect(await readDraft()).toMatchObject({
      title: "A winter without a road",
      aiAssistedFields: ["title"],
    });
    await brand.getByRole("button", { name: "Undo change 1" }).first().click();
    await expect(brand.getByText("Written with AI’s help")).toHaveCount(0);
    await brand.getByRole("button", { name: "Accept change 1" }).first().click();
    await expect(brand.getByText("Written with AI’s help: Title.")).toBeVisible();
  });

  await test.step("a provider that fails leaves the built-in rules and a sentence", async () => {
    model.behave({ status: 500 });
    await brand.getByRole("button", { name: "Improve with AI" }).click();
    await expect(
      brand.getByText("The AI provider could not be reached. Our built-in rules find nothing to change."),
    ).toBeVisible();
    await expect(brand.getByLabel("Title", { exact: true })).toHaveValue("A winter without a road");
  });

  await test.step("leaving the editor ends the question", async () => {
    model.behave({ elements: changes, after: { signs: 10, how: "stall" } });
    const leaves = [
      () => brand.getByRole("button", { name: "Close" }).click(),
      () => brand.goto("/matching?tab=matches"),
    ];
    for (const leave of leaves) {
      await brand.goto(edit);
      const before = model.requests.length;
      await brand.getByRole("button", { name: "Improve with AI" }).click();
      await expect.poll(() => model.requests.length).toBe(before + 1);
      await leave();
      await expect.poll(() => model.requests[before]?.isLeft).toBe(true);
    }
  });

  await test.step("without scripts it is a form", async () => {
    model.behave({ elements: changes });
    const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`/login?callbackUrl=${encodeURIComponent(edit)}`);
    await fillSignIn(plain, writer.email);
    await plain.getByRole("link", { name: "Improve with AI" }).click();
    await plain.getByRole("button", { name: "Improve with AI" }).click();
    await expect(plain.getByText(/1 suggestion was left out because it stated/)).toBeVisible();
    await plain.getByRole("checkbox", { name: /Reworded/ }).check();
    await plain.getByRole("button", { name: "Save the ticked pieces" }).click();
    await expect(plain).toHaveURL(new RegExp(`edit=${id}`));
    expect(await readDraft()).toMatchObject({
      why: "The branch line closed in 1991 until 412 households bought it.",
      aiAssistedFields: ["title", "why"],
    });
    await context.close();
  });

  await test.step("the recipient reads it, and filters by it", async () => {
    const body = { recipientId: reader.profileId };
    await callApi(request, "POST", `/pitch-drafts/${id}/send`, { token, body });
    await press.goto(`/login?callbackUrl=${encodeURIComponent("/matching?tab=inbox&box=received&ai=with")}`);
    await fillSignIn(press, reader.email);
    const row = press.getByRole("link", { name: /A winter without a road/ });
    await row.click();
    await expect(press.getByText("Written with AI’s help: Title and Why")).toBeVisible();
    await checkScreen(press, "pitch written with help");
    await press.goto("/matching?tab=inbox&box=received");
    await press.getByRole("link", { name: "Without AI’s help" }).click();
    await expect(press).toHaveURL(/ai=without/);
    await expect(press.getByText("No received pitch was written without AI’s help")).toBeVisible();
    await press.getByRole("link", { name: "With AI’s help", exact: true }).click();
    await expect(row).toBeVisible();
    await checkScreen(press, "inbox by help");
  });
});
