import { Parser } from "htmlparser2";

/**
 * Counterparts by hand show what a page or an answer of ours would cost an engineer who wrote it directly on
 * Next and postgres.js. They are files of the bare app.
 */

const SESSION = `select s.id, s.user_id, u.user_type, p.id as profile_id, m.company_id, m.role from sessions s
  join users u on u.id = s.user_id and u.deleted_at is null join profiles p on p.user_id = u.id
  left join memberships m on m.user_id = u.id
  where s.id = $1 and s.revoked_at is null and s.expires_at > app_now()`;
const ACCOUNT = `select u.id, u.email, u.name, u.user_type, u.subscription_level, u.weekly_digest, p.id as profile_id, p.slug,
  p.name as profile_name, p.avatar_key, p.visible, c.id as company_id, c.name as company_name from users u
  join profiles p on p.user_id = u.id left join memberships m on m.user_id = u.id
  left join companies c on c.id = m.company_id where u.id = $1`;
const DRAFTS = `select id, profile_id, title, who, what, "where", "when", why, perks, is_active, sent_count, accepted_count,
  newsworthiness, created_at, updated_at from pitch_drafts where user_id = $1 order by id desc limit 21`;
const CANDIDATES = `select p.id, p.slug, p.kind, p.name, p.title, p.about, p.location_text, p.topic_ids, p.reach, p.publications,
  p.platforms, p.latitude, p.longitude, p.perks_offered, p.perks_preferred from profiles p
  where p.listed and p.kind in ('press', 'source') and p.user_id is distinct from $1
  and not exists (select from decisions d where d.target_id = p.id and d.hides and d.profile_id = $2)`;
const COUNTS = `select (select count(*)::int from matches where profile_a = $1 or profile_b = $1) as matches,
  (select count(*)::int from pitches where sender_profile_id = $1 or recipient_profile_id = $1) as pitches,
  (select coalesce(sum(unread_count), 0)::int from conversation_members where profile_id = $1) as unread`;
const NOTIFICATIONS = "select * from notifications where user_id = $1 order by id desc limit 21";
const PITCHES = "select * from pitches where recipient_profile_id = $1 order by id desc limit 21";
const CONVERSATIONS = `select c.*, m.unread_count from conversation_members m join conversations c on c.id = m.conversation_id
  where m.profile_id = $1 order by m.active_at desc limit 51`;
const DIRECTORY = `select id, slug, kind, name, title, about, location_text, topic_ids, reach, follower_count, avatar_key
  from profiles where listed and kind = 'press' and topic_tree && array['tech']::text[] order by id limit 25`;
const DIRECTORY_COUNT = `select count(*)::int from profiles where listed and kind = 'press'
  and topic_tree && array['tech']::text[]`;

type Reads = { user?: string[]; profile?: string[]; nobody?: string[]; both?: string[] };

/** The statements of a page after its session's; each gets the user, the profile or both. */
const pageReads: Record<string, Reads> = {
  dashboard: { user: [ACCOUNT, NOTIFICATIONS], profile: [COUNTS] },
  matching: { user: [ACCOUNT, NOTIFICATIONS, DRAFTS], profile: [COUNTS], both: [CANDIDATES] },
  inbox: { user: [ACCOUNT, NOTIFICATIONS], profile: [COUNTS, PITCHES, CONVERSATIONS] },
  directory: { nobody: [DIRECTORY, DIRECTORY_COUNT] },
};

const apiRoute = (statement: string, parameters: string) => `
import { read, session } from "../../../reads.js";
export const dynamic = "force-dynamic";
export async function GET(request) {
  const { user_id: user, profile_id: profile } = await session(request.headers);
  const rows = await read(${JSON.stringify(statement)}, ${parameters});
  return new Response(JSON.stringify({ success: true, data: { rows: rows.slice(0, 20) } }), {
    headers: { "content-type": "application/json" },
  });
}`;

export const counterpartFiles: Record<string, string> = {
  "next.config.js": 'export default { serverExternalPackages: ["postgres"], poweredByHeader: false };',
  "reads.js": `
import postgres from "postgres";
const sql = globalThis.benchSql ??= postgres(process.env.BENCH_DATABASE_URL, { max: 10, onnotice() {} });
export const read = (statement, parameters) => sql.unsafe(statement, parameters, { prepare: true });
export async function session(headers) {
  const [row] = await read(${JSON.stringify(SESSION)}, [headers.get("x-session")]);
  return row;
}`,
  "app/api/me/route.js": apiRoute(ACCOUNT, "[user]"),
  "app/api/drafts/route.js": apiRoute(DRAFTS, "[user]"),
  "app/api/suggestions/route.js": apiRoute(CANDIDATES, "[user, profile]"),
  "app/page/[name]/page.js": `
import { readFileSync } from "node:fs";
import { headers } from "next/headers";
import { createElement } from "react";
import { read, session } from "../../../reads.js";
export const dynamic = "force-dynamic";
const pages = ${JSON.stringify(pageReads)};
const trees = new Map();
const treeOf = (name) => {
  if (!trees.has(name)) trees.set(name, JSON.parse(readFileSync(process.env.BENCH_TREES + "/" + name + ".json", "utf8")));
  return trees.get(name);
};
const render = (node, key) => typeof node === "string" ? node
  : createElement(node[0], { ...node[1], key }, ...(node[2].length > 0 ? [node[2].map(render)] : []));
export default async function Page({ params }) {
  const { name } = await params;
  const { user = [], profile = [], nobody = [], both = [] } = pages[name];
  const who = nobody.length > 0 ? {} : await session(await headers());
  await Promise.all([
    ...user.map((statement) => read(statement, [who.user_id])),
    ...profile.map((statement) => read(statement, [who.profile_id])),
    ...both.map((statement) => read(statement, [who.user_id, who.profile_id])),
    ...nobody.map((statement) => read(statement, [])),
  ]);
  return treeOf(name).map(render);
}`,
};

export type Tree = string | [tag: string, attributes: Record<string, string>, children: Tree[]];

const LEFT_OUT = new Set(["script", "style", "template", "head", "noscript"]);
/** React takes these attributes in another form; here they only have to take as many bytes. */
const RENAMED: Record<string, string> = { style: "data-css", class: "className", value: "data-value" };

/** The elements of a page's body, for the counterpart to render: the same markup by the same framework. */
export function bodyTree(html: string): Tree[] {
  const root: Tree[] = [];
  const stack = [root];
  let leftOut = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (LEFT_OUT.has(name) || leftOut > 0) {
        leftOut++;
        return;
      }
      if (name === "html" || name === "body") return;
      const given = Object.entries(attributes).map(([key, value]) => [RENAMED[key] ?? key, value]);
      const children: Tree[] = [];
      // React takes a textarea's text as a property.
      stack.at(-1)?.push([name === "textarea" ? "div" : name, Object.fromEntries(given), children]);
      stack.push(children);
    },
    ontext(text) {
      if (leftOut === 0) stack.at(-1)?.push(text);
    },
    onclosetag(name) {
      if (leftOut > 0) leftOut--;
      else if (name !== "html" && name !== "body") stack.pop();
    },
  });
  parser.end(html);
  return root;
}
