import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { execute } from "@/lib/core/execute";
import { removeFilesJob } from "@/lib/core/remove-files-job";
import { listPress } from "@/lib/domain/discovery/directories/queries/directories";
import { listConversations } from "@/lib/domain/messaging/messages/queries/read";
import { createAsset } from "@/lib/domain/newsrooms/assets/commands/create-asset";
import { setAssetCaptions } from "@/lib/domain/newsrooms/assets/commands/edit-asset";
import { renderAssetJob } from "@/lib/domain/newsrooms/assets/commands/render-asset";
import { replaceAssetFile } from "@/lib/domain/newsrooms/assets/commands/replace-file";
import { getPitch } from "@/lib/domain/pitching/pitches/queries/pitches";
import { previewFolder } from "@/lib/domain/profiles/link-previews/store";
import { uploadProfilePicture } from "@/lib/domain/profiles/profiles/commands/picture";
import { uploadAvatar } from "@/lib/domain/profiles/profiles/commands/profile-pictures";
import { createWorkSample } from "@/lib/domain/profiles/work-samples/commands";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { storage } from "@/lib/platform/storage/storage";
import { makeWorld } from "@/tests/access/world";
import { actorOf, anonymous, makeAccount, PASSWORD } from "@/tests/factories/accounts";
import { plainPdf, plainPicture, sent } from "@/tests/factories/assets";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { plainVideo } from "@/tests/factories/videos";
import { testDatabase } from "@/tests/setup/database";
import {
  deleteAccount,
  eraseAccount,
  eraseAccountJob,
  findAccountsToEraseJob,
  restoreAccount,
} from "./commands/delete-account";
import { resetPassword } from "./commands/email";
import { login } from "./commands/sign-in";
import { issueEmailToken, tokenOfRequest } from "./email-tokens";
import { me } from "./queries";

const database = testDatabase({
  PUSHER_APP_ID: "fivewire",
  PUSHER_KEY: "key",
  PUSHER_SECRET: "secret",
  REALTIME_PORT: "1",
});
const sql = () => database.sql();
const request = { password: PASSWORD, confirm: "DELETE" as const };
const worker = makeJobActor("tests.erase");
const restoreToken = async (userId: string) => {
  const [row] = await sql()`
    select j.payload ->> 'requestId' as id from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'accounts.accountDeletedMail' and j.payload ->> 'userId' = ${userId}`;
  return tokenOfRequest("restore", userId, row?.id ?? "");
};
const erase = (userId: string) => execute(worker, eraseAccount, { userId });
const dayLater = (userId: string) =>
  sql()`update users set deleted_at = deleted_at - interval '25 hours' where id = ${userId}`;

describe("deleting an account", () => {
  it("ends every session and link at once, and hides it until it is restored", async () => {
    const account = await makeAccount();
    const { slug, email, userId, profileId } = account;
    const reset = await database.transact((tx) => issueEmailToken(tx, userId, "reset"));
    const listed = async () => {
      const [row] = await sql()`select listed from profiles where id = ${profileId}`;
      return row?.listed;
    };
    expect(await listed()).toBe(true);
    await execute(account.actor, deleteAccount, request);
    await expect(actorOf(account.accessToken)).rejects.toThrow();
    expect(await outcomeOf(execute(anonymous(), login, { email, password: PASSWORD }))).toBe(
      "unauthenticated",
    );
    expect(await outcomeOf(execute(anonymous(), resetPassword, { token: reset, password: PASSWORD }))).toBe(
      "invalid_input",
    );
    expect(await listed()).toBe(false);
    const found = await execute(anonymous(), listPress, { q: account.slug.replaceAll("-", " ") });
    expect(found.press.map((profile) => profile.slug)).not.toContain(slug);

    const token = await restoreToken(userId);
    expect(await execute(anonymous(), restoreAccount, { token })).toEqual({ email });
    expect(await listed()).toBe(true);
    const { tokens } = await execute(anonymous(), login, { email, password: PASSWORD });
    const back = await actorOf(tokens.accessToken);
    expect((await execute(back, me, {})).user).toMatchObject({ id: userId, email, profile: { slug } });
  });

  it.each([
    [
      "confirm",
      { confirm: "delete" },
      "Account deletion cancelled. You must type DELETE exactly to confirm.",
    ],
    ["confirm", { confirm: "" }, "Account deletion cancelled. You must type DELETE exactly to confirm."],
    ["password", { password: "Wrong-horse-42" }, "This is not your password"],
  ])("is refused beside %s (%o)", async (field, wrong, message) => {
    const account = await makeAccount();
    const refusal = await refusalOf(execute(account.actor, deleteAccount, { ...request, ...wrong } as never));
    expect([refusal.status, refusal.fields?.[field]?.[0]]).toEqual([400, message]);
    expect((await execute(account.actor, me, {})).user.id).toBe(account.userId);
  });

  it("is restored once by 20 presses at once, and not after its day", async () => {
    const account = await makeAccount();
    await execute(account.actor, deleteAccount, request);
    const token = await restoreToken(account.userId);
    const presses = Array.from({ length: 20 }, () => execute(anonymous(), restoreAccount, { token }));
    expect(await tally(presses)).toEqual({ ok: 1, invalid_input: 19 });

    const other = await makeAccount();
    await execute(other.actor, deleteAccount, request);
    const deadToken = await restoreToken(other.userId);
    await sql()`update email_tokens set expires_at = app_now() where user_id = ${other.userId}`;
    expect(await outcomeOf(execute(anonymous(), restoreAccount, { token: deadToken }))).toBe("invalid_input");
  });

  it("is erased only after its day, and not when it was restored", async () => {
    const account = await makeAccount();
    const { userId } = account;
    expect(await erase(userId)).toEqual({ erased: false });
    await execute(account.actor, deleteAccount, request);
    expect(await erase(userId)).toEqual({ erased: false });
    const token = await restoreToken(userId);
    await dayLater(userId);
    const race = await Promise.allSettled([execute(anonymous(), restoreAccount, { token }), erase(userId)]);
    const [restored, erased] = race.map(({ status }, n) =>
      n === 0
        ? status === "fulfilled"
        : (race[1] as PromiseFulfilledResult<{ erased: boolean }>).value.erased,
    );
    expect([restored, erased].filter(Boolean)).toHaveLength(1);
  });
});

describe("what others keep", () => {
  const world = () => makeWorld((text, values) => sql().unsafe(text, values) as never);

  it("stands as Deleted user's, from the deletion on and after the erasure; everything else is gone", async () => {
    const { sender, recipient, acceptedPitchId, conversationId, messageId, memberId } = await world();
    await sql()`insert into follows (follower_id, profile_id) values (${recipient.profileId}, ${sender.profileId})`;
    await sql()`update profiles set following_count = 1 where id = ${recipient.profileId}`;
    const [before] = await sql()`select name, slug from profiles where id = ${sender.profileId}`;
    const seen = async () => {
      const { pitch } = await execute(recipient.actor, getPitch, { id: acceptedPitchId });
      const { conversations } = await execute(recipient.actor, listConversations, {});
      const text = JSON.stringify([pitch.sender, conversations]);
      for (const secret of [before?.name, before?.slug, sender.email]) expect(text).not.toContain(secret);
      return [pitch.sender.name, pitch.who !== "", conversations.map(({ id }) => id)];
    };
    // Its company goes with its last member.
    await sql()`delete from memberships where user_id = ${memberId}`;
    await execute(sender.actor, deleteAccount, request);
    const hidden = await seen();
    expect(hidden).toEqual(["Deleted user", true, [conversationId]]);

    await dayLater(sender.userId);
    expect(await erase(sender.userId)).toEqual({ erased: true });
    expect(await seen()).toEqual(hidden);
    const [message] = await sql()`select content, sender_id from messages where id = ${messageId}`;
    expect(message).toEqual({ content: "Hello", sender_id: null });

    const left = await sql()<{ place: string }[]>`
      select 'users' as place from users where id = ${sender.userId}
      union all select 'sessions' from sessions where user_id = ${sender.userId}
      union all select 'tokens' from email_tokens where user_id = ${sender.userId}
      union all select 'company' from companies where id = ${sender.actor.companyId}
      union all select 'drafts' from pitch_drafts where profile_id = ${sender.profileId}
      union all select 'unsent' from pitches where sender_profile_id = ${sender.profileId} and status = 'unsent'
      union all select 'releases' from releases where profile_id = ${sender.profileId}
      union all select 'assets' from assets where profile_id = ${sender.profileId}
      union all select 'slugs' from slugs where profile_id = ${sender.profileId}
      union all select 'decisions' from decisions where profile_id = ${sender.profileId}
      union all select 'follows' from follows where ${sender.profileId} in (profile_id, follower_id)
      union all select 'waiting' from pitches where ${sender.profileId} in (sender_profile_id, recipient_profile_id)
        and status in ('sent', 'read')`;
    expect(left.map(({ place }) => place)).toEqual([]);
    const [profile] = await sql()`select * from profiles where id = ${sender.profileId}`;
    expect(profile).toMatchObject({ name: "Deleted user", user_id: null, company_id: null, listed: false });
    expect(JSON.stringify(profile)).not.toContain(String(before?.name));
    const [follower] =
      await sql()`select following_count as n from profiles where id = ${recipient.profileId}`;
    expect(follower?.n).toBe(0);
  });

  it("leaves nothing at all of an account that nobody had to do with, and may sign up again", async () => {
    const account = await makeAccount();
    await execute(account.actor, deleteAccount, request);
    await dayLater(account.userId);
    await erase(account.userId);
    expect(await erase(account.userId)).toEqual({ erased: false });
    const rows = await sql()`select 1 from profiles where id = ${account.profileId}`;
    expect(rows).toHaveLength(0);
    const { register } = await import("./commands/register");
    const again = { email: account.email, password: PASSWORD, name: "Back Again", userType: "press" };
    expect(await outcomeOf(execute(anonymous(), register, { ...again, agreeToTerms: true }))).toBe("ok");
  });

  it("takes its own files along, and leaves those that others show", async () => {
    const account = await makeAccount();
    const other = await makeAccount();
    const key = (name: string) => `tests/${account.userId}/${name}`;
    await sql()`update profiles set avatar_key = ${key("shared")} where id in (${account.profileId}, ${other.profileId})`;
    await sql()`insert into work_samples (id, profile_id, type, title, picture_key, video)
      values (${account.userId}, ${account.profileId}, 'Article', 'The night train', ${key("work.webp")},
        ${sql().json({ key: key("reel.mp4"), captionsKey: key("reel.vtt") })})`;
    await sql()`insert into assets (id, profile_id, kind, original_key, renditions)
      values (${account.userId}, ${account.profileId}, 'photo', ${key("photo.jpg")}, ${sql().json([{ key: key("photo-600.webp") }])})`;
    const files = await storage();
    const own = ["work.webp", "reel.mp4", "reel.vtt", "photo.jpg", "photo-600.webp"].map(key);
    const shared = key("shared-512.webp");
    for (const file of [...own, shared])
      await files.put(file, Buffer.from("x"), { contentType: "image/webp" });

    await execute(account.actor, deleteAccount, request);
    await dayLater(account.userId);
    await performJob(findAccountsToEraseJob, {});
    const [asked] = await sql()`select count(*)::int as n from graphile_worker._private_jobs
      where key = ${`erase:${account.userId}`}`;
    expect(asked?.n).toBe(1);
    await performJob(eraseAccountJob, { userId: account.userId });
    const [removal] = await sql()`select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'assets.removeFiles' and j.payload::text like ${`%${account.userId}%`}`;
    await performJob(removeFilesJob, removal?.payload);
    expect(await Promise.all(own.map((file) => files.exists(file)))).toEqual(own.map(() => false));
    expect(await files.exists(shared)).toBe(true);
  });

  it("leaves none of its files in the storage, and all of those of others", async () => {
    const files = await storage();
    const listed = async () => {
      const keys: string[] = [];
      for await (const key of files.list()) keys.push(key);
      return keys.toSorted();
    };
    /** One file of each kind, in the ways that people bring them. */
    const fill = async () => {
      const brand = await makeAccount({ userType: "brand", company: `House ${randomUUID()}` });
      const creator = await makeAccount({ userType: "paid_media" });
      const picture = sent(await plainPicture(300, 200), "a.jpg");
      for (const { actor } of [brand, creator])
        for (let n = 0; n < 2; n++) await execute(actor, uploadAvatar, { avatar: picture });
      const video = { kind: "video", file: sent(plainVideo()), poster: picture };
      const ids: string[] = [];
      for (const fields of [{ file: picture }, video, { file: sent(plainPdf()) }])
        ids.push((await execute(brand.actor, createAsset, fields)).asset.id);
      const [photo = "", clip = ""] = ids;
      const captions = sent("WEBVTT\n\n00:00.000 --> 00:02.000\nIt runs.\n");
      await execute(brand.actor, setAssetCaptions, { id: clip, file: captions });
      for (const assetId of [photo, clip]) await performJob(renderAssetJob, { assetId });
      await execute(brand.actor, replaceAssetFile, { id: photo, file: sent(await plainPicture(400, 200)) });
      await performJob(renderAssetJob, { assetId: photo });
      const reel = { type: "Reel", title: "Night train", file: sent(plainVideo()), captions, picture };
      await execute(creator.actor, createWorkSample, reel);
      // Other sites' pictures are copied for work and for forms, and some forms are never saved.
      const previews = ["a", "b"].map((n) => `${previewFolder(creator.profileId)}/${n.repeat(32)}-600.webp`);
      for (const key of previews) await files.put(key, Buffer.from(key), { contentType: "image/webp" });
      const image = `/files/${previews[0]}`;
      // This picture is uploaded for a form that is never saved.
      await execute(creator.actor, uploadProfilePicture, { picture });
      await execute(creator.actor, createWorkSample, { type: "Post", title: "A note", image });
      await removeFiles();
      return [brand, creator];
    };
    const removeFiles = async () => {
      const rows = await sql()`
        delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = 'assets.removeFiles' returning j.payload`;
      for (const { payload } of rows) await performJob(removeFilesJob, payload);
    };
    const before = await listed();
    await fill();
    const others = await listed();
    expect(others.length).toBeGreaterThan(before.length + 20);
    const leaving = await fill();
    expect((await listed()).length).toBe(2 * others.length - before.length);
    for (const { actor, userId } of leaving) {
      await execute(actor, deleteAccount, request);
      await dayLater(userId);
      expect(await erase(userId)).toEqual({ erased: true });
    }
    await removeFiles();
    expect(await listed()).toEqual(others);
  });

  it("takes its files along where its portrait is one of the demo's, which is no file of the storage", async () => {
    const account = await makeAccount();
    await sql()`update profiles set avatar_key = '/demo/p-maren.webp' where id = ${account.profileId}`;
    await execute(account.actor, deleteAccount, request);
    await dayLater(account.userId);
    await erase(account.userId);
    const [removal] = await sql()`select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'assets.removeFiles' and j.payload::text like ${`%${account.profileId}%`}`;
    expect(removal?.payload).toMatchObject({ keys: [], folders: [previewFolder(account.profileId)] });
    await performJob(removeFilesJob, removal?.payload);
  });

  it("leaves a company to those who were paused in it, with an Admin among them", async () => {
    const admin = await makeAccount({ userType: "brand", company: "Hollow Pine" });
    const editor = await makeAccount();
    const companyId = admin.actor.companyId;
    await sql()`insert into memberships (company_id, user_id, role, status)
      values (${companyId}, ${editor.userId}, 'editor', 'paused')`;
    await execute(admin.actor, deleteAccount, request);
    await dayLater(admin.userId);
    await erase(admin.userId);
    const members = await sql()`select user_id, role, status from memberships
      where company_id = ${companyId}`;
    expect(members).toEqual([{ user_id: editor.userId, role: "admin", status: "active" }]);
  });
});
