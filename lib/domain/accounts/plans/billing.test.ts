import { render } from "@react-email/render";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { memberRoles } from "@/db/enums";
import { execute } from "@/lib/core/execute";
import { eraseAccount } from "@/lib/domain/accounts/accounts/commands/delete-account";
import { me } from "@/lib/domain/accounts/accounts/queries";
import { createRelease } from "@/lib/domain/newsrooms/releases/commands/save";
import { may } from "@/lib/domain/profiles/companies/rules";
import { makeJobActor } from "@/lib/platform/jobs/job-actor";
import { performJob } from "@/lib/platform/jobs/perform-job";
import { resetSettings } from "@/lib/platform/settings/settings";
import { actorOf, makeAccount, makeMember, type TestAccount } from "@/tests/factories/accounts";
import { outcomeOf, refusalOf, tally } from "@/tests/factories/outcome";
import { customerOf, deliver, payPremium, sellPlans, waitingPlanMails } from "@/tests/factories/payers";
import { sendPitchTo } from "@/tests/factories/pitches";
import type { StripeServer, SubscriptionStatus } from "@/tests/factories/stripe-server";
import { moveClock, testDatabase } from "@/tests/setup/database";
import { announceFees } from "./commands/announce-fees";
import { endBeta, findBeyondBasic } from "./commands/end-beta";
import { findPlansToReconcile, reconcilePlan, reconcilePlanJob } from "./commands/follow-provider";
import { openPortal, settleCheckout, startCheckout } from "./commands/pay";
import { forgetCustomerJob } from "./events";
import { feeMail } from "./mails/fee-mail";
import { listPlans, readPlan, readPlanMail } from "./queries";
import { FREE_PITCHES, plans } from "./rules";

const { sql } = testDatabase({ BETA: "false" });
let stripe: StripeServer;
beforeAll(async () => {
  stripe = await sellPlans();
  resetSettings();
});
afterEach(async () => {
  stripe.beforeAnswer = () => {};
  await waitingPlanMails({ clear: true });
});
afterAll(() => stripe.close());

const makeBrand = () => makeAccount({ userType: "brand", company: "Hollow Pine" });
const planOf = async ({ actor }: TestAccount) => (await execute(actor, readPlan, {})).plan;
const updated = "customer.subscription.updated";

describe("paying for the premium plan", () => {
  it("makes one customer and one page, of 20 tabs that press at once", async () => {
    const brand = await makeBrand();
    const before = stripe.customers.size;
    const opened = await Promise.all(
      Array.from({ length: 20 }, () => execute(brand.actor, startCheckout, {})),
    );
    expect(stripe.customers.size).toBe(before + 1);
    expect(new Set(opened.map(({ url }) => url)).size).toBe(1);
    const rows = await sql()`select 1 from billing_customers where company_id = ${brand.actor.companyId}`;
    expect(rows).toHaveLength(1);
  });

  it("is one customer for a company, whichever Admin pays, and one for what an account founds later", async () => {
    const brand = await makeBrand();
    const other = await makeMember(brand, "admin");
    await execute(brand.actor, startCheckout, {});
    await execute(other.actor, startCheckout, {});
    const { stripe_customer_id: id } = await customerOf(brand);
    expect(await customerOf(other)).toMatchObject({ stripe_customer_id: id });

    const single = await makeAccount({ userType: "brand" });
    await execute(single.actor, startCheckout, {});
    const alone = await customerOf(single);
    const [company] =
      await sql()`insert into companies (id, name) values (gen_random_uuid(), 'Later') returning id`;
    await sql()`insert into memberships (company_id, user_id, role) values (${company?.id}, ${single.userId}, 'admin')`;
    const founder = { ...single, actor: await actorOf(single.accessToken) };
    expect((await execute(founder.actor, openPortal, {})).url).toContain("/portal");
    await execute(founder.actor, startCheckout, {});
    expect(await customerOf(founder)).toMatchObject({
      id: alone.id,
      stripe_customer_id: alone.stripe_customer_id,
    });
  });

  it("alone goes on when the payer joins a company, and their own page stays in reach whatever their role", async () => {
    const company = await makeBrand();
    await payPremium(stripe, company);
    const single = await makeAccount({ userType: "brand" });
    const { sessionId } = await payPremium(stripe, single);
    await execute(single.actor, settleCheckout, { sessionId });
    await sql()`insert into memberships (company_id, user_id, role)
      values (${company.actor.companyId}, ${single.userId}, 'editor')`;
    const member = { ...single, actor: await actorOf(single.accessToken) };
    expect(await planOf(member)).toMatchObject({
      plan: "premium",
      mayChange: false,
      ownSubscription: { endsAt: null, pastDue: false },
    });
    const { id } = await customerOf({ ...single, actor: { ...single.actor, companyId: null } });
    expect(await outcomeOf(execute(member.actor, openPortal, {}))).toBe("forbidden");
    const asked = stripe.calls.length;
    expect((await execute(member.actor, openPortal, { own: true })).url).toContain("/portal");
    expect(stripe.calls.length).toBe(asked + 1);
    const [entry] = await sql()`select subject_id from audit_entries where operation = 'plans.portal'
      and user_id = ${single.userId}`;
    expect(entry?.subject_id).toBe(id);
    expect((await planOf(company)).ownSubscription).toBeNull();
  });

  it("settles by the page's id when the browser returns, before any event came, and once", async () => {
    const brand = await makeBrand();
    const { sessionId } = await payPremium(stripe, brand);
    expect((await planOf(brand)).plan).toBe("basic");
    const settled = await Promise.all(
      [1, 2, 3].map(() => execute(brand.actor, settleCheckout, { sessionId })),
    );
    expect(settled).toEqual([{ paid: true }, { paid: true }, { paid: true }]);
    expect(await planOf(brand)).toMatchObject({
      plan: "premium",
      subscription: { endsAt: null, pastDue: false },
    });
    expect((await execute(brand.actor, me, {})).user).toMatchObject({
      plan: "premium",
      subscriptionLevel: "premium",
    });
    expect(await waitingPlanMails()).toEqual(["started"]);
    expect(await outcomeOf(execute(brand.actor, startCheckout, {}))).toBe("conflict");
    expect((await execute(brand.actor, openPortal, {})).url).toContain("/portal");
  });

  it("is settled by nobody else's page", async () => {
    const [brand, stranger] = [await makeBrand(), await makeBrand()];
    const { sessionId } = await payPremium(stripe, brand);
    await execute(stranger.actor, startCheckout, {});
    expect(await outcomeOf(execute(stranger.actor, settleCheckout, { sessionId }))).toBe("not_found");
    expect(await outcomeOf(execute(brand.actor, settleCheckout, { sessionId: "cs_000000" }))).toBe(
      "not_found",
    );
    expect((await planOf(stranger)).plan).toBe("basic");
  });

  it.each(memberRoles)("is for whom the table of roles says: %s", async (role) => {
    const member = await makeMember(await makeBrand(), role);
    const expected = may(role, "managePlan") ? "ok" : "forbidden";
    const before = stripe.customers.size;
    expect(await outcomeOf(execute(member.actor, startCheckout, {}))).toBe(expected);
    expect(stripe.customers.size - before).toBe(expected === "ok" ? 1 : 0);
    expect((await planOf(member)).mayChange).toBe(expected === "ok");
  });

  it("is not asked of press, and not offered in the beta or without a key", async () => {
    const press = await makeAccount({ userType: "press" });
    expect(await outcomeOf(execute(press.actor, startCheckout, {}))).toBe("forbidden");
    const brand = await makeBrand();
    for (const changed of [
      { BETA: "true" },
      { STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "", STRIPE_PRICE_ID: "" },
    ]) {
      const before = { ...process.env };
      Object.assign(process.env, changed);
      resetSettings();
      expect((await execute(brand.actor, listPlans, {})).onSale).toBe(false);
      expect(await refusalOf(execute(brand.actor, startCheckout, {}))).toMatchObject({
        code: "conflict",
        message: "Plans open after the beta.",
      });
      Object.assign(process.env, before);
      resetSettings();
    }
  });
});

/** The life of a subscription: five changes at the provider, each with its event. */
const life: { type: string; status: SubscriptionStatus; cancelAtPeriodEnd?: boolean }[] = [
  { type: "customer.subscription.created", status: "incomplete" },
  { type: "invoice.paid", status: "active" },
  { type: "invoice.payment_failed", status: "past_due" },
  { type: "invoice.paid", status: "active" },
  { type: updated, status: "active", cancelAtPeriodEnd: true },
];
const ordersOf = (items: number[]): number[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((first) =>
        ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
      );

describe("events of the provider", () => {
  it("are answered 503 while the provider is away, so that they come again", async () => {
    const brand = await makeBrand();
    const { customerId } = await payPremium(stripe, brand);
    stripe.beforeAnswer = () => Promise.reject(new Error("cut"));
    const event = stripe.event("invoice.paid", customerId);
    expect(await deliver(event)).toBe(503);
    stripe.beforeAnswer = () => {};
    expect(await deliver(event)).toBe(200);
    expect((await planOf(brand)).plan).toBe("premium");
  });

  it("of all 120 orders, each doubled, end as the provider's last word has it, with each mail once", async () => {
    const brand = await makeBrand();
    const { customerId } = await payPremium(stripe, brand);
    const all = ordersOf([0, 1, 2, 3, 4]);
    expect(all).toHaveLength(120);
    // Each fifth begins with every event; the long run plays them all.
    const orders = all.filter((_, at) => process.env.TEST_LONG || at % 5 === 0);
    for (const [at, order] of orders.entries()) {
      stripe.change(customerId, { status: "incomplete", cancelAtPeriodEnd: false });
      await sql()`update billing_customers set plan = 'basic', ends_at = null, is_past_due = false`;
      // In every other order all of it has happened before the first event arrives; else one change before each.
      const hasHappened = at % 2 === 0;
      if (hasHappened)
        for (const { status, cancelAtPeriodEnd } of life)
          stripe.change(customerId, { status, cancelAtPeriodEnd });
      for (const [step, which] of order.entries()) {
        const { status, cancelAtPeriodEnd = false } = life[step]!;
        if (!hasHappened) stripe.change(customerId, { status, cancelAtPeriodEnd });
        const event = stripe.event(life[which]!.type, customerId, `evt_${at}_${which}`);
        expect(await Promise.all([deliver(event), deliver(event)])).toEqual([200, 200]);
      }
      const { plan, ends_at: endsAt, is_past_due: isPastDue } = await customerOf(brand);
      expect([order, plan, endsAt !== null, isPastDue]).toEqual([order, "premium", true, false]);
      expect([order, ...(await waitingPlanMails({ clear: true }))]).toEqual([
        order,
        ...(hasHappened ? ["started"] : ["started", "past_due", "ending"]),
      ]);
    }
    const [noted] = await sql()`select count(*)::int from billing_events where id like 'evt\\_%\\_%'`;
    expect(noted?.count).toBe(5 * orders.length);
  });

  it("that cross leave the newer reading, though the older one is written last", async () => {
    const brand = await makeBrand();
    const { customerId } = await payPremium(stripe, brand);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    stripe.beforeAnswer = (call) => {
      if (call !== "GET /v1/subscriptions") return;
      stripe.beforeAnswer = () => {};
      asked();
      return held;
    };
    const older = deliver(stripe.event("invoice.paid", customerId));
    await isAsked;
    stripe.change(customerId, { status: "canceled" });
    expect(await deliver(stripe.event("customer.subscription.deleted", customerId))).toBe(200);
    release();
    expect(await older).toBe(200);
    expect((await customerOf(brand)).plan).toBe("basic");
  });

  it("have one effect though the process is cut before the commit, and again after it", async () => {
    const brand = await makeBrand();
    const { customerId } = await payPremium(stripe, brand);
    await sql().unsafe(`
      create function cut() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create constraint trigger cut after insert on billing_events deferrable initially deferred
        for each row execute function cut()`);
    const event = stripe.event("invoice.paid", customerId);
    expect(await deliver(event)).toBe(503);
    const [noted] = await sql()`select count(*)::int from billing_events where customer_id is not null
      and id = ${JSON.parse(event.body).id}`;
    expect([noted?.count, (await customerOf(brand)).plan, await waitingPlanMails()]).toEqual([
      0,
      "basic",
      [],
    ]);
    await sql().unsafe("drop trigger cut on billing_events; drop function cut()");
    expect([await deliver(event), await deliver(event)]).toEqual([200, 200]);
    expect([(await customerOf(brand)).plan, await waitingPlanMails()]).toEqual(["premium", ["started"]]);
  });

  it("are refused without the provider's signature, and noted where they concern nobody", async () => {
    const brand = await makeBrand();
    const { customerId } = await payPremium(stripe, brand);
    const { body, signature } = stripe.event("invoice.paid", customerId, "evt_forged");
    expect(await deliver({ body: body.replace("invoice.paid", "invoice.void"), signature })).toBe(400);
    expect(await deliver({ body, signature: "" })).toBe(400);
    expect(await deliver({ body, signature: signature.replace(/t=\d+/, "t=1000000000") })).toBe(400);
    const asked = stripe.calls.length;
    expect(await deliver(stripe.event("invoice.paid", "cus_unknown", "evt_unknown"))).toBe(200);
    expect(await deliver(stripe.event("payout.paid", null, "evt_payout"))).toBe(200);
    expect(stripe.calls).toHaveLength(asked);
    const noted = await sql()`select id, customer_id from billing_events
      where id in ('evt_forged', 'evt_unknown', 'evt_payout') order by id`;
    expect([...noted]).toEqual([
      { id: "evt_payout", customer_id: null },
      { id: "evt_unknown", customer_id: null },
    ]);
    expect((await planOf(brand)).plan).toBe("basic");
  });

  it("that never came are made up for by the daily comparison", async () => {
    const brand = await makeBrand();
    await payPremium(stripe, brand);
    const { id } = await customerOf(brand);
    await execute(makeJobActor("tests"), findPlansToReconcile, {});
    const [waiting] = await sql()`select 1 from graphile_worker.jobs where key = ${`plan:${id}`}`;
    expect(waiting).toBeDefined();
    await performJob(reconcilePlanJob, { id });
    expect((await planOf(brand)).plan).toBe("premium");
    await sql()`select graphile_worker.remove_job(${`plan:${id}`})`;
    await execute(makeJobActor("tests"), findPlansToReconcile, {});
    expect(await sql()`select 1 from graphile_worker.jobs where key = ${`plan:${id}`}`).toHaveLength(0);
    await moveClock(sql(), "25 hours");
    await execute(makeJobActor("tests"), findPlansToReconcile, {});
    expect(await sql()`select 1 from graphile_worker.jobs where key = ${`plan:${id}`}`).toHaveLength(1);
    await moveClock(sql(), "0 hours");
  });
});

describe("a changed fee", () => {
  it("is mailed once to whoever pays, and applies to nobody before 30 whole days have passed", async () => {
    const [paying, other] = [await makeBrand(), await makeBrand()];
    const { sessionId } = await payPremium(stripe, paying);
    await execute(paying.actor, settleCheckout, { sessionId });
    await execute(other.actor, startCheckout, {});
    const { id: unpaid } = await customerOf(other);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const fees = [
      { from: day(10), monthlyFee: 349 },
      { from: day(90), monthlyFee: 399 },
    ];
    const run = () => execute(makeJobActor("tests"), announceFees, { fees });
    await Promise.all([run(), run()]);
    await run();
    const { id } = await customerOf(paying);
    const mails = await sql()`select j.payload ->> 'customerId' as id, j.payload ->> 'day' as day
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'plans.feeMail' order by j.id`;
    const own = mails.filter((mail) => mail.id === id);
    expect(own.map((mail) => mail.day)).toEqual([day(31), day(90)]);
    expect(mails.some((mail) => mail.id === unpaid)).toBe(false);
    const mail = feeMail({
      name: "Robin",
      day: "2027-03-01",
      monthlyFee: 349,
      appUrl: "http://localhost:3999",
    });
    const text = (await render(mail.element, { plainText: true })).replace(/\s+/g, " ");
    expect(text).toContain("From 1 March 2027 Premium costs $349 a month. Now it is $299 a month.");
  });
});

describe("what a plan holds", () => {
  it("402 leads to the upgrade, which is paid, and the sixth pitch goes out; without the plan it does not", async () => {
    const brand = await makeBrand();
    const send = async () => sendPitchTo(brand, await makeAccount({ userType: "press" }));
    for (let sent = 0; sent < FREE_PITCHES; sent++) await send();
    const refusal = await refusalOf(send());
    expect([refusal.code, refusal.details]).toEqual(["quota_exceeded", { url: "/settings/subscription" }]);
    expect((await planOf(brand)).usage.pitches).toEqual({ used: 5, limit: 5 });
    const { sessionId, customerId } = await payPremium(stripe, brand);
    await execute(brand.actor, settleCheckout, { sessionId });
    expect(await outcomeOf(send())).toBe("ok");
    expect((await planOf(brand)).usage.pitches).toEqual({ used: 6, limit: null });
    stripe.change(customerId, { status: "canceled" });
    await deliver(stripe.event("customer.subscription.deleted", customerId));
    expect(await tally([send(), send()])).toEqual({ quota_exceeded: 2 });
  });

  it("less than is used: what is over is read-only with its day, mailed, until it fits again", async () => {
    const brand = await makeBrand();
    const companyId = brand.actor.companyId;
    const { sessionId, customerId } = await payPremium(stripe, brand);
    await execute(brand.actor, settleCheckout, { sessionId });
    const members = [await makeMember(brand, "manager"), await makeMember(brand, "editor")];
    const second = await makeAccount({ userType: "brand" });
    await sql()`update profiles set company_id = ${companyId}, user_id = null where id = ${second.profileId}`;
    expect((await planOf(brand)).usage).toMatchObject({
      members: { used: 3, limit: plans.premium.members },
      newsrooms: { used: 2, limit: null },
    });
    const write = async (account: TestAccount, profileId = brand.profileId) =>
      execute(await actorOf(account.accessToken, profileId), createRelease, {
        title: "The night train returns",
        body: "<p>It runs again.</p>",
      });
    expect(await tally(members.map((member) => write(member)))).toEqual({ ok: 2 });

    stripe.change(customerId, { status: "canceled" });
    await deliver(stripe.event("customer.subscription.deleted", customerId));
    expect(await outcomeOf(write(brand))).toBe("ok");
    const day = /^Since \d+\s\w+\s\d{4}/;
    const overs = [...members.map((member) => () => write(member)), () => write(brand, second.profileId)];
    for (const over of overs) {
      const refusal = await refusalOf(over());
      expect([refusal.code, refusal.message]).toEqual(["forbidden", expect.stringMatching(day)]);
    }
    const { id } = await customerOf(brand);
    const mail = await execute(makeJobActor("tests"), readPlanMail, { customerId: id });
    expect(mail).toMatchObject({
      receivers: [{ userId: brand.userId }],
      readOnly: { members: 2, newsrooms: 1 },
    });
    expect(await waitingPlanMails()).toEqual(["started", "ended"]);
    // The moment stays the first one, however often it is read again.
    const since = () =>
      sql()`select user_id, read_only_since from memberships where company_id = ${companyId} order by 1`;
    const first = await since();
    await moveClock(sql(), "2 days");
    await execute(makeJobActor("tests"), reconcilePlan, { id });
    expect(await since()).toEqual(first);
    await moveClock(sql(), "0 days");

    stripe.change(customerId, { status: "active" });
    await deliver(stripe.event(updated, customerId));
    expect(await tally(overs.map((over) => over()))).toEqual({
      ok: 3,
    });
  });

  it("makes what is over read-only when the beta ends, with one mail to the Admins and the day in the refusal", async () => {
    const brand = await makeBrand();
    const { companyId } = brand.actor;
    const member = await makeMember(brand, "manager");
    const write = async (account: TestAccount) =>
      execute(await actorOf(account.accessToken, brand.profileId), createRelease, {
        title: "The night train returns",
        body: "<p>It runs again.</p>",
      });
    const end = () => execute(makeJobActor("tests"), endBeta, { companyId: companyId ?? "" });
    expect(await outcomeOf(write(member))).toBe("ok");
    const before = (await waitingPlanMails()).length;
    expect(await tally(Array.from({ length: 20 }, end))).toEqual({ ok: 20 });
    expect((await waitingPlanMails()).slice(before)).toEqual(["beta_ended"]);
    expect((await refusalOf(write(member))).message).toMatch(/^Since \d+\s\w+\s\d{4}/);
    expect(await outcomeOf(write(brand))).toBe("ok");
    const facts = await execute(makeJobActor("tests"), readPlanMail, { companyId: companyId ?? "" });
    expect(facts).toMatchObject({
      receivers: [{ userId: brand.userId }],
      readOnly: { members: 1, newsrooms: 0 },
    });
    expect(await end()).toEqual({ isMarked: false });
  });

  it("gives a place back that became free without a command, once, and finds nothing afterwards", async () => {
    const brand = await makeBrand();
    const companyId = brand.actor.companyId ?? "";
    const member = await makeMember(brand, "manager");
    const find = async () => {
      await execute(makeJobActor("tests"), findBeyondBasic, {});
      const key = `end-beta:${companyId}`;
      const found = await sql()`delete from graphile_worker._private_jobs where key = ${key} returning 1`;
      return found.length;
    };
    const marked = () => sql()`select user_id from memberships
      where company_id = ${companyId} and read_only_since is not null`;
    expect(await find()).toBe(1);
    await execute(makeJobActor("tests"), endBeta, { companyId });
    expect(await marked()).toEqual([{ user_id: member.userId }]);
    expect(await find()).toBe(0);
    await sql()`update memberships set role = 'admin' where user_id = ${member.userId}`;
    await sql()`delete from memberships where user_id = ${brand.userId}`;
    expect(await find()).toBe(1);
    await execute(makeJobActor("tests"), endBeta, { companyId });
    expect(await marked()).toEqual([]);
    expect(await find()).toBe(0);
  });

  it("ends with the account that is erased: the provider forgets the customer", async () => {
    const brand = await makeBrand();
    const { customerId } = await payPremium(stripe, brand);
    expect(stripe.customers.has(customerId)).toBe(true);
    await sql()`update users set deleted_at = app_now() - interval '25 hours' where id = ${brand.userId}`;
    await execute(makeJobActor("tests"), eraseAccount, { userId: brand.userId });
    const [job] = await sql()`select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'plans.forgetCustomer'`;
    await performJob(forgetCustomerJob, job?.payload);
    expect(stripe.customers.has(customerId)).toBe(false);
    await performJob(forgetCustomerJob, job?.payload);
    const left = await sql()`select 1 from billing_customers where stripe_customer_id = ${customerId}`;
    expect(left).toHaveLength(0);
  });
});
