import { expect, it } from "vitest";
import { makeAccount } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { writeCanonicalAddresses } from "./canonical-addresses";

const { sql } = testDatabase();

it("A5: stored addresses in punycode are written in Unicode, and those that another account has are named", async () => {
  const [alone, first, second] = [await makeAccount(), await makeAccount(), await makeAccount()];
  const name = async ({ userId }: { userId: string }, email: string) =>
    sql()`update users set email = ${email} where id = ${userId}`;
  await name(alone, "alone@xn--mnchen-3ya.de");
  await name(first, "press@m\u00fcnchen.de");
  await name(second, "press@xn--mnchen-3ya.de");
  for (const email of ["news@xn--mnchen-3ya.de", "news@m\u00fcnchen.de"])
    await sql()`insert into subscribers (id, email, token_hash) values (gen_random_uuid(), ${email}, ${email})`;

  // A second start changes nothing, and names them again.
  for (let start = 0; start < 2; start++)
    expect(await writeCanonicalAddresses(sql() as never)).toEqual([second.userId]);
  const rows = await sql()`select email::text from users where email::text like '%nchen%' order by 1`;
  expect(rows.map(({ email }) => email)).toEqual([
    "alone@m\u00fcnchen.de",
    "press@m\u00fcnchen.de",
    "press@xn--mnchen-3ya.de",
  ]);
  expect(await sql()`select 1 from subscribers where email like 'news@%'`).toHaveLength(1);
});
