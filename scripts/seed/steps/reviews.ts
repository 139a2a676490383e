import { transact } from "../../../lib/core/execute";
import type { ReviewInput } from "../../../lib/domain/profiles/evidence/schema";
import { recordReview } from "../../../lib/domain/profiles/evidence/store";
import { slugify } from "../../../lib/domain/profiles/slugs/slug";
import type { SeedProfile } from "../content";
import { daysFrom } from "../fill-dates";
import { outletOf } from "../outlets";
import type { Person } from "./accounts";

type Finding = Omit<ReviewInput, "reviewedBy">;

/** Even the oldest of sixteen bylines is well within twelve months with so many days between two of them. */
const BYLINE_GAP = 20;

/** Records a reviewer's findings, as the staff script does; the marks come of the rubric. */
export async function reviewPerson({ seed, profileId }: Person, base: Date): Promise<void> {
  await transact(async (tx, effects) => {
    for (const finding of findingsOf(seed, base)) {
      await recordReview(tx, effects, profileId, { ...finding, reviewedBy: "Demo review desk" });
    }
  });
}

const domainOf = (email: string) => email.slice(email.indexOf("@") + 1);

function findingsOf(seed: SeedProfile, base: Date): Finding[] {
  switch (seed.userType) {
    case "press":
      return seed.review ? pressFindings(seed, seed.review, base) : [];
    case "paid_media": {
      const url = seed.website ?? `https://${domainOf(seed.email)}`;
      return seed.reviewed
        ? [{ kind: "dns_or_meta", url, note: "A meta tag carries the account's proof." }]
        : [];
    }
    default: {
      const isAtSite = seed.website?.endsWith(`//${domainOf(seed.email)}`);
      const note = "The account's address is at the site's domain.";
      return isAtSite && seed.website ? [{ kind: "site_domain", url: seed.website, note }] : [];
    }
  }
}

function pressFindings(
  { outlet, person, samples }: Extract<SeedProfile, { userType: "press" }>,
  { authorPages = [], bylines = 0 }: { authorPages?: string[]; bylines?: number },
  base: Date,
): Finding[] {
  const { name, domain } = outletOf(outlet);
  const author = slugify(person);
  return [
    { kind: "outlet_email", outlet: name, url: `https://www.${domain}`, note: "On the masthead." },
    ...authorPages.map((key): Finding => {
      const page = outletOf(key);
      return { kind: "author_page", outlet: page.name, url: `https://www.${page.domain}/authors/${author}` };
    }),
    ...Array.from({ length: bylines }, (_, index): Finding => {
      const sample = samples.filter((one) => one.outlet === outlet)[index];
      const days = sample?.daysAgo ?? 15 + BYLINE_GAP * index;
      return {
        kind: "byline",
        outlet: name,
        url: `https://www.${domain}/${author}/${sample ? slugify(sample.title) : index + 1}`,
        occurredAt: daysFrom(base, -days),
      };
    }),
  ];
}
