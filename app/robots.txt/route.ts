import { settings } from "@/lib/platform/settings/settings";

/** These have nothing but forms for those not signed in. Public pages state themselves what is not for search. */
const CLOSED =
  "/api/ /dashboard /matching /inbox /setup-profile /create- /releases /assets /dev/ /directory/".split(" ");

/** The running settings make the file: one build serves at any address. */
export function GET() {
  const lines = [
    "User-agent: *",
    "Allow: /",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${settings().APP_URL}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}

export const dynamic = "force-dynamic";
