import { z } from "zod";
import { profiles } from "@/db/schema/profiles";
import { query } from "@/lib/core/operation";
import { profileActedFor } from "./policy";
import { readRequests, toOwnProfileView } from "./profile-views";
import { ownProfileView } from "./schema";

export const getOwnProfile = query({
  name: "profiles.getOwn",
  summary: "The own profile",
  input: z.object({}),
  output: z.object({ profile: ownProfileView }),
  access: "signedIn",
  subject: async ({ db, actor }) => {
    const [row] = await db.select().from(profiles).where(profileActedFor(actor));
    return row ?? null;
  },
  run: async ({ db, subject }) => ({
    profile: toOwnProfileView(subject, await readRequests(db, subject.id)),
  }),
});
