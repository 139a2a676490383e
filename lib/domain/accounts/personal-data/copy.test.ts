import { buffer } from "node:stream/consumers";
import JSZip from "jszip";
import { beforeAll, describe, expect, it } from "vitest";
import type { UserActor } from "@/lib/core/actor";
import { execute } from "@/lib/core/execute";
import { storage } from "@/lib/platform/storage/storage";
import { zipStream } from "@/lib/platform/storage/zip-stream";
import { makeWorld, type World } from "@/tests/access/world";
import { actorOf, makeAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { startCopy } from "./commands";
import { copyEntries, type Read } from "./copy-entries";
import { copies } from "./inventory";

const database = testDatabase({
  PUSHER_APP_ID: "fivewire",
  PUSHER_KEY: "key",
  PUSHER_SECRET: "secret",
  REALTIME_PORT: "1",
});
const sql = () => database.sql();

/** The copy of an account's data, unpacked: rows by file, and the other entries' bytes by path. */
async function copyOf(actor: UserActor) {
  const read: Read = (operation, input) => execute(actor, operation, input);
  const zip = await JSZip.loadAsync(
    await buffer(zipStream(copyEntries(read, "2026-11-23T12:00:00.000Z"), new Date("2026-11-23T12:00:00Z"))),
  );
  const rows: Record<string, Record<string, unknown>[]> = {};
  const others: Record<string, Buffer> = {};
  for (const [path, entry] of Object.entries(zip.files)) {
    const bytes = await entry.async("nodebuffer");
    if (path.endsWith(".json")) rows[path.slice(0, -5)] = JSON.parse(bytes.toString());
    else others[path] = bytes;
  }
  return { rows, others, text: JSON.stringify(rows) };
}

let world: World;
beforeAll(async () => {
  world = await makeWorld((text, values) => sql().unsafe(text, values) as never);
});

describe("a copy of one's data", () => {
  it("holds a file for each noun, with a line about each in the readme", async () => {
    const { rows, others } = await copyOf(world.sender.actor);
    expect(Object.keys(rows).toSorted()).toEqual(copies.map(({ file }) => file).toSorted());
    const readme = others["README.txt"]?.toString() ?? "";
    for (const { file, about } of copies) expect(readme).toContain(`${file}.json\n    ${about}`);
  });

  it("holds both parties' messages and pitches, and each party's own rows alone", async () => {
    const { sender, recipient, draftId, unsentPitchId, waitingPitchId, conversationId } = world;
    const mine = await copyOf(sender.actor);
    const theirs = await copyOf(recipient.actor);
    const ids = (rows: Record<string, unknown>[] | undefined) => rows?.map(({ id }) => id) ?? [];
    expect(mine.rows.account).toMatchObject([{ id: sender.userId, email: sender.email, aiEnabled: true }]);
    for (const { rows } of [mine, theirs]) {
      expect(rows.messages).toMatchObject([{ conversationId, content: "Hello" }]);
      expect(ids(rows.matches)).toEqual([world.matchId]);
      expect(ids(rows["product-requests"])).toEqual([world.productRequestId]);
      expect(ids(rows.people).toSorted()).toEqual([sender.profileId, recipient.profileId].toSorted());
    }
    expect(ids(mine.rows["pitch-drafts"])).toContain(draftId);
    expect(ids(mine.rows["pitches-sent"])).toEqual(expect.arrayContaining([unsentPitchId, waitingPitchId]));
    expect(ids(theirs.rows["pitches-received"])).toContain(waitingPitchId);
    expect(theirs.text).not.toContain(unsentPitchId);
    expect(theirs.text).not.toContain(draftId);
    expect(theirs.text).not.toContain(sender.email);
    expect(theirs.text).not.toContain(sender.userId);
  });

  it("says nothing of what others decided and do not show", async () => {
    const { actor, profileId } = await makeAccount({ userType: "press" });
    const { actor: silent, profileId: other } = await makeAccount({ userType: "brand" });
    await sql()`insert into decisions (profile_id, target_id, kind) values (${other}, ${profileId}, 'pass')`;
    await sql()`insert into saved_profiles (saver_id, profile_id) values (${other}, ${profileId})`;
    expect((await copyOf(actor)).text).not.toContain(other);
    // The decision is personal data of the person who decided, so their copy has it.
    expect((await copyOf(silent)).text).toContain(profileId);
  });

  it("holds no secret of the account's", async () => {
    const { userId, actor } = world.sender;
    await sql()`update users set totp_secret = 'sealed-secret' where id = ${userId}`;
    const secrets = await sql()<{ value: string }[]>`
      select password_hash as value from users where id = ${userId}
      union select totp_secret from users where id = ${userId}
      union select refresh_hash from sessions where user_id = ${userId}
      union select token_hash from email_tokens where user_id = ${userId}`;
    expect(secrets.length).toBeGreaterThan(2);
    const { text } = await copyOf(actor);
    for (const { value } of secrets) expect(text).not.toContain(value);
  });

  it("goes through more rows than one page holds, each once and in order", async () => {
    const { conversationId, recipient } = world;
    await sql()`insert into messages (id, conversation_id, seq, sender_profile_id, content)
      select gen_random_uuid(), ${conversationId}, n, ${recipient.profileId}, 'message ' || n
      from generate_series(1000, 1650) n`;
    const { rows } = await copyOf(recipient.actor);
    const seqs = rows.messages?.map(({ seq }) => seq as number) ?? [];
    expect(seqs.slice(1)).toEqual(Array.from({ length: 651 }, (_, n) => 1000 + n));
  });

  it("brings the uploaded files as they are stored, and goes on where one is gone", async () => {
    const { actor, profileId } = await makeAccount({ userType: "brand" });
    const insert = async (key: string) => {
      const [row] = await sql()`
        insert into assets (id, profile_id, kind, title, file_name, original_key)
        values (gen_random_uuid(), ${profileId}, 'resource', 'Plan', '../../etc/passwd', ${key}) returning id`;
      return row?.id as string;
    };
    const bytes = Buffer.from("%PDF the plan");
    await (await storage()).put("assets/copied.pdf", bytes, { contentType: "application/pdf" });
    const [stored, gone] = [await insert("assets/copied.pdf"), await insert("assets/gone.pdf")];
    const { rows, others } = await copyOf(actor);
    expect(rows["newsroom-files"]).toHaveLength(2);
    expect(others[`files/newsroom/${stored}.pdf`]).toEqual(bytes);
    expect(others[`files/newsroom/${gone}.pdf`]).toHaveLength(0);
    expect(Object.keys(others).filter((path) => path.includes(".."))).toEqual([]);
  });

  it("brings a piece of work's video and captions, and the profile's picture", async () => {
    const { actor, profileId } = await makeAccount();
    const put = async (key: string) =>
      (await storage()).put(key, Buffer.from(key), { contentType: "application/octet-stream" });
    for (const key of ["work/a.mp4", "work/a.vtt", "avatars/b-512.webp"]) await put(key);
    await sql()`insert into work_samples (id, profile_id, type, title, video) values (gen_random_uuid(),
      ${profileId}, 'Reel', 'Dawn', ${JSON.stringify({ key: "work/a.mp4", captionsKey: "work/a.vtt" })}::text::jsonb)`;
    await sql()`update profiles set avatar_key = 'avatars/b' where id = ${profileId}`;
    const { rows, others } = await copyOf(actor);
    const [work] = rows["work-samples"] ?? [];
    expect(others[`files/work/${work?.id}-video.mp4`]?.toString()).toBe("work/a.mp4");
    expect(others[`files/work/${work?.id}-captions.vtt`]?.toString()).toBe("work/a.vtt");
    expect(others[`files/profiles/${profileId}.webp`]?.toString()).toBe("avatars/b-512.webp");
  });

  it("brings each picture that was uploaded for work, stories or contacts once, and no copy of another page's", async () => {
    const [{ actor, profileId }, other] = [await makeAccount(), await makeAccount()];
    const named = (owner: string, mark: string, width = 1600) =>
      `/files/previews/${owner}/${mark.repeat(32)}-${width}.webp`;
    for (const mark of ["a", "b"]) {
      const key = named(profileId, mark).slice("/files/".length);
      await (await storage()).put(key, Buffer.from(mark), { contentType: "image/webp" });
    }
    const story = (image: string) => ({ title: "A ferry", subtitle: "", url: "", type: "", image });
    const stories = [story(named(profileId, "a")), story(named(other.profileId, "c"))];
    await sql()`update profiles set hero_stories = ${JSON.stringify(stories)}::text::jsonb where id = ${profileId}`;
    for (const image of [named(profileId, "a"), named(profileId, "b"), named(profileId, "d", 600)])
      await sql()`insert into work_samples (id, profile_id, type, title, image)
        values (gen_random_uuid(), ${profileId}, 'Article', 'A ferry', ${image})`;
    const { others } = await copyOf(actor);
    const pictures = Object.entries(others).filter(([path]) => path.startsWith("files/"));
    expect(pictures.map(([path, content]) => [path, content.toString()]).toSorted()).toEqual([
      [`files/pictures/${"a".repeat(32)}.webp`, "a"],
      [`files/pictures/${"b".repeat(32)}.webp`, "b"],
    ]);
  });

  it("brings no picture of the demo's, which is no upload", async () => {
    const { actor, profileId } = await makeAccount();
    await sql()`update profiles set avatar_key = '/demo/p-maren.webp' where id = ${profileId}`;
    expect(Object.keys((await copyOf(actor)).others)).toEqual(["README.txt"]);
  });

  it("holds the newsletter's subscription of a confirmed address only", async () => {
    const { actor, userId, email } = await makeAccount({ verified: false });
    await sql()`insert into subscribers (id, email, token_hash) values (gen_random_uuid(), ${email}, ${email})`;
    expect((await copyOf(actor)).rows.newsletter).toEqual([]);
    await sql()`update users set email_verified_at = app_now() where id = ${userId}`;
    expect((await copyOf(actor)).rows.newsletter).toMatchObject([{ email }]);
  });
});

describe("asking for a copy", () => {
  it("asks first that it is the owner", async () => {
    const { accessToken, userId } = await makeAccount();
    await sql()`update sessions set confirmed_at = app_now() - interval '11 minutes' where user_id = ${userId}`;
    const refusal = await refusalOf(execute(await actorOf(accessToken), startCopy, {}));
    expect(refusal).toMatchObject({ code: "forbidden", details: { confirm: "/auth/confirm" } });
  });

  it("is granted three times in 24 hours, also to twenty at once, and mailed each time", async () => {
    const { actor, userId } = await makeAccount();
    const asked = await tally(Array.from({ length: 20 }, () => execute(actor, startCopy, {})));
    expect(asked).toEqual({ ok: 3, rate_limited: 17 });
    const mails = await sql()`select j.payload ->> 'kind' as kind from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'accounts.securityMail' and j.payload ->> 'userId' = ${userId}`;
    expect(mails.map(({ kind }) => kind)).toEqual(Array.from({ length: 3 }, () => "data_copied"));
    await moveClock(sql(), "25 hours");
    expect(await outcomeOf(execute(actor, startCopy, {}))).toBe("ok");
    await moveClock(sql(), "0");
  });
});
