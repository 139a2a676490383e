import { readFileSync } from "node:fs";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { describeProfile } from "@/app/(public)/_shared/read-profile";
import { toShellViewer } from "@/components/accounts/accounts/shell-viewer";
import { CardOf } from "@/components/discovery/directories/card-of";
import { ViewerPicture } from "@/components/layout/viewer-picture";
import { newsArticle } from "@/components/newsrooms/releases/news-article";
import { ReleaseFrame } from "@/components/newsrooms/releases/release-frame";
import { PitchScreen } from "@/components/pitching/pitch-composer/pitch-screen";
import { FollowScreen } from "@/components/profiles/follows/follow-screen";
import { ProfilePicture, ProfilePlate } from "@/components/profiles/picture/profile-picture";
import { factSheet } from "@/components/profiles/profiles/fact-sheet";
import { Nameplate } from "@/components/profiles/profiles/nameplate";
import { execute } from "@/lib/core/execute";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { listCopyFiles, readCopyPage } from "@/lib/domain/accounts/personal-data/queries";
import { listBrands } from "@/lib/domain/discovery/directories/queries/directories";
import { getBrand } from "@/lib/domain/discovery/profile-pages/queries";
import { getEmbed, getShareCard } from "@/lib/domain/discovery/syndication/queries/cards";
import { getNewsroomFeed } from "@/lib/domain/discovery/syndication/queries/feeds";
import { getConversation } from "@/lib/domain/messaging/messages/queries/read";
import { getPitchPage } from "@/lib/domain/pitching/pitches/queries/pitches";
import { getFollowPage } from "@/lib/domain/profiles/follows/queries";
import {
  removeAvatar,
  removeLogo,
  uploadAvatar,
  uploadLogo,
} from "@/lib/domain/profiles/profiles/commands/profile-pictures";
import { setupProfile, updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import { toFeed } from "@/lib/formats/feeds/feed";
import { organizationFacts } from "@/lib/formats/json-ld/facts";
import { writeCard } from "@/lib/formats/oembed/card";
import { storage } from "@/lib/platform/storage/storage";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import { sent } from "@/tests/factories/assets";
import { makeMatch } from "@/tests/factories/conversations";
import { testDatabase } from "@/tests/setup/database";

const { sql } = testDatabase();

const ORIGIN = "https://wire.example";
const PERSON = "Leiterin Unternehmenskommunikation";
const LINE = "Nachtzüge und Hütten";
let brand: TestAccount;
let press: TestAccount;
let portrait = "";
let logo = "";
let conversationId = "";

const wordmark = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0033aa" } })
    .png()
    .toBuffer();
/** The part of a picture's path that both of its sizes share. */
const markOf = (path: string) => path.replace(/-\d+\.webp$/, "");

beforeAll(async () => {
  brand = await makeAccount({ userType: "brand", company: "Hollow Pine", title: "", tagline: "" });
  press = await makeAccount();
  await execute(brand.actor, setupProfile, {
    ...{ name: "Petra Lindqvist", professionalTitle: PERSON, location: "Rjukan, Norway", tagline: LINE },
  });
  const avatar = sent(await wordmark(300, 400));
  portrait = markOf((await execute(brand.actor, uploadAvatar, { avatar })).avatarUrl);
  logo = markOf((await execute(brand.actor, uploadLogo, { logo: sent(await wordmark(400, 100)) })).logoUrl);
  conversationId = (await makeMatch(brand, press)).conversationId;
});

/** Draws a part of a page at its address, which the header asks for. */
const draw = (part: ReactNode) => renderToStaticMarkup(<PathnameContext value="/">{part}</PathnameContext>);

/** Everything that shows the newsroom to others, as it is read or drawn. */
async function newsroomPlaces(): Promise<Record<string, string>> {
  const { profile } = await execute(anonymous(), getBrand, { id: brand.slug });
  if (profile.userType !== "BRAND") throw new Error("A brand was read as another kind");
  const { brands } = await execute(anonymous(), listBrands, { q: "Hollow Pine" });
  const embed = await execute(anonymous(), getEmbed, { slug: brand.slug });
  const { conversation } = await execute(press.actor, getConversation, { id: conversationId });
  const other = conversation.participants.find(({ id }) => id === brand.profileId);
  const follow = await execute(anonymous(), getFollowPage, { id: brand.slug });
  const pitch = await execute(anonymous(), getPitchPage, { id: brand.profileId });
  const feed = await execute(anonymous(), getNewsroomFeed, { slug: brand.slug });
  const { user } = await execute(brand.actor, me, {});
  const [card] = brands;
  const asNewsroom = { ...profile, verified: true, pressePassLevel: null };
  if (!card || !other) throw new Error("The newsroom is listed, and in the conversation");
  return {
    "newsroom's page":
      draw(<Nameplate profile={profile} />) + describeProfile(profile) + factSheet(profile, ""),
    "JSON-LD of the newsroom": JSON.stringify(organizationFacts(profile, ORIGIN)),
    "JSON-LD of a release": JSON.stringify(newsArticle(release, asNewsroom, ORIGIN, "")),
    "page of a release": draw(<ReleaseFrame newsroom={asNewsroom}>{null}</ReleaseFrame>),
    "drawn card": JSON.stringify(await execute(anonymous(), getShareCard, shareOf(brand.profileId))),
    "embedded card": writeCard(embed, ORIGIN),
    "feed's icon": `${toFeed(feed, { origin: ORIGIN, path: "/", hub: null }).icon}`,
    "directory's card": draw(<CardOf card={card} place={0} />),
    "deck's card": draw(<ProfilePlate profile={other} className="" />),
    "inbox and chat": draw(<ProfilePicture profile={other} />),
    "follow page": draw(<FollowScreen {...follow} />),
    "pitch's composer": draw(<PitchScreen {...pitch} />),
    "rail of its own people": draw(<ViewerPicture viewer={toShellViewer(user)} />),
  };
}
const release = { pictures: [], versions: [], tags: [], title: "", subtitle: "" } as unknown as Parameters<
  typeof newsArticle
>[0];
const shareOf = (id: string) => ({ subject: "profiles" as const, id, version: "x" });
/** These places show the newsroom's line besides its picture. */
const withLine = [
  "newsroom's page",
  "JSON-LD of the newsroom",
  "drawn card",
  "embedded card",
  "follow page",
  "page of a release",
  "pitch's composer",
];

describe("One field serves two people: a newsroom and whoever acts for it", () => {
  it("have a line and a logo, and a title and a portrait, each in its places", async () => {
    const places = await newsroomPlaces();
    for (const [place, content] of Object.entries(places)) {
      expect(content, place).toContain(logo);
      expect(content, place).not.toContain(portrait);
      expect(content, place).not.toMatch(new RegExp(PERSON, "i"));
      if (withLine.includes(place)) expect(content, place).toMatch(new RegExp(LINE, "i"));
    }
  });

  it("are both in the API, under names of their own", async () => {
    const own = {
      title: PERSON,
      tagline: LINE,
      avatarUrl: `${portrait}-512.webp`,
      logoUrl: `${logo}-512.webp`,
    };
    expect((await execute(brand.actor, getOwnProfile, {})).profile).toMatchObject(own);
    expect((await execute(anonymous(), getBrand, { id: brand.slug })).profile).toMatchObject(own);
    expect((await execute(brand.actor, me, {})).user).toMatchObject({
      name: "Petra Lindqvist",
      profile: {
        ...{ name: "Hollow Pine", title: PERSON },
        ...{ avatarUrl: `${portrait}-128.webp`, logoUrl: `${logo}-128.webp` },
      },
    });
  });

  it("are both in the copy of one's data, with their pictures", async () => {
    const { rows } = await execute(brand.actor, readCopyPage, { file: "profiles" });
    expect(rows).toMatchObject([{ title: PERSON, tagline: LINE }]);
    const { files } = await execute(brand.actor, listCopyFiles, {});
    expect(files.map(({ key }) => `/files/${key}`)).toEqual(
      expect.arrayContaining([`${portrait}-512.webp`, `${logo}-512.webp`]),
    );
  });

  it("are found by the line alone: a title is the person's", async () => {
    const found = async (q: string) =>
      (await execute(anonymous(), listBrands, { q })).brands.map(({ id }) => id);
    expect(await found("Nachtzüge")).toContain(brand.profileId);
    expect(await found("Unternehmenskommunikation")).not.toContain(brand.profileId);
  });

  it("change apart: the newsroom's line by its builder's field, the title by the person's", async () => {
    const other = await makeAccount({ userType: "source", title: "Archivist", tagline: "Ice, written down" });
    const read = async () => (await execute(other.actor, getOwnProfile, {})).profile;
    await execute(other.actor, updateProfile, { professionalTitle: "Curator" });
    expect(await read()).toMatchObject({ title: "Curator", tagline: "Ice, written down" });
    await execute(other.actor, updateProfile, { tagline: "" });
    expect(await read()).toMatchObject({ title: "Curator", tagline: "", listed: true });
  });

  it("lose one picture without the other, and a file that both were stays for the one left", async () => {
    const both = await makeAccount({ userType: "brand" });
    const { avatarUrl } = await execute(both.actor, uploadAvatar, { avatar: sent(await wordmark(40, 40)) });
    await sql()`update profiles set logo_key = avatar_key where id = ${both.profileId}`;
    await execute(both.actor, removeLogo, {});
    const jobs = () => sql()`select 1 from graphile_worker.jobs where task_identifier = 'assets.removeFiles'`;
    const before = (await jobs()).length;
    expect((await execute(both.actor, getOwnProfile, {})).profile).toMatchObject({
      avatarUrl,
      logoUrl: null,
    });
    await execute(both.actor, removeAvatar, {});
    expect((await jobs()).length).toBe(before + 1);
  });
});

describe("a logo", () => {
  const pixelsOf = async (path: string) => {
    const file = await (await storage()).get(path.replace("/files/", ""));
    const image = sharp(Buffer.from(await new Response(file?.stream as never).arrayBuffer()));
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    return (x: number, y: number) =>
      [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3) as [number, number, number];
  };
  const isBlue = ([red, , blue]: number[]) => (red ?? 0) < 60 && (blue ?? 0) > 120;

  it("is cropped to a square, or stands whole on its background", async () => {
    const upload = async (background?: string) =>
      pixelsOf(
        (await execute(brand.actor, uploadLogo, { logo: sent(await wordmark(400, 100)), background }))
          .logoUrl,
      );
    const cropped = await upload();
    expect([cropped(4, 4), cropped(508, 508)].every(isBlue)).toBe(true);
    const fitted = await upload("#ffeecc");
    expect(isBlue(fitted(256, 256)) && isBlue(fitted(50, 256)) && isBlue(fitted(460, 256))).toBe(true);
    for (const place of [fitted(4, 4), fitted(256, 60), fitted(10, 256)]) {
      expect(place[0]).toBeGreaterThan(240);
      expect(place[2]).toBeLessThan(225);
    }
  });
});

describe("rows of before, when the two shared one field", () => {
  const updates = readFileSync("db/migrations/0041_identities.sql", "utf8")
    .split("--> statement-breakpoint")
    .filter((statement) => /^\s*(--.*\n\s*)*UPDATE /.test(statement));
  const KEY = "avatars/00000000000000000000000000000001";

  async function migrate(account: TestAccount, before: { published: boolean; contacts?: object[] }) {
    await sql()`update profiles set title = 'The one field', tagline = '', avatar_key = ${KEY}, logo_key = null,
      account_type = ${before.published ? "individual" : null},
      press_contacts = ${sql().json((before.contacts ?? []) as never)} where id = ${account.profileId}`;
    await sql().begin(async (tx) => {
      for (const update of updates) await tx.unsafe(update);
    });
    const [row] = await sql()`select title, tagline, avatar_key as portrait, logo_key as logo
      from profiles where id = ${account.profileId}`;
    return row;
  }
  const newsroom = () =>
    makeAccount({ userType: "brand", name: "Petra Lindqvist", company: `Pine ${Math.random()}` });

  it("are the newsroom's where its builder was published; the person has their role as its press contact", async () => {
    expect(updates).toHaveLength(3);
    const contacts = [
      { name: "Ingrid Moe", role: "Founder" },
      { name: "Petra Lindqvist", role: "Head of Press" },
    ];
    expect(await migrate(await newsroom(), { published: true, contacts })).toEqual({
      ...{ title: "Head of Press", tagline: "The one field", portrait: null, logo: KEY },
    });
    expect(await migrate(await newsroom(), { published: true })).toMatchObject({ title: "" });
  });

  it("are the person's where set-up alone was answered, and the page keeps its picture", async () => {
    expect(await migrate(await newsroom(), { published: false })).toEqual({
      ...{ title: "The one field", tagline: "", portrait: KEY, logo: KEY },
    });
  });

  it("are both's where the newsroom bears the person's name", async () => {
    const alone = await makeAccount({ userType: "source" });
    expect(await migrate(alone, { published: true })).toEqual({
      ...{ title: "The one field", tagline: "The one field", portrait: KEY, logo: KEY },
    });
  });

  it("are untouched where the person is the profile", async () => {
    expect(await migrate(await makeAccount(), { published: true })).toEqual({
      ...{ title: "The one field", tagline: "", portrait: KEY, logo: null },
    });
  });

  it("keep a draft of a newsroom's line", async () => {
    const account = await newsroom();
    const draftOf = (line: string, began: string) => sql()`
      insert into builder_drafts (profile_id, user_id, values, base, base_revision) values (${account.profileId},
        ${account.userId}, ${sql().json({ professionalTitle: line })}, ${sql().json({ professionalTitle: began })}, 1)
      on conflict (profile_id, user_id) do update set values = excluded.values, base = excluded.base`;
    const lines = async () => {
      const [row] =
        await sql()`select values ->> 'tagline' as mine, base ->> 'tagline' as base from builder_drafts
        where profile_id = ${account.profileId}`;
      return row;
    };
    await draftOf("A new line", "The one field");
    await migrate(account, { published: true });
    expect(await lines()).toEqual({ mine: "A new line", base: "The one field" });
    await migrate(account, { published: false });
    expect(await lines()).toEqual({ mine: "A new line", base: "" });
    await draftOf("The one field", "The one field");
    await migrate(account, { published: false });
    expect(await lines()).toEqual({ mine: "", base: "" });
  });
});
