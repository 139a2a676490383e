import { and, desc, eq, notInArray, or } from "drizzle-orm";
import { decisions } from "@/db/schema/matching";
import { pitches } from "@/db/schema/pitches";
import { profiles } from "@/db/schema/profiles";
import type { Db } from "@/db/types";
import { upperCase } from "@/lib/core/fields";
import { query } from "@/lib/core/operation";
import { scoreMatch } from "@/lib/domain/matching/matching/score";
import { profileAddressedBy } from "@/lib/domain/profiles/profiles/policy";
import { isPitchable, readScoringProfiles } from "../candidates";
import { readCards } from "../cards";
import { canDiscover } from "../rules";
import { candidateAddressInput, candidateOutput, listSuggestionsInput, suggestionListView } from "../schema";
import { readViewer } from "../store";
import { readSuggestions } from "../suggestions";
import { readMatchOf, toSuggestionView } from "../views";

/** Answers scored candidates, super likes first, then the best. Without an active pitch the profile is compared. */
export const listSuggestions = query({
  name: "matches.suggestions",
  summary: "Scored candidates the viewer has not decided on, best first",
  input: listSuggestionsInput,
  output: suggestionListView,
  access: "signedIn",
  run: ({ db, actor, input }) => readSuggestions(db, actor, input),
});

/**
 * Answers one profile's card with its score: everybody whom the viewer may pitch, decided on or not, and everybody
 * matched with. `canDecide` distinguishes those who discover each other from those who may only be pitched (a brand and
 * a source).
 */
export const getCandidate = query({
  name: "matches.candidate",
  summary: "One candidate, scored, by slug, or profile or user id",
  input: candidateAddressInput,
  output: candidateOutput,
  access: "signedIn",
  subject: async ({ db, actor, input }) => {
    const [found] = await db
      .select({ id: profiles.id })
      .from(profiles)
      .where(profileAddressedBy(input.id))
      .limit(1);
    if (!found) return null;
    const profileId = found.id;
    const viewer = await readViewer(db, actor);
    const [match, pitchable] = await Promise.all([
      readMatchOf(db, actor.profileId, profileId),
      db
        .select({ id: profiles.id })
        .from(profiles)
        .where(and(eq(profiles.id, profileId), isPitchable(viewer))),
    ]);
    return match || pitchable.length > 0 ? { profileId, viewer, match } : null;
  },
  run: async ({ db, actor, subject: { profileId, viewer, match } }) => {
    const [scoring, cards, decided, received, [pitch]] = await Promise.all([
      readScoringProfiles(db, [profileId]),
      readCards(db, actor, [profileId]),
      db
        .select({ kind: decisions.kind, hides: decisions.hides })
        .from(decisions)
        .where(and(eq(decisions.profileId, actor.profileId), eq(decisions.targetId, profileId))),
      db
        .select({ kind: decisions.kind })
        .from(decisions)
        .where(and(eq(decisions.profileId, profileId), eq(decisions.targetId, actor.profileId))),
      readPitchBetween(db, actor.profileId, profileId),
    ]);
    const candidate = scoring.get(profileId);
    const card = cards.get(profileId);
    if (!candidate || !card) throw new Error(`Profile ${profileId} is gone.`);
    const score = scoreMatch(viewer.profile, viewer.pitches, candidate, viewer.feedback);
    return {
      candidate: {
        ...toSuggestionView(viewer, card, score, received[0]?.kind === "superlike"),
        decision: decided[0]?.hides ? decided[0].kind : null,
        matchId: match?.id ?? null,
        pitch: pitch
          ? {
              ...{ id: pitch.id, title: pitch.title || pitch.subject, status: upperCase(pitch.status) },
              side: pitch.senderId === actor.profileId ? ("sender" as const) : ("recipient" as const),
            }
          : null,
        canDecide: canDiscover(viewer.kind, candidate.kind),
      },
      dailyLikesRemaining: viewer.left.likes,
      superLikesRemaining: viewer.left.superLikes,
      hasActivePitch: viewer.pitches.length > 0,
    };
  },
});

/** The latest pitch between two profiles; a withdrawn one is as if it were never sent. */
const readPitchBetween = (db: Db, one: string, other: string) =>
  db
    .select({
      ...{ id: pitches.id, title: pitches.title, subject: pitches.subject, status: pitches.status },
      senderId: pitches.senderProfileId,
    })
    .from(pitches)
    .where(
      and(
        or(
          and(eq(pitches.senderProfileId, one), eq(pitches.recipientProfileId, other)),
          and(eq(pitches.senderProfileId, other), eq(pitches.recipientProfileId, one)),
        ),
        notInArray(pitches.status, ["unsent", "withdrawn"]),
      ),
    )
    .orderBy(desc(pitches.sentAt), desc(pitches.id))
    .limit(1);
