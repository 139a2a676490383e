import { describe, expect, it } from "vitest";
import { execute, transact } from "@/lib/core/execute";
import { register } from "@/lib/domain/accounts/accounts/commands/register";
import { refreshMarks } from "@/lib/domain/profiles/evidence/commands/refresh-marks";
import { recordReview } from "@/lib/domain/profiles/evidence/store";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { anonymous, makeAccount, PASSWORD, uniqueEmail } from "@/tests/factories/accounts";
import { refusalOf } from "@/tests/factories/outcome";
import { testDatabase } from "@/tests/setup/database";
import { setupProfile, updateProfile } from "./commands/update";
import { claimsVerified, LOOKS_LIKE } from "./names";

const database = testDatabase();

async function makeVerified(name: string) {
  const account = await makeAccount({ name });
  await transact((tx, effects) =>
    recordReview(tx, effects, account.profileId, {
      ...{ kind: "outlet_email", outlet: "Northwind Post", reviewedBy: "Ada Brandt" },
      url: "https://www.northwind-post.com/",
    }),
  );
  return account;
}

const signUp = (name: string, more: object = {}) =>
  execute(anonymous(), register, {
    ...{ email: uniqueEmail(), password: PASSWORD, name, userType: "press", agreeToTerms: true as const },
    ...more,
  });

describe("a name or title that claims to be verified", () => {
  it.each([
    "Bea Lund (verified)",
    "VERIFIED | Bea Lund",
    "Vеrifiеd Press",
    "Ｖｅｒｉｆｉｅｄ",
    "Ver\u200bified",
    "Bea Lund ✓",
    "Bea Lund ✅",
    "Journaliste vérifiée",
    "Verifizierter Journalist",
    "Periodista verificado",
    "Giornalista verificata",
    "Geverifieerd",
    "Zweryfikowany",
    "Верифицирован",
    "已认证记者",
    "認証済み",
  ])("%s does", (text) => {
    expect(claimsVerified(text)).toBe(true);
  });

  it.each([
    "Unverified Records",
    "Fact verifier",
    "Verificatore",
    "Verena Field",
    "Vera Fiedler",
    "Editor, Verity",
  ])("%s does not", (text) => {
    expect(claimsVerified(text)).toBe(false);
  });

  it("is refused beside its field, wherever it is written", async () => {
    const { actor } = await makeAccount();
    const at = (call: Promise<unknown>) => refusalOf(call).then(({ fields }) => fields);
    expect(await at(signUp("Bea Lund ✓"))).toEqual({
      name: ["Name can't say that it is verified: that mark is given after a review"],
    });
    expect(await at(signUp("Bea Lund", { userType: "brand", company: "Verified Pine" }))).toHaveProperty(
      "company",
    );
    expect(
      await at(execute(actor, updateProfile, { professionalTitle: "Verified reporter" })),
    ).toHaveProperty("professionalTitle");
    const setup = { name: "Verified Lund", professionalTitle: "Reporter", location: "Oslo, Norway" };
    expect(await at(execute(actor, setupProfile, setup))).toHaveProperty("name");
  });
});

describe("a name that looks like a verified one", () => {
  it("is refused at sign-up and at a change, and taken where it is the same name, or its own", async () => {
    const verified = await makeVerified("Paloma Viteri");
    const other = await makeAccount();
    const fake = "Раlomа Viteri";
    const problem = { fields: { name: [LOOKS_LIKE] } };
    expect(await refusalOf(signUp(fake))).toMatchObject(problem);
    expect(await refusalOf(execute(other.actor, updateProfile, { name: fake }))).toMatchObject(problem);
    const asCompany = signUp("Bea Lund", { userType: "brand", company: "PaIoma Viteri" });
    expect(await refusalOf(asCompany)).toMatchObject({ fields: { company: [LOOKS_LIKE] } });
    expect((await signUp("Paloma Viteri")).user.profile.name).toBe("Paloma Viteri");
    const { profile } = await execute(verified.actor, updateProfile, { name: fake });
    expect(profile.name).toBe(fake);
  });

  it("is refused for a company that is renamed, also beside another name for its newsroom", async () => {
    await makeVerified("Solveig Tangen");
    const brand = await makeAccount({ userType: "brand", company: "Hollow Pine" });
    const problem = { fields: { company: [LOOKS_LIKE] } };
    const company = "Sоlveig Tаngen";
    expect(await refusalOf(execute(brand.actor, updateProfile, { company }))).toMatchObject(problem);
    const both = { company, name: "Hollow Pine" };
    expect(await refusalOf(execute(brand.actor, updateProfile, both))).toMatchObject(problem);
  });

  it("is taken while the other is not verified", async () => {
    await makeAccount({ name: "Ilmari Koskela" });
    expect((await signUp("IImari KoskeIa")).user.profile.name).toBe("IImari KoskeIa");
  });

  it("is found for those who were verified before there was a key", async () => {
    const verified = await makeVerified("Oriel Basset");
    await database.sql()`update profiles set name_key = null where id = ${verified.profileId}`;
    await execute(makeJobActor("evidence.refreshMarks"), refreshMarks, {});
    const jobs =
      await database.sql()`select key from graphile_worker.jobs where key = ${`marks:${verified.profileId}`}`;
    expect(jobs).toHaveLength(1);
  });
});
