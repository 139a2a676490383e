import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { execute, transact } from "@/lib/core/execute";
import { eraseAccountRows } from "@/lib/domain/accounts/accounts/erase";
import { updateProfile } from "@/lib/domain/profiles/profiles/commands/update";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { setTxtResolver } from "@/lib/platform/safe-fetch/txt-records";
import { anonymous, makeAccount, type TestAccount } from "@/tests/factories/accounts";
import {
  acceptOutlet,
  authorPage,
  nameOf,
  newsOf,
  profilePage,
  readMarks,
  submit,
  testSites,
} from "@/tests/factories/evidence";
import { outcomeOf, refusalOf } from "@/tests/factories/outcome";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { decideAppeal } from "./commands/decide-appeal";
import { checkSite, checkSiteJob, findSitesToCheckJob, startSiteProof } from "./commands/site";
import { appealEvidence, removeSubmission, submitEvidence } from "./commands/submissions";
import { verificationMailJob } from "./events";
import { listAppeals } from "./queries";
import { dnsRecordOf, metaTagOf, SITE_GRACE_DAYS } from "./rules";

const database = testDatabase();
const DAY_MS = 86_400_000;
/** The test accounts have addresses at the first domain and none at the second. */
const OUTLET = "northwind-post.com";
const OTHER = "harbour-review.org";

const { pages, at, clear } = testSites([OUTLET, OTHER, "hollow-pine.com", "other-pine.com"]);

beforeEach(() => {
  setTxtResolver(async () => []);
});
afterEach(async () => {
  setTxtResolver(null);
  await moveClock(database.sql(), "0");
});
const isStale = async ({ profileId }: TestAccount) =>
  (await database.sql()`select version from cache_tags where tag = ${`profile:${profileId}`}`)[0]?.version;
async function makeAppeal(account: TestAccount) {
  const { id } = await submit(account, { kind: "author_page", url: at(OTHER, `authors/${account.slug}`) });
  await execute(account.actor, appealEvidence, { id, reason: "The page cannot carry a link." });
  return id;
}

describe("evidence that a journalist submits", () => {
  it("counts once the page links to the profile at an accepted outlet, and shows what is missing", async () => {
    await acceptOutlet(at(OTHER, "authors/somebody"));
    const press = await makeAccount();
    const before = await readMarks(press);
    expect(before.pressePass).toMatchObject({ tier: null, points: 0, next: { tier: "bronze", points: 20 } });
    expect(before.pressePass?.missing[0]).toBe("Confirm an e-mail address at an accepted outlet: 40 points");
    const versionBefore = await isStale(press);

    pages["/authors/robin"] = authorPage(await nameOf(press), profilePage(press));
    const url = at(OTHER, "authors/robin");
    expect(await submit(press, { kind: "AUTHOR_PAGE", url })).toMatchObject({
      ...{ status: "ACCEPTED", finding: "Checked and accepted." },
    });
    const after = await readMarks(press);
    expect(after).toMatchObject({ verified: true, pressePass: { tier: "bronze", points: 30 } });
    expect(after.evidence).toMatchObject([{ kind: "AUTHOR_PAGE", url, automatic: true }]);
    expect(await isStale(press)).not.toBe(versionBefore);
    expect(await newsOf(press)).toEqual(["accepted"]);
  });

  it("is refused with what is missing", async () => {
    const press = await makeAccount();
    const url = at("delta-review.org", "authors/robin");
    expect((await submit(press, { kind: "author_page", url })).finding).toBe("We could not read this page.");
    const linked = at(OTHER, "authors/a");
    pages["/authors/a"] = `<title>${await nameOf(press)}</title><p>No link.</p>`;
    expect((await submit(press, { kind: "author_page", url: linked })).finding).toMatch(
      /^This page has no link/,
    );
    const elsewhere = await submit(press, { kind: "outlet_email", url: at(OTHER) });
    expect(elsewhere).toMatchObject({
      status: "REFUSED",
      finding: "Your e-mail address is not at this outlet's domain.",
    });
    expect(await readMarks(press)).toMatchObject({
      verified: false,
      evidence: [],
      pressePass: { points: 0 },
    });
    expect(await newsOf(press)).toEqual(["refused", "refused", "refused"]);
  });

  it("is not proven by somebody else's page, nor by a link that readers could write", async () => {
    await acceptOutlet(at(OTHER, "authors/somebody"));
    const press = await makeAccount();
    pages["/authors/famous"] = `<title>Somebody Famous</title><a href="${profilePage(press)}">Hello</a>`;
    pages["/authors/comments"] =
      `<title>${await nameOf(press)}</title><a rel="nofollow ugc" href="${profilePage(press)}">Hello</a>`;
    // The owner typed this website in and never proved it.
    await execute(press.actor, updateProfile, { website: "https://somebody-famous.com" });
    pages["/authors/website"] = authorPage(await nameOf(press), "https://somebody-famous.com");
    for (const page of ["famous", "comments", "website"]) {
      const { finding } = await submit(press, { kind: "author_page", url: at(OTHER, `authors/${page}`) });
      expect(finding).toMatch(/^This page has no link/);
    }
  });

  it("counts a byline by the page's own author and date, and only beside a proof of the outlet", async () => {
    await acceptOutlet(at(OTHER, "authors/somebody"));
    const press = await makeAccount();
    const day = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
    const piece = async (published: string) =>
      `<meta name="author" content="By Ada Birch and ${await nameOf(press)}">
       <meta property="article:published_time" content="${published}">`;
    pages["/rain"] = await piece(day(10));
    pages["/snow"] = await piece(day(20));
    pages["/old"] = await piece(day(400));
    pages["/other"] =
      `<meta name="author" content="Ada Birch"><meta property="article:published_time" content="${day(3)}">`;
    pages["/undated"] = `<meta name="author" content="${await nameOf(press)}">`;
    const byline = (path: string) =>
      submit(press, { kind: "byline", url: at(OTHER, path), publishedOn: "2020-01-01" });
    expect((await byline("rain")).finding).toMatch(/^Nothing shows yet that you write for this outlet/);

    pages["/authors/robin"] = authorPage(await nameOf(press), profilePage(press));
    await submit(press, { kind: "author_page", url: at(OTHER, "authors/robin") });
    expect(await byline("snow")).toMatchObject({
      status: "ACCEPTED",
      occurredAt: expect.stringContaining(day(20).slice(0, 10)),
    });
    expect((await byline("old")).finding).toBe("This piece is older than 12 months.");
    expect((await byline("other")).finding).toBe("This page does not name you as its author.");
    expect((await byline("undated")).finding).toBe("This page does not say when it was published.");
    expect((await readMarks(press)).pressePass?.points).toBe(34);
  });

  it("counts one piece once, by the address that the page gives itself", async () => {
    await acceptOutlet(at(OUTLET, "authors/somebody"));
    const press = await makeAccount();
    const published = new Date(Date.now() - DAY_MS).toISOString();
    const piece = `<link rel="canonical" href="/rain"><meta name="author" content="${await nameOf(press)}">
      <meta property="article:published_time" content="${published}">`;
    await submit(press, { kind: "outlet_email", url: at(OUTLET) });
    for (const path of ["rain", "story-1", "story-2"]) {
      pages[`/${path}`] = piece;
      await submit(press, { kind: "byline", url: at(OUTLET, path), publishedOn: "2026-10-02" });
    }
    const { pressePass, evidence } = await readMarks(press);
    expect(pressePass?.points).toBe(44);
    expect(new Set(evidence.filter(({ kind }) => kind === "BYLINE").map(({ url }) => url))).toEqual(
      new Set([at(OUTLET, "rain")]),
    );
  });

  it("can be taken back: the marks follow", async () => {
    await acceptOutlet(at(OUTLET, "authors/somebody"));
    const press = await makeAccount();
    const { id } = await submit(press, { kind: "outlet_email", url: at(OUTLET) });
    expect((await readMarks(press)).pressePass?.tier).toBe("bronze");
    const stranger = await makeAccount();
    expect(await outcomeOf(execute(stranger.actor, removeSubmission, { id }))).toBe("not_found");
    await execute(press.actor, removeSubmission, { id });
    expect(await readMarks(press)).toMatchObject({
      verified: false,
      submissions: [],
      pressePass: { tier: null },
    });
  });

  it("is refused before the check where it cannot be evidence, or was submitted before", async () => {
    const [press, brand] = [await makeAccount(), await makeAccount({ userType: "brand" })];
    const page = { kind: "author_page", outlet: "An outlet", url: at(OTHER, "authors/x") };
    const fieldsOf = async (who: TestAccount, input: object) =>
      Object.keys((await refusalOf(execute(who.actor, submitEvidence, { ...page, ...input }))).fields ?? {});
    expect(await fieldsOf(brand, {})).toEqual(["kind"]);
    expect(await fieldsOf(press, { kind: "dns_or_meta" })).toEqual(["kind"]);
    expect(await fieldsOf(press, { url: "harbour" })).toEqual(["url"]);
    expect(await fieldsOf(press, { kind: "byline" })).toEqual(["publishedOn"]);
    await execute(press.actor, submitEvidence, page);
    expect(await outcomeOf(execute(press.actor, submitEvidence, page))).toBe("conflict");
  });
});

describe("an appeal", () => {
  it("waits in the staff's list and, approved, counts with the reviewer's name", async () => {
    const [press, reviewer] = [await makeAccount(), await makeAccount({ staff: true, name: "Ada Brandt" })];
    const id = await makeAppeal(press);
    const { appeals } = await execute(reviewer.actor, listAppeals, { limit: 100 });
    expect(appeals.find((one) => one.id === id)).toMatchObject({
      ...{ appeal: "The page cannot carry a link.", email: press.email, profile: { id: press.profileId } },
    });
    await execute(reviewer.actor, decideAppeal, {
      id,
      decision: "approve",
      reason: "The masthead names them.",
    });
    const { verified, submissions, evidence } = await readMarks(press);
    expect({ verified, automatic: evidence[0]?.automatic }).toEqual({ verified: true, automatic: false });
    expect(submissions[0]).toMatchObject({ status: "ACCEPTED", reviewReason: "The masthead names them." });
    expect(await newsOf(press)).toEqual(["refused", "approved"]);
    const [entry] = await database.sql()`select user_id from audit_entries where subject_id = ${id}
      and operation = 'evidence.decideAppeal'`;
    expect(entry?.user_id).toBe(reviewer.userId);
    const mails = await database.sql()`select payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'evidence.mail'
      and payload->>'userId' = ${press.userId}`;
    expect(mails).toHaveLength(1);
    await performJob(verificationMailJob, mails[0]?.payload);
  });

  it("declined, counts nothing and cannot be appealed again", async () => {
    const [press, reviewer] = [await makeAccount(), await makeAccount({ staff: true })];
    const id = await makeAppeal(press);
    await execute(reviewer.actor, decideAppeal, { id, decision: "decline", reason: "Not this person." });
    expect(await readMarks(press)).toMatchObject({ verified: false, submissions: [{ status: "DECLINED" }] });
    expect(await outcomeOf(execute(press.actor, appealEvidence, { id, reason: "Again" }))).toBe("conflict");
    expect(
      (await execute(reviewer.actor, listAppeals, { limit: 100 })).appeals.map((one) => one.id),
    ).not.toContain(id);
  });

  it("does not exist for anybody but staff, who never decide about themselves", async () => {
    const [press, reviewer] = [await makeAccount(), await makeAccount({ staff: true })];
    const decision = { decision: "approve", reason: "Mine." };
    const id = await makeAppeal(press);
    expect(await outcomeOf(execute(press.actor, decideAppeal, { id, ...decision }))).toBe("not_found");
    expect(await outcomeOf(execute(press.actor, listAppeals, {}))).toBe("not_found");
    expect(await outcomeOf(execute(anonymous(), listAppeals, {}))).toBe("unauthenticated");
    const own = await makeAppeal(reviewer);
    expect(await outcomeOf(execute(reviewer.actor, decideAppeal, { id: own, ...decision }))).toBe(
      "forbidden",
    );
    const { id: refused } = await submit(press, { kind: "outlet_email", url: at("delta-review.org") });
    expect(await outcomeOf(execute(reviewer.actor, decideAppeal, { id: refused, ...decision }))).toBe(
      "not_found",
    );
  });

  it("is decided once, when twenty decisions meet", async () => {
    const [press, one, other] = [
      await makeAccount(),
      await makeAccount({ staff: true }),
      await makeAccount({ staff: true }),
    ];
    const id = await makeAppeal(press);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        outcomeOf(
          execute((n % 2 ? one : other).actor, decideAppeal, {
            ...{ id, reason: `Number ${n}`, decision: n % 3 ? "approve" : "decline" },
          }),
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual([...Array(19).fill("conflict"), "ok"]);
    expect(await newsOf(press)).toHaveLength(2);
    expect((await readMarks(press)).evidence.length).toBeLessThanOrEqual(1);
  });

  it("leaves the list with its account, and is erased with it", async () => {
    const [press, reviewer] = [await makeAccount(), await makeAccount({ staff: true })];
    const id = await makeAppeal(press);
    const listed = async () =>
      (await execute(reviewer.actor, listAppeals, { limit: 100 })).appeals.some((one) => one.id === id);
    expect(await listed()).toBe(true);
    await database.sql()`update users set deleted_at = app_now() where id = ${press.userId}`;
    expect(await listed()).toBe(false);
    await transact((tx, effects) => eraseAccountRows(tx, effects, { id: press.userId, email: press.email }));
    expect(await database.sql()`select 1 from evidence_submissions where id = ${id}`).toHaveLength(0);
  });

  it("is listed by cursor, the oldest first", async () => {
    const reviewer = await makeAccount({ staff: true });
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push(await makeAppeal(await makeAccount()));
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await execute(reviewer.actor, listAppeals, { limit: 2, cursor });
      seen.push(...page.appeals.map(({ id }) => id));
      cursor = page.pagination.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.filter((id) => ids.includes(id))).toEqual(ids);
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe("the proof of a website", () => {
  async function makeBrand(website = at("hollow-pine.com")) {
    const brand = await makeAccount({ userType: "brand" });
    await execute(brand.actor, updateProfile, { website });
    const { siteProof } = await execute(brand.actor, startSiteProof, {});
    return { brand, token: siteProof.dnsRecord.replace(/^.*=/, "") };
  }
  const look = async ({ actor, profileId }: TestAccount) => {
    await execute(actor, checkSite, {});
    await performJob(checkSiteJob, { profileId, asked: true });
  };
  const nightly = async ({ profileId }: TestAccount, clock: string) => {
    await moveClock(database.sql(), clock);
    await performJob(findSitesToCheckJob, {});
    const [waiting] = await database.sql()`select payload from graphile_worker._private_jobs
      where key = ${`site:${profileId}`}`;
    expect(waiting?.payload).toMatchObject({ profileId });
    await performJob(checkSiteJob, { profileId, asked: false });
  };

  it("is found in DNS, at the host or its domain", async () => {
    const { brand, token } = await makeBrand("https://www.hollow-pine.com");
    await look(brand);
    expect(await readMarks(brand)).toMatchObject({ verified: false, siteProof: { proven: false } });
    const asked: string[] = [];
    setTxtResolver(async (name) => {
      asked.push(name);
      return name === "hollow-pine.com" ? ["v=spf1 -all", dnsRecordOf(token)] : [];
    });
    await look(brand);
    expect(asked).toEqual(["www.hollow-pine.com", "hollow-pine.com"]);
    expect(await readMarks(brand)).toMatchObject({ verified: true, siteProof: { proven: true, way: "DNS" } });
    expect(await newsOf(brand)).toEqual(["site_not_found", "site_proven"]);
  });

  it("is found in a meta tag, beside others' tokens", async () => {
    const { brand, token } = await makeBrand();
    pages["/"] = `${metaTagOf("somebody-else")}${metaTagOf(token)}`;
    await look(brand);
    expect(await readMarks(brand)).toMatchObject({
      verified: true,
      siteProof: { proven: true, way: "META" },
    });
  });

  it("has a token of its own for each profile, and for each site", async () => {
    const [one, other] = [await makeBrand(), await makeBrand()];
    expect(one.token).not.toBe(other.token);
    pages["/"] = metaTagOf(one.token);
    await look(other.brand);
    expect((await readMarks(other.brand)).verified).toBe(false);
    await look(one.brand);
    expect((await readMarks(one.brand)).verified).toBe(true);

    await execute(one.brand.actor, updateProfile, { website: at("other-pine.com") });
    expect(await readMarks(one.brand)).toMatchObject({ verified: false, siteProof: null });
    const { siteProof } = await execute(one.brand.actor, startSiteProof, {});
    expect(siteProof).toMatchObject({ proven: false, origin: at("other-pine.com").replace(/\/$/, "") });
    expect(siteProof.dnsRecord).not.toContain(one.token);
  });

  it("is lost when it is gone for a week, with a notification at its beginning and end", async () => {
    const { brand, token } = await makeBrand();
    pages["/"] = metaTagOf(token);
    await look(brand);
    clear();
    await nightly(brand, "25 hours");
    const missing = await readMarks(brand);
    expect(missing).toMatchObject({ verified: true, siteProof: { proven: true } });
    expect(missing.siteProof?.lostAt).not.toBeNull();
    await nightly(brand, "50 hours");
    expect(await newsOf(brand)).toEqual(["site_proven", "site_missing"]);
    await nightly(brand, `${SITE_GRACE_DAYS + 2} days`);
    expect(await readMarks(brand)).toMatchObject({
      verified: false,
      siteProof: { proven: false, way: null },
    });
    expect(await newsOf(brand)).toEqual(["site_proven", "site_missing", "site_lost"]);
  });

  it("stays when it is back within the week", async () => {
    const { brand, token } = await makeBrand();
    pages["/"] = metaTagOf(token);
    await look(brand);
    clear();
    await nightly(brand, "25 hours");
    pages["/"] = metaTagOf(token);
    await nightly(brand, "50 hours");
    await nightly(brand, `${SITE_GRACE_DAYS + 3} days`);
    expect(await readMarks(brand)).toMatchObject({
      verified: true,
      siteProof: { proven: true, lostAt: null },
    });
  });

  it("needs a website of one's own", async () => {
    const brand = await makeAccount({ userType: "brand" });
    expect((await refusalOf(execute(brand.actor, startSiteProof, {}))).fields).toHaveProperty("website");
    await execute(brand.actor, updateProfile, { website: "https://gmail.com" });
    expect((await refusalOf(execute(brand.actor, startSiteProof, {}))).fields).toHaveProperty("website");
    expect(await outcomeOf(execute(brand.actor, checkSite, {}))).toBe("conflict");
  });
});
