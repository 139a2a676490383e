import { beforeAll, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { writePlatformFigures } from "@/lib/formats/platform-csv";
import { makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { makeMatch, makeMessage } from "@/tests/factories/conversations";
import { makeCollaboration, makePair, sendPitchTo } from "@/tests/factories/pitches";
import { testDatabase } from "@/tests/setup/database";
import { readPlatformFigures } from "./queries";
import { platformFigureNames } from "./rules";

const { sql } = testDatabase();
let staff: TestAccount;

beforeAll(async () => {
  staff = await makeAccount({ staff: true });
  const { brand, press } = await makePair();
  await makeCollaboration(brand, press);
  const other = await makePair();
  await sendPitchTo(other.brand, other.press);
  const { conversationId } = await makeMatch(other.brand, other.press);
  for (let n = 0; n < 3; n++) await makeMessage(other.brand, conversationId);
  await sql()`update messages set created_at = created_at - interval '40 days' where seq = 1`;
});

const read = async (input: object = {}) => (await execute(staff.actor, readPlatformFigures, input)).figures;

it("counts each row once, on its day, and the period before by itself", async () => {
  const { totals, before, series } = await read();
  expect(totals).toEqual({
    ...{
      accounts: 5,
      pitches: 2,
      accepted: 1,
      matches: 1,
      messages: 2,
      completed: 0,
      reports: 0,
      decided: 0,
    },
  });
  expect(before).toMatchObject({ accounts: 0, messages: 1 });
  expect(series).toHaveLength(30);
  for (const name of platformFigureNames)
    expect([name, series.reduce((sum, row) => sum + row[name], 0)]).toEqual([name, totals[name]]);
});

it("adds up to the same in every zone, and in CSV", async () => {
  for (const zone of ["Asia/Tehran", "Pacific/Chatham", "America/New_York"]) {
    const figures = await read({ zone, period: "1y" });
    expect(figures.totals.messages).toBe(3);
    const { name, text } = writePlatformFigures(figures);
    expect(name).toBe(`figures-platform-${figures.firstDay}-${figures.lastDay}`);
    const rows = text.split("\r\n");
    expect(rows).toHaveLength(figures.series.length + 4);
    expect(rows.at(-3)).toContain("Figures,All,5,2,1,1,3,0,0,0");
    expect(rows.at(-2)).toContain("Before,All,0,0,0,0,0,0,0,0");
  }
});
