import type { CandidateView, CardView, SuggestionView } from "@/lib/domain/matching/matches/schema";
import { type FactorKey, factorKeys } from "@/lib/domain/matching/matching/weights";
import { perkLabelFor } from "@/lib/domain/vocabulary/perks/perks";
import { parseUserType, type UserType } from "@/lib/domain/vocabulary/user-type/user-type";

/** A card shows so many entries of each list at most (docs/product.md#matching). */
export const cardLimits = { reasons: 3, tags: 4, publications: 3, perks: 4 } as const;
/** The grid of matches shows less. */
export const gridLimits = { industries: 3, perks: 3 } as const;

/** A score of 0..1 reads "87%". */
export const percentOf = (score: number) => `${Math.round(score * 100)}%`;

export const factorNames: Record<FactorKey, string> = {
  topicAlignment: "Topics",
  socialReach: "Reach",
  locationProximity: "Location",
  responseTime: "Response time",
  reputation: "Reputation",
  perksAlignment: "Perks",
};

/** Writes what a topic's weight of -0.1..0.1 moves a percent by: "up to 7 points lower". */
export function pointsLine(weight: number): string {
  const points = Math.round(Math.abs(weight) * 100);
  const amount = points < 1 ? "under 1 point" : `up to ${points} point${points === 1 ? "" : "s"}`;
  return `${amount} ${weight < 0 ? "lower" : "higher"}`;
}

export const namedFactors = (factors: SuggestionView["factors"]) =>
  factorKeys.map((key) => ({ key, name: factorNames[key], ...factors[key] }));

export const typeOf = (profile: Pick<CardView, "userType">): UserType =>
  parseUserType(profile.userType) ?? "press";

/** The headings depend on the type of the card's profile. */
export function cardHeadings(type: UserType): { topics: string; perks: string } {
  if (type === "press") return { topics: "Coverage Areas", perks: "Interested in:" };
  return { topics: "Industries", perks: `${perkLabelFor(type)}:` };
}

/** Some profiles have topics to write about, others industries. */
export const topicsOf = (profile: CardView) =>
  profile.expertise.length > 0 ? profile.expertise : profile.industries;

/** Brands and sources offer perks, press and paid media ask for them. */
export const perksOf = (profile: CardView) =>
  profile.perksOffered.length > 0 ? profile.perksOffered : profile.perksPreferred;

/** Writes "Bergen, Norway, 148 miles away", or what is known of it. */
export const placeLine = ({ profile, distance }: Pick<SuggestionView, "profile" | "distance">) =>
  [profile.location, distance].filter(Boolean).join(", ");

/** Names three outlets at most, without those that the title already names. Null without any. */
export function publicationLine({ title, publications }: Pick<CardView, "title" | "publications">) {
  const shown = publications.slice(0, cardLimits.publications);
  const further = shown.filter((name) => !title.toLowerCase().includes(name.toLowerCase()));
  if (further.length === 0) return null;
  return `${further.length < shown.length ? "Also in" : "Published in"} ${further.join(", ")}`;
}

/** Writes "1 like, 4 super likes left today"; never below nought. */
export function likesLeftLine(likes: number, superLikes: number): string {
  const count = (left: number, one: string) => {
    const amount = Math.max(0, left);
    return `${amount} ${one}${amount === 1 ? "" : "s"}`;
  };
  return `${count(likes, "like")}, ${count(superLikes, "super like")} left today`;
}

export function describeDecision({
  name,
  canDecide,
  matched,
  decision,
  left,
}: {
  name: string;
  /** The two discover each other. */
  canDecide: boolean;
  matched: boolean;
  decision: CandidateView["decision"];
  left: { likes: number; superLikes: number };
}): string {
  if (matched) return "You liked each other.";
  if (!canDecide) return `Not in your deck. A pitch reaches ${name} all the same.`;
  if (decision === "pass") return `You passed on ${name}. Undo brings the card back to your deck.`;
  if (decision) return "Liked. You'll be able to connect when they like you back.";
  return likesLeftLine(left.likes, left.superLikes);
}
