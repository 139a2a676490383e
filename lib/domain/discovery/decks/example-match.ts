import { scoreMatch } from "@/lib/domain/matching/matching/score";
import {
  type ScoringPitch,
  type ScoringPlace,
  type ScoringProfile,
  unknownProfile,
} from "@/lib/domain/matching/matching/scoring-profile";
import { factorKeys, factorWeights } from "@/lib/domain/matching/matching/weights";

const rjukan: ScoringPlace = { label: "Rjukan, Norway", latitude: 59.879, longitude: 8.594 };
const bergen: ScoringPlace = { label: "Bergen, Norway", latitude: 60.393, longitude: 5.324 };

/** Both profiles are invented, as everybody in the demo is. */
const brand: ScoringProfile = {
  ...unknownProfile,
  id: "brand",
  kind: "brand",
  name: "Hollow Pine",
  topics: ["travel.rail", "travel.slow"],
  place: rjukan,
};
const pitch: ScoringPitch = {
  id: "pitch",
  title: "A winter without a road",
  topics: ["travel.rail"],
  stated: ["travel.rail"],
  place: rjukan,
  perks: ["Media Stay", "Photo"],
};
const journalist: ScoringProfile = {
  ...unknownProfile,
  id: "journalist",
  kind: "press",
  name: "Maren Oduya",
  topics: ["travel.rail", "travel.slow"],
  reach: 184_000,
  place: bergen,
  responseHours: 16,
  answeredCount: 12,
  thumbsUp: 5,
  perksWanted: ["Media Stay", "Photo"],
};

/** Returns each factor's maximum, what the example got, and the reason. The sum is the score, out of 100. */
export function scoreExample() {
  const { score, factors } = scoreMatch(brand, [pitch], journalist);
  return {
    score: score * 100,
    factors: factorKeys.map((key) => ({
      key,
      worth: factorWeights[key] * 100,
      points: factors[key].value * factorWeights[key] * 100,
      reason: factors[key].reason,
    })),
  };
}
