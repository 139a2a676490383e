import { factSheet } from "@/components/profiles/profiles/fact-sheet";
import { notFound } from "@/lib/core/errors";
import type { getBrand, getSource } from "@/lib/domain/discovery/profile-pages/queries";
import { isNewsroom } from "@/lib/domain/profiles/profiles/identity";
import { addressTags } from "@/lib/domain/profiles/profiles/tags";
import { settings } from "@/lib/platform/settings/settings";
import { attachment } from "@/lib/platform/storage/attachment";
import { publicRoute } from "@/lib/transport/public-route";
import { methods } from "@/lib/transport/route";

/** Answers a newsroom's facts as plain text. An old slug leads to the current one, for good. */
export const factSheetRoute = (operation: typeof getBrand | typeof getSource) =>
  methods({
    GET: publicRoute(operation, {
      rename: { slug: "id" },
      tags: ({ profile }) => addressTags(profile.slug, [profile]),
      render: ({ profile }, { id = "" }) => {
        if (!isNewsroom(profile)) throw notFound();
        const address = `${settings().APP_URL}${profile.url}`;
        if (profile.slug !== id) {
          const headers = { location: `${address}/fact-sheet`, "cache-control": "no-store" };
          return new Response(null, { status: 308, headers });
        }
        return {
          body: factSheet(profile, address),
          contentType: "text/plain; charset=utf-8",
          headers: {
            "content-disposition": attachment(`${profile.slug}-fact-sheet.txt`),
            "x-robots-tag": "noindex",
          },
        };
      },
    }),
  });
