import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listFiles } from "./surfaces";

/**
 * Patterns that the product's files may not hold, with a line that breaks each. dependencies.test.ts has the
 * rules about imports.
 */
type Rule = {
  name: string;
  pattern: RegExp;
  /** Files in which the pattern is allowed, each for a reason. */
  allowed: RegExp[];
  planted: string[];
  /** The rule is for these files alone. */
  within?: RegExp;
};

const rules: Rule[] = [
  {
    name: "the environment is read by settings alone",
    pattern: /\bprocess\s*(\?\.|\.)\s*env\b|\bprocess\s*\[|\benv\b[^;]*\bfrom\s+["'](node:)?process["']/,
    // These files run before settings exist (the log's level, the build's folder, Next's phases), next-auth
    // reads its address from the environment, and a child process inherits its parent's.
    allowed: [
      ...[
        /^lib\/platform\/settings\/settings\.ts$/,
        /^lib\/platform\/log\.ts$/,
        /^lib\/platform\/security\/csp\.ts$/,
      ],
      ...[/^lib\/platform\/page-delivery\/prepare-page\.ts$/, /^lib\/transport\/next-auth\.ts$/],
      ...[/^lib\/server\/app-server\.ts$/, /^lib\/server\/picture-process\.ts$/],
      ...[/^instrumentation\.ts$/, /^next\.config\.ts$/],
    ],
    planted: [
      'const secret = process.env.SECRET ?? "";',
      "const { env } = process; process\n  .env.X",
      'process["env"].SECRET',
      'import { env } from "node:process";',
    ],
  },
  {
    name: "markup is never set as text",
    pattern: /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|\bsrcDoc\b/,
    // The demo's mailbox and the settings show a mail in a frame without scripts or origin; a release's text is cleaned when
    // it is saved; a data block is JSON that cannot end its element.
    allowed: [
      /^app\/dev\/mailbox\/\[id\]\/page\.tsx$/,
      /^app\/\(app\)\/settings\/notifications\/preview\/page\.tsx$/,
      /^components\/newsrooms\/releases\/release-story\.tsx$/,
      /^components\/newsrooms\/releases\/json-ld\.tsx$/,
    ],
    planted: ["<p dangerouslySetInnerHTML={{ __html: text }} />", "node.innerHTML = text;"],
  },
  {
    name: "what people wrote is quoted within our sentences in its own direction (28, A2)",
    pattern: /“\$\{/,
    // Quotes of an asset and a file's own text stand alone, and a label of ours is no one's text.
    allowed: [
      ...[/^lib\/utils\/quoted\.ts$/, /^lib\/domain\/vocabulary\/provenance\/provenance\.ts$/],
      ...[/^components\/newsrooms\/assets\/(editor\/asset-preview|zip-files|quote-figure)\.tsx?$/],
      /^components\/messaging\/chat\/message-menu\.tsx$/,
    ],
    planted: ["`“$".concat("{tag}” is a topic`")],
  },
  {
    name: "which types run a newsroom is asked of the vocabulary",
    pattern: /["'](?:brand|source)["']\s*(?:\|\||&&)\s*[\w.?]+\s*[!=]==\s*["'](?:brand|source)["']/i,
    allowed: [],
    planted: ['kind === "brand" || kind === "source"', 'a.userType !== "SOURCE" && a.userType !== "BRAND"'],
  },
  {
    name: "a button that deletes names what it deletes, beside others that do (C2)",
    pattern: /(?<!=)(?:\/>|[\w"`}]>|\n\s*>)\s*(?:Delete|Remove)\s*<\/(?:Button|button|ActionForm)>/,
    // A contact's has the name in its aria-label, one is the answer of a page that asks about one thing, and
    // the gallery deletes nothing.
    allowed: [
      /^components\/profiles\/inputs\/contact-rows\.tsx$/,
      /^app\/\(app\)\/pitch-pages\/\[id\]\/delete\/page\.tsx$/,
      /^app\/dev\/gallery\//,
    ],
    planted: [
      "<Button onClick={acts.onDelete}>\n<Trash2 aria-hidden />\nDelete\n</Button>",
      '<Button variant="text">Delete</Button>',
      "<button\n  onClick={remove}\n>\n  Remove\n</button>",
    ],
  },
  {
    name: "what a page lies under is a link in its breadcrumbs, never a grey word (C1)",
    pattern: /<AppPageHead\b[^<]*\blead=(?:"|\{(?:"|\w+Labels\b|\w+ \? "))/,
    // What is on the page, not what it lies under.
    allowed: [/^app\/\(app\)\/assets\/page\.tsx$/],
    planted: [
      '<AppPageHead lead="Releases" title="Edit release" />',
      "<AppPageHead\n  title={title}\n  lead={workLabels.title}\n/>",
      '<AppPageHead lead={isNewsroom ? "Your newsroom" : "Your profile"} />',
    ],
  },
  {
    name: "texts are cut between two signs, by lib/utils/cut-text (A1)",
    pattern:
      /\.(?:slice|substring|substr)\((?:[^`…]|`\$\{){0,160}\}…|\bArray\.from\(\w*([tT]ext|line|title)\w*\)\.slice\(/,
    // A picture's text is cut once more at a word, until it fits.
    allowed: [/^lib\/utils\/cut-text\.ts$/, /^lib\/platform\/images\/share-text\.ts$/],
    planted: [
      "`$".concat("{text.slice(0, 80)}…`"),
      "`$".concat("{cut\n  .slice(0, end)\n  .trimEnd()}…`"),
      "`$".concat("{text.substring(0, MAX).replace(/x/, '')}…`"),
      'Array.from(text).slice(0, 80).join("")',
    ],
  },
  {
    name: "a file's name is written into headers by lib/platform/storage/attachment (A6)",
    pattern: /attachment; filename/,
    allowed: [/^lib\/platform\/storage\/attachment\.ts$/],
    planted: ['"content-disposition": `attachment; filename="x.csv"`'],
  },
  {
    name: "dates are written by lib/utils/dates",
    pattern: /\bIntl\s*\.\s*DateTimeFormat\b|\.toLocale(Date|Time)String\b|\b(date|time)Style:/,
    // The demo's stories name their days in their texts.
    allowed: [/^lib\/utils\/dates\.ts$/, /^scripts\/seed\/fill-dates\.ts$/],
    planted: ['new Intl.DateTimeFormat("en-GB").format(day)', "day.toLocaleDateString()"],
  },
  {
    name: "the picture of a person or newsroom is drawn by components/ui/portrait",
    // A file that draws a picture by hand knows of no portrait, logo or initials.
    pattern:
      /^(?=[\s\S]*(<img\b|background-image|backgroundImage))(?=[\s\S]*\b(avatarUrl|logoUrl|pictureOf|largePicture|initialsOf)\b)/,
    // A feed names its newsroom's picture as an icon, and draws photos of releases.
    allowed: [/^components\/ui\/portrait\.tsx$/, /^lib\/formats\/feeds\/feed\.ts$/],
    planted: [
      "const src = profile.avatarUrl;\nreturn <img src={src} />;",
      "<img src={largePicture(path)} />",
      "<span style={{ backgroundImage: urlOf(newsroom.logoUrl) }} />",
    ],
  },
  {
    name: "live channels and the hint cookie are named in one place",
    pattern: /["'`](private-user-|presence-conversation-|fw_signed_in)/,
    allowed: [/^lib\/core\/live-events\.ts$/, /^lib\/hint-cookie\.ts$/],
    planted: ['useChannel("private-user-1")', 'cookies.has("fw_signed_in")'],
  },
  {
    name: "what is typed is stored by lib/client/stored-draft",
    pattern: /\b(local|session)Storage\b/,
    allowed: [/^lib\/client\/stored-draft\.ts$/],
    planted: ['localStorage.setItem("draft", text)', "sessionStorage.clear()"],
  },
  {
    name: "links fetch what they lead to when pointed at, not when seen",
    pattern: /from\s+["']next\/link["']/,
    allowed: [/^components\/ui\/link\.tsx$/],
    planted: ['import Link from "next/link";'],
  },
  {
    name: "a name in a sentence of a mail is isolated, so that neither turns the other's direction",
    pattern: /(?<!<bdi>|[=$])\{(\w+\.)?(\w*[nN]ame|sender|company)\}/,
    within: /\/mails\/.+\.tsx$/,
    allowed: [],
    planted: ["Hello {name}, welcome.", "          Hello {data.name}. {text}", "{sender} invites you"],
  },
  {
    name: "the window's width is read where its changes are heard, or at a press",
    // Journeys check a second width by resizing the window, which code that reads the width once would miss.
    pattern: /\bmatchMedia\b(?!\s*\(\s*["']\((prefers-|hover:))|\b(inner|outer)Width\b|\bvisualViewport\b/,
    allowed: [
      /^components\/ui\/watch-phone\.ts$/,
      /^components\/newsrooms\/assets\/editor\/asset-library\.tsx$/,
      /^components\/wizard\/wizard-frame\.tsx$/,
    ],
    planted: ['const isPhone = matchMedia("(width < 40rem)").matches;', "useState(window.innerWidth)"],
  },
  {
    name: "text is never run as code",
    pattern: /\beval\s*\(|\bnew\s+Function\s*\(/,
    allowed: [],
    planted: ["eval(text)", "new Function(text)()"],
  },
  {
    name: "the server fetches through safe-fetch",
    pattern:
      // Checking whether a text is an IP address opens no socket.
      /\bfetch\s*\(|\bfetch\b\s*[,;)]|(?<!import \{ isIP \} )from\s+["'](undici|axios|got|node-fetch|(node:)?(https?|net|tls|http2))["']/,
    allowed: [
      // Code of the browser calls our own address.
      ...[/^components\//, /^lib\/client\//],
      // The server is what is called; the others are the vendors' own ports, and the safe client itself.
      ...[/^lib\/server\//, /^lib\/platform\/safe-fetch\//, /^lib\/platform\/realtime\//],
      ...[/^lib\/platform\/page-delivery\//, /^lib\/platform\/uploads\/virus-scan\.ts$/],
    ],
    planted: [
      "await fetch(input.storyUrl)",
      "const get = fetch;",
      'import { request } from "node:https";',
      'import net from "net";',
    ],
  },
  {
    name: "what a role may is asked of the table in lib/domain/profiles/companies",
    pattern:
      /\b(companyRole|memberRole|role)\s*[!=]==?\s*["'`]|\b(eq|ne|inArray)\(\s*memberships\.role\b|\brole\s+(not\s+)?in\s*\(|\brole\s*(=|<>)\s*'|["'](manager|editor)["']\s*[,\])]|\bis(Admin|Manager|Editor)\b/,
    // These files define the roles, or tell clients of the API that an account is an Admin's.
    allowed: [
      ...[/^lib\/domain\/profiles\/companies\//, /^db\/enums\.ts$/],
      /^lib\/domain\/accounts\/accounts\/(schema|views)\.ts$/,
    ],
    planted: [
      'if (actor.companyRole !== "editor") return;',
      'const mine = eq(memberships.role, "admin");',
      "sql`and m.role in ('admin', 'manager')`",
      "sql`and m.role <> 'editor'`",
      '["admin", "manager"].includes(desk.level)',
      "const locked = company !== null && !user.isAdmin;",
    ],
  },
  {
    name: "its own people go to their page by ownPathOf, which knows whether it answers",
    pattern: /\b(own|user\.profile|viewer\.profile)\.url\b/,
    allowed: [],
    planted: ["<LinkButton href={own.url}>", "const path = user.profile.url;"],
  },
  {
    name: "on screens of one's own the public address of anything waits for `listed`",
    within: /^(app\/\(app\)\/|components\/(.+\/)?(editor\/|own-))/,
    pattern: /\b(?:href|root|\w*Url)=\{(?![^}]*\blisted\b)[^}]*\burl\b/,
    allowed: [
      // These lead to somebody else's profile, and to the editor of what uses an asset.
      /^components\/newsrooms\/releases\/editor\/share-row\.tsx$/,
      /^components\/newsrooms\/assets\/editor\/(request-row|asset-uses)\.tsx$/,
      // Staff look at somebody else's account.
      /^app\/\(app\)\/admin\/people\//,
    ],
    planted: [
      "<Link href={url}>",
      "<PageTabs root={profile.url} />",
      "<Reels profileUrl={profile.url} />",
      "href={isPublic && release ? release.url : preview}",
    ],
  },
  {
    name: "server actions are the bindings in lib/actions",
    pattern: /["']use server["']/,
    allowed: [/^lib\/actions\/[\w-]+\.ts$/],
    planted: ['"use server";', "async function save() { 'use server' }"],
  },
  {
    name: "operations are declared in queries and commands",
    pattern: /import\s*\{[^}]*\b(command|query)\b[^}]*\}\s*from\s*["'](@\/lib\/core|\.)\/operation["']/,
    allowed: [/^lib\/domain\/[\w-]+\/[\w-]+\/(queries|commands)(\/[\w-]+)?\.ts$/],
    planted: [
      'import { query } from "@/lib/core/operation";',
      'import { type Op, command } from "@/lib/core/operation";',
    ],
  },
  {
    name: "a transaction is an operation's",
    pattern: /\btransact\b[^;]*from\s*["'][^"']*core\/execute["']/,
    // The seed plays half a year, the work of jobs included.
    allowed: [/^scripts\/seed\/steps\//],
    planted: ['import { execute, transact } from "@/lib/core/execute";'],
  },
  {
    name: "connections to the database are opened in db and platform",
    pattern: /from\s+["'](postgres|pg|drizzle-orm\/postgres-js)["']|import\(\s*["'](postgres|pg)["']\s*\)/,
    allowed: [/^db\//, /^lib\/platform\//],
    planted: ['import postgres from "postgres";', 'const pg = await import("pg");'],
  },
  {
    name: "what outlives a request is made outside of requests",
    pattern:
      /\bsetInterval\(|\b(fork|spawn|postgres|createTransport)\(|\bnew (Worker|Redis|Pusher|S3Client|NodeSDK|\w*Agent)\(/,
    allowed: [
      // tests/setup/context-process.ts runs these in a request's context.
      ...[/^db\/client\.ts$/, /^lib\/server\/picture-process\.ts$/, /^lib\/platform\/storage\/storage\.ts$/],
      ...[/^lib\/platform\/realtime\/realtime\.ts$/, /^lib\/platform\/rate-limit\/redis-limiter\.ts$/],
      // The model's thread is the worker's, and made in the same way.
      /^lib\/platform\/meaning\/embed\.ts$/,
      // These are made when a process starts, before any request.
      ...[
        /^db\/migrate\.ts$/,
        /^lib\/platform\/(cache\/listen|jobs\/(liveness|loop-watch)|telemetry\/open-telemetry)\.ts$/,
      ],
      // These end with the work that asked for them.
      ...[/^lib\/platform\/images\/video\.ts$/, /^lib\/platform\/mail\/smtp\.ts$/],
      /^lib\/platform\/images\/credentials-reader\.mjs$/,
      // Code of the browser, a kit of tests, and an address in a pattern.
      ...[/^components\//, /^lib\/client\/calls\//],
      ...[/^lib\/platform\/realtime\/pusher-test-kit\.ts$/],
      /^lib\/platform\/settings\/settings\.ts$/,
    ],
    planted: [
      "const timer = setInterval(purge, 60_000);",
      "const sql = postgres(url, { max: 1 });",
      "new HttpsAgent({ keepAlive: true })",
      "holder.redis ??= new Redis(url);",
    ],
  },
  {
    // A promise stores the context that it was made in, as a socket does, for as long as a module has it.
    name: "a promise that outlives a request is made outside of requests",
    pattern:
      /\?\?=\s*(?!outsideRequests\()(\(?\s*async\b|import\(|[\w.]+\((?!\)\.))|^(let|const) \w+(: Promise<| = new Map<[^;]*\bPromise<|: Map<[^;]*\bPromise<)/m,
    allowed: [
      // tests/setup/context-process.ts runs these in a request's context.
      /^lib\/platform\/images\/(share-text|video)\.ts$/,
      // These are values, computed at once from memory or a file: no promise is among them.
      ...[/^lib\/platform\/settings\/settings\.ts$/, /^lib\/platform\/images\/write-into-file\.ts$/],
      ...[/^lib\/domain\/vocabulary\/meaning\/topic-vectors\.ts$/, /^lib\/platform\/request-context\.ts$/],
      // Its caller runs it outside of requests.
      /^lib\/platform\/meaning\/embed\.ts$/,
      // Each goes from the map when it has ended.
      /^lib\/transport\/public-route\.ts$/,
      // Code of the browser.
      ...[/^components\//, /^lib\/client\/calls\//],
    ],
    planted: [
      "  loading ??= (async () => readFonts())();",
      "  holder.sdk ??= import('sdk');",
      "  fonts ??= readFonts();",
      "let last: Promise<unknown> = Promise.resolve();",
      "const underWay = new Map<string, Promise<Response>>();",
    ],
  },
  {
    name: "public pages have no suspending boundaries",
    // React's scripts for boundaries have no hash, and readers without scripts would miss the content.
    pattern: /import\s*\{[^}]*\bSuspense\b[^}]*\}\s*from\s*["']react["']/,
    // These pages are rendered for one request with a nonce, or replace a page that failed or is missing.
    allowed: [
      /^app\/\(app\)\/matching\/page\.tsx$/,
      /^app\/error\.tsx$/,
      /^components\/layout\/deferred-not-found\.tsx$/,
    ],
    planted: ['import { Suspense } from "react";', 'import { lazy, Suspense } from "react";'],
  },
  {
    name: "ids are made by lib/utils/uuid",
    pattern: /\brandomUUID\b|\bv[1-8]\b[^;]*from\s+["']uuid["']/,
    // The schema must not import anything above it.
    allowed: [/^lib\/utils\/uuid\.ts$/, /^db\/schema\/columns\.ts$/],
    planted: [
      'import { randomUUID } from "node:crypto";',
      "crypto.randomUUID()",
      'import { v7 } from "uuid";',
    ],
  },
  {
    name: "a row that is always there is read by db/only",
    pattern: /const \[(\w+)\] = [^;]*;\s*if \(!\1\) throw new Error\(/,
    allowed: [],
    planted: [
      'const [row] = await db.insert(users).returning();\n  if (!row) throw new Error("Not written.");',
    ],
  },
  {
    name: "Numbers say what they measure: followers are counted here, or self-reported",
    pattern:
      /\} followers\b(?! here|, self-reported| on \$\{on\}, self-reported)|<(?:FilterGroup title|RangeFields[^>]* label)="Followers"/,
    // These say once for all their figures that they are self-reported.
    allowed: [
      /^components\/profiles\/profiles\/rate-table\.tsx$/,
      /^components\/discovery\/directories\/creator-facts\.tsx$/,
    ],
    planted: ["<p>{formatCount(reach)} followers</p>", '<FilterGroup title="Followers">'],
  },
  {
    name: "C3: what stays at the window's edge is a `dock` or `dock-top`, which scrolls away on a low window",
    // What scrolls by itself is a window or a column, and no bar.
    pattern: /["'`\s:](?:sticky|fixed)\b(?=[^"'`]*[\s:](?:top|bottom|inset)-)(?![^"'`]*overflow-y-auto)/,
    allowed: [
      // These cover the window: nothing of the page is to be read meanwhile.
      ...[/^components\/ui\/dialog\.tsx$/, /^components\/viewer\/viewer\.tsx$/],
      /^components\/discovery\/deck\/deck-stage\.tsx$/,
      // These are columns beside the page's own.
      /^components\/layout\/account-shell\.tsx$/,
      ...[/^components\/wizard\/wizard-frame\.tsx$/, /^components\/site\/info\/contents\.tsx$/],
      ...[/^components\/profiles\/profiles\/creator-rates\.tsx$/, /^app\/\(public\)\/help\/page\.tsx$/],
      /^components\/newsrooms\/releases\/editor\/release-editor\.tsx$/,
      // A call is for a moment: it is answered, put away, or covers the window.
      /^components\/messaging\/calls\//,
      // It lies over what is chosen and is `low:static`.
      /^components\/newsrooms\/assets\/editor\/selection-bar\.tsx$/,
    ],
    planted: [
      '<div className="sticky top-0 z-10 flex">',
      '<div className="sticky bottom-0 md:static">',
      '<nav className="flex max-md:fixed inset-x-0 max-md:bottom-0">',
    ],
  },
  {
    name: "expiry is judged by the database's clock",
    pattern: /(expires|revoked|deleted)\w*\s*[<>]=?\s*(new Date\(\)|Date\.now\(\))/i,
    allowed: [],
    planted: ["if (session.expiresAt < new Date()) return null;", "token.expires <= Date.now()"],
  },
];

const sources = [
  ...["app", "components", "lib", "db", "scripts/seed"].flatMap((folder) =>
    listFiles(folder, /\.(ts|tsx|mts|js|mjs|jsx)$/),
  ),
  "middleware.ts",
  "instrumentation.ts",
  "next.config.ts",
].filter((file) => !/\.test\.tsx?$/.test(file));

/** Removes comments, which may mention anything. An address ("https://") is no comment. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|[^:"'`\\])\/\/.*$/gm, "$1");

const holds = ({ pattern, within }: Rule, file: string, text: string) =>
  (within?.test(file) ?? true) && pattern.test(withoutComments(text));

const breaks = (rule: Rule, file: string, text: string) =>
  !rule.allowed.some((place) => place.test(file)) && holds(rule, file, text);

describe.each(rules)("$name", (rule) => {
  it("in all of the product", () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(sources.filter((file) => breaks(rule, file, readFileSync(file, "utf8")))).toEqual([]);
  });

  it("in every place where it is allowed, so that no exemption outlives its reason", () => {
    const held = sources.filter((file) => holds(rule, file, readFileSync(file, "utf8")));
    expect(rule.allowed.filter((place) => !held.some((file) => place.test(file)))).toEqual([]);
  });

  it.each(rule.planted)("sees %s", (line) => {
    const files = [
      ...["lib/domain/pitching/pitches/rules.ts", "app/(app)/inbox/page.tsx"],
      "lib/domain/pitching/pitches/mails/pitch-received.tsx",
    ];
    const seen = files.filter((file) => rule.within?.test(file) ?? true);
    expect(seen).not.toEqual([]);
    for (const file of seen) expect(breaks(rule, file, line)).toBe(true);
  });

  it("allows it in a comment", () => {
    for (const line of rule.planted) expect(breaks(rule, "app/page.tsx", `/* ${line} */`)).toBe(false);
  });
});

it("no public page has a loading.tsx, which is a suspending boundary", () => {
  expect(sources.filter((file) => /^app\/\(public\)\/(.*\/)?loading\.tsx$/.test(file))).toEqual([]);
});

describe("tests", () => {
  /** A test waits for what it expects. The limit of a whole test is no wait, and the bench measures time. */
  const WAIT = /waitForTimeout|(?<!\btest\.)\bsetTimeout\s*\(|timers\/promises|\bsleep\s*\(/;
  const tests = [
    ...listFiles("tests", /\.tsx?$/),
    ...["app", "components", "lib", "db", "scripts"].flatMap((folder) => listFiles(folder, /\.test\.tsx?$/)),
  ].filter((file) => !/^tests\/(bench\/|architecture\/source-rules)/.test(file));

  it("never wait by the clock", () => {
    expect(tests.length).toBeGreaterThan(100);
    expect(tests.filter((file) => WAIT.test(withoutComments(readFileSync(file, "utf8"))))).toEqual([]);
  });

  it.each([
    "await page.waitForTimeout(50);",
    "await new Promise((resolve) => setTimeout(resolve, 10));",
    'import { setTimeout } from "node:timers/promises";',
    "await sleep(5);",
  ])("are seen when they do: %s", (line) => expect(WAIT.test(line)).toBe(true));
});

describe("entry points", () => {
  it("are where the gates look: route handlers in TypeScript, no pages folder, no second middleware", () => {
    expect(sources.filter(isHiddenEntry)).toEqual([]);
    for (const file of [
      "app/api/v1/x/route.tsx",
      "app/api/v1/x/route.js",
      "pages/api/x.ts",
      "lib/actions/deep/x.ts",
      "lib/actions/x.tsx",
      "proxy.ts",
    ])
      expect(isHiddenEntry(file)).toBe(true);
    expect(["app/api/v1/x/route.ts", "lib/actions/x.ts"].some(isHiddenEntry)).toBe(false);
  });
});

function isHiddenEntry(file: string): boolean {
  if (/^app\/(.*\/)?route\.\w+$/.test(file)) return !file.endsWith(".ts");
  if (file.startsWith("lib/actions/")) return !/^lib\/actions\/[\w-]+\.ts$/.test(file);
  return /^(src\/)?pages\/|^(src\/)?proxy\./.test(file);
}
