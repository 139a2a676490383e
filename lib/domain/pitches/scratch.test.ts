import { it } from "vitest";
import { execute } from "@/lib/core/execute";
import { makePair, completePitchBody } from "@/tests/factories/pitches";
import { makeAccount } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { listPitches } from "./queries";
const { sql } = testDatabase();
it("plan", async () => {
  const { brand, press } = await makePair();
  await sql()`insert into profiles (id, kind, slug, name) select gen_random_uuid(), 'brand', 'gen-'||g, 'Gen '||g from generate_series(1, 2000) g`;
  const others = await sql()`select id from profiles where slug like 'gen-%'`;
  await sql()`insert into pitches (id, sender_profile_id, recipient_profile_id, status, sent_at, expires_at, title)
    select gen_random_uuid(), o.id, case when g % 10 = 0 then ${press.profileId}::uuid else r.id end,
      (array['declined','expired','accepted','completed','withdrawn'])[1 + g % 5]::pitch_status, app_now(), app_now(), 'x'
    from generate_series(1, 300000) g
    join (select id, row_number() over () n from profiles where slug like 'gen-%') o on o.n = 1 + g % 2000
    join (select id, row_number() over () n from profiles where slug like 'gen-%') r on r.n = 1 + (g + 7) % 2000`;
  await sql()`analyze pitches`;
  await sql().unsafe("alter system set log_min_duration_statement = -1").catch(() => {});
  const t = performance.now();
  const first = await execute(press.actor, listPitches, {});
  console.log("all", performance.now() - t, first.counts, first.pagination);
  const t2 = performance.now();
  const r = await execute(press.actor, listPitches, { type: "received" });
  console.log("received", performance.now() - t2, r.pitches.length);
  const plan = await sql()`explain analyze select * from pitches where id in (select id from (
    (select id from pitches where recipient_profile_id = ${press.profileId} and status = 'declined' order by id desc limit 21) union all
    (select id from pitches where recipient_profile_id = ${press.profileId} and status = 'expired' order by id desc limit 21)) n order by id desc limit 21) order by id desc`;
  console.log(plan.map((p) => p["QUERY PLAN"]).join("\n"));
});
