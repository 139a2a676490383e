import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openSetup } from "@/components/accounts/accounts/setup-screen";
import { openAccount, readEarly, readSent } from "@/components/accounts/settings/account-form";
import { BuilderDocument } from "@/components/profiles/builders/builder-document";
import { withEmail } from "@/components/profiles/inputs/contact-rows";
import { userTypes } from "@/db/enums";
import { api } from "@/lib/client/api";
import type { UserActor } from "@/lib/core/actor";
import { toAppError } from "@/lib/core/errors";
import { execute } from "@/lib/core/execute";
import type { InputOf, Operation, OutputOf } from "@/lib/core/operation";
import { publishBuilderDraft, saveBuilderDraft } from "@/lib/domain/profiles/builders/commands";
import { getBuilderDraft } from "@/lib/domain/profiles/builders/queries";
import type { BuilderValues } from "@/lib/domain/profiles/builders/schema";
import { fieldsOf } from "@/lib/domain/profiles/builders/steps";
import { setupProfile, updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { getOwnProfile } from "@/lib/domain/profiles/profiles/queries";
import type { OwnProfileView } from "@/lib/domain/profiles/profiles/schema";
import type { UserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { makeAccount } from "@/tests/factories/accounts";
import { testDatabase } from "@/tests/setup/database";
import { formFields, type ProfileField, toStored } from "./profile-values";
import { openProfile } from "./use-profile-form";

/** The six forms of a profile: a save on an older revision overwrites nothing, whichever of them it comes from. */

testDatabase();

/** What the form asks of the server, carried out for who opened it. */
async function answer<Op extends Operation>(actor: UserActor, operation: Op, input: object, key?: string) {
  try {
    const options = key ? { idempotencyKey: key } : {};
    const data = await execute(actor, operation as Operation, input as InputOf<Op>, options);
    return { ok: true as const, data: data as OutputOf<Op> };
  } catch (thrown) {
    const { code, message, fields } = toAppError(thrown);
    return { ok: false as const, code, message, fields };
  }
}

const puts = { "/users/profile": updateProfile, "/users/profile/setup": setupProfile } as const;
let writer: UserActor;
beforeEach(() => {
  vi.spyOn(api, "get").mockImplementation((() => answer(writer, getOwnProfile, {})) as never);
  vi.spyOn(api, "put").mockImplementation(((
    path: keyof typeof puts,
    { body, idempotencyKey }: { body: object; idempotencyKey?: string },
  ) => answer(writer, puts[path] as Operation, body, idempotencyKey)) as never);
});
afterEach(() => vi.restoreAllMocks());

type Part = Partial<BuilderValues>;
type Opened = {
  change: (part: Part) => void;
  save: () => Promise<boolean>;
  choices: () => readonly { field: string; theirs: unknown }[];
  choose: (field: never, whose: "mine" | "theirs") => void;
};
type Form = {
  kind: UserType;
  open: (profile: OwnProfileView) => Promise<Opened> | Opened;
  /** A field that the form edits, as two people leave it, and what the profile's view calls it. */
  mine: Part;
  theirs: Part;
  shown?: string;
};

function asOpened(document: ReturnType<typeof openProfile>, act?: "all"): Opened {
  return {
    change: (part) => document.change(part),
    save: async () => (await document.save(act)).ok,
    choices: () => document.getState().choices,
    choose: document.choose,
  };
}
const opened = (fields: keyof typeof formFields) => (profile: OwnProfileView) =>
  asOpened(openProfile(toStored(profile, formFields[fields]), writer.userId) as never);

const story = (title: string) => ({ heroStories: [{ title, subtitle: "", url: "", type: "", image: "" }] });
const titled = {
  mine: { professionalTitle: "Mine" },
  theirs: { professionalTitle: "Theirs" },
  shown: "title",
};

const filled = {
  ...{ professionalTitle: "Editor", location: "Oslo, Norway", expertise: ["Rail travel"] },
  ...{ website: "https://pine.example", customPortfolioUrl: "https://work.example" },
  ...{ perksPreferred: ["Interview"], perksOffered: ["Interview"], perkDetails: { Interview: "An hour" } },
  heroStories: [
    {
      title: "Winter",
      subtitle: "Lit cabins",
      url: "https://a.example/1",
      type: "REEL",
      image: "/demo/a.webp",
    },
    { title: "Bare" },
  ],
  pressContacts: [
    { name: "Petra", role: "Head of Press", email: "petra@pine.example", phone: "+47 22 00 00 00" },
    { name: "Jon", languages: "English", hours: "8 to 18 CET", image: "/demo/jon.webp" },
  ],
  ...{ boilerplate: "Hollow Pine builds cabins.", facts: [{ label: "Founded", value: "2014" }] },
};

const setup = (profile: OwnProfileView) =>
  openSetup({
    ...{ userId: writer.userId, type: "press", email: "a@b.example", emailVerified: true, testing: null },
    ...{
      company: null,
      avatarUrl: null,
      logoUrl: null,
      complete: true,
      stored: toStored(profile, formFields.setup),
    },
  });

async function builder(): Promise<Opened> {
  const { draft } = await execute(writer, getBuilderDraft, {});
  const document = new BuilderDocument(draft, {
    read: () => answer(writer, getBuilderDraft, {}),
    save: (body, key) => answer(writer, saveBuilderDraft, body, key),
    publish: (body) => answer(writer, publishBuilderDraft, body),
    discard: () => Promise.reject(new Error("not asked for")),
    local: { read: () => null, write: () => true },
  });
  return {
    change: document.change,
    save: async () => "url" in (await document.publish()),
    choices: () => document.getState().choices,
    choose: document.choose,
  };
}

const forms: Record<string, Form> = {
  builder: { kind: "brand", open: builder, mine: { tagline: "Mine" }, theirs: { tagline: "Theirs" } },
  "/releases/featured": {
    kind: "brand",
    open: opened("stories"),
    mine: story("Mine"),
    theirs: story("Theirs"),
  },
  "press desk": {
    ...{
      kind: "brand",
      open: opened("desk"),
      mine: { boilerplate: "Mine" },
      theirs: { boilerplate: "Theirs" },
    },
  },
  "/work/campaigns": {
    ...{ kind: "paid_media", open: opened("stories"), mine: story("Mine"), theirs: story("Theirs") },
  },
  "/settings/account": {
    ...{ kind: "press", ...titled },
    open: (profile) =>
      asOpened(
        openAccount(toStored(profile, formFields.account), writer.userId, { renamesCompany: false }) as never,
      ),
  },
  "/setup-profile": { kind: "press", open: (profile) => asOpened(setup(profile) as never, "all"), ...titled },
};

const read = async () => (await execute(writer, getOwnProfile, {})).profile;
const update = (part: object) => execute(writer, updateProfile, part);

describe.each(Object.entries(forms))(
  "two people at one profile: %s",
  (_, { kind, open, mine, theirs, shown }) => {
    const [field = ""] = Object.keys(mine);
    const partOf = (part: Part) => part[field as keyof Part];

    async function start() {
      writer = (await makeAccount({ userType: kind })).actor;
      const whole = { expertise: ["Travel"], publications: ["North Post"], pressTypes: ["Print"] };
      await update({
        ...whole,
        professionalTitle: "Reporter",
        location: "Oslo",
        about: "I write. ".repeat(9),
      });
      return open(await read());
    }
    const stored = async () => (await read())[(shown ?? field) as keyof OwnProfileView];

    it("shows both versions of a field that both changed, and overwrites neither before a choice", async () => {
      const form = await start();
      await update(theirs);
      form.change(mine);
      expect(await form.save()).toBe(false);
      expect(form.choices()).toEqual([{ field, theirs: partOf(theirs) }]);
      expect(await stored()).toMatchObject(partOf(theirs) as object);
      expect(await form.save()).toBe(false);
      expect(await stored()).toMatchObject(partOf(theirs) as object);
      form.choose(field as never, "mine");
      expect(await form.save()).toBe(true);
      expect(await stored()).toMatchObject(partOf(mine) as object);
    });

    it("takes theirs where they are chosen", async () => {
      const form = await start();
      await update(theirs);
      form.change(mine);
      await form.save();
      form.choose(field as never, "theirs");
      expect(await form.save()).toBe(true);
      expect(await stored()).toMatchObject(partOf(theirs) as object);
    });

    it("keeps what somebody else saved of another field, without asking", async () => {
      const form = await start();
      await update({ website: "https://theirs.example" });
      form.change(mine);
      // The set-up is sent whole: what came in meanwhile is looked at before the next press.
      expect((await form.save()) || (await form.save())).toBe(true);
      expect(form.choices()).toEqual([]);
      expect(await stored()).toMatchObject(partOf(mine) as object);
      expect(await read()).toMatchObject({ website: "https://theirs.example" });
    });

    it("saves nothing for a page that somebody else opened", async () => {
      const form = await start();
      const owner = writer;
      writer = (await makeAccount({ userType: kind })).actor;
      form.change(mine);
      expect(await form.save()).toBe(false);
      expect(await stored()).not.toMatchObject(partOf(mine) as object);
      writer = owner;
      expect(await stored()).not.toMatchObject(partOf(mine) as object);
    });
  },
);

describe.each(userTypes)("a form of a profile of %s", (kind) => {
  const inForms = Object.values(formFields).flat();
  const shared = fieldsOf(kind).filter((field) => (inForms as string[]).includes(field)) as ProfileField[];

  it.each([
    ["filled", filled],
    ["bare", {}],
  ])("begins with the values that its builder begins with: %s", async (_, part) => {
    writer = (await makeAccount({ userType: kind })).actor;
    await update(part);
    const { values } = (await execute(writer, getBuilderDraft, {})).draft;
    // The builder has the first contact's address in a field of its own.
    const pressContacts = withEmail(values.pressContacts, values.email);
    expect(toStored(await read(), shared).values).toEqual(
      Object.fromEntries(
        shared.map((field) => [field, { ...values, pressContacts }[field as keyof typeof values]]),
      ),
    );
  });
});

describe("the account settings", () => {
  const account = async (renamesCompany: boolean) => {
    writer = (await makeAccount({ userType: "brand" })).actor;
    return openAccount(toStored(await read(), formFields.account), writer.userId, { renamesCompany });
  };
  const sent = () => vi.mocked(api.put).mock.calls.map(([, call]) => (call as { body: object }).body);

  it("send what was changed, and rename the company with the newsroom that bears its name", async () => {
    const whole = await account(true);
    whole.change({ website: "https://pine.example" });
    await whole.save();
    expect(sent().at(-1)).toEqual({
      ...{ website: "https://pine.example", profileId: writer.profileId, userId: writer.userId, revision: 1 },
    });
    whole.change({ name: "Stone & Fir" });
    await whole.save();
    expect(sent().at(-1)).toMatchObject({ name: "Stone & Fir", company: "Stone & Fir" });
    const alone = await account(false);
    alone.change({ name: "Stone & Fir" });
    await alone.save();
    expect(sent().at(-1)).not.toHaveProperty("company");
  });

  it("sent without scripts, take in what was saved meanwhile and say both versions of one field", () => {
    const before = {
      name: "Robin",
      tagline: "",
      professionalTitle: "Reporter",
      location: "Oslo",
      website: "",
    };
    const stored = {
      ...before,
      customPortfolioUrl: "",
      professionalTitle: "Theirs",
      website: "https://a.example",
    };
    const values = Object.fromEntries([
      ...Object.entries(before).map(([name, value]) => [`before.${name}`, [value]]),
      ...Object.entries({ ...before, professionalTitle: "Mine" }).map(([name, value]) => [name, [value]]),
    ]);
    expect(readSent({ code: "conflict", message: "", values }, stored)).toEqual({
      values: { ...stored, professionalTitle: "Mine" },
      fields: {
        professionalTitle: ["Somebody else saved “Theirs” here. Save again to keep yours."],
      },
    });
  });

  it("take in what was typed before their scripts were there, and no field that was not", () => {
    const shown = { name: "Robin", professionalTitle: "Reporter", location: "Oslo" };
    const typed = new FormData();
    for (const [name, value] of Object.entries({ ...shown, professionalTitle: "Editor" }))
      typed.set(name, value);
    const first = { ...shown, tagline: "", website: "", customPortfolioUrl: "" };
    expect(readEarly(typed, first)).toEqual({ professionalTitle: "Editor" });
  });
});
