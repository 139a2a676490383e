import { eq } from "drizzle-orm";
import { companies } from "@/db/schema/accounts";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import type { UserActor } from "@/lib/core/actor";
import { profileActedFor } from "@/lib/domain/profiles/profiles/policy";

/**
 * A proposal may also state what the sender's public profile states, so its fields are read here. They are compared on
 * this server, and sent nowhere.
 */
export async function readProfileTexts(db: Db, actor: UserActor): Promise<string[]> {
  const { name, title, tagline, locationText, about, boilerplate, publications, expertise, facts } = profiles;
  const [row] = await db
    .select({
      texts: { name, title, tagline, locationText, about, boilerplate },
      publications,
      expertise,
      facts,
      company: companies.name,
    })
    .from(profiles)
    .leftJoin(companies, eq(companies.id, profiles.companyId))
    .where(profileActedFor(actor));
  if (!row) return [];
  const stated = row.facts.map(({ label, value }) => `${label}: ${value}`);
  const texts = [
    ...Object.values(row.texts),
    row.company ?? "",
    ...row.publications,
    ...row.expertise,
    ...stated,
  ];
  return texts.filter((text) => text.trim() !== "");
}
