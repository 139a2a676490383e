import { expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makeMessage } from "@/tests/factories/conversations";
import { makeCollaboration } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import { previewDigest } from "./queries/preview";
import { type PreviewKind, previewKinds } from "./schema";

const { sql } = testDatabase();

const preview = async ({ actor }: TestAccount, kind: PreviewKind) =>
  (await execute(actor, previewDigest, { kind })).mail;

it("shows each mail that can be switched off as it would come, and says where there is nothing", async () => {
  const brand = await makeAccount({ userType: "brand", name: "Hollow Pine" });
  const press = await makeAccount({ userType: "press", name: "Maren Oduya" });
  const stranger = await makeAccount({ userType: "press" });

  const { id } = await makeCollaboration(brand, press, { title: "The night train returns" });
  const [conversation] = await sql()<{ id: string }[]>`select id from conversations where pitch_id = ${id}`;
  await makeMessage(brand, conversation?.id ?? "", "When do you travel?");

  expect((await preview(press, "pitch_received"))?.subject).toBe(
    "Hollow Pine sent you a pitch: The night train returns",
  );
  expect((await preview(brand, "pitch_accepted"))?.subject).toMatch(/^Maren Oduya accepted/);
  const first = await preview(press, "first_message");
  expect(first?.html).toContain("When do you travel?");
  // It is shown, never mailed: it holds no link that would stop the mails.
  expect(first?.html).not.toMatch(/unsubscribe/i);
  expect((await preview(press, "weekly_digest"))?.html).toContain("Hollow Pine");
  // A month's report comes also where nothing was counted.
  for (const kind of previewKinds)
    expect((await preview(stranger, kind)) === null, kind).toBe(kind !== "monthly_report");
});
