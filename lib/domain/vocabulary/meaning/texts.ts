import { isEnglish } from "@/lib/domain/vocabulary/topics/english";
import {
  detectTopics,
  resolveTopics,
  type TopicId,
  topicLabel,
} from "@/lib/domain/vocabulary/topics/taxonomy";

/** The degree to which a text is about a topic, 0..1 by the topic's id. */
export type TopicWeights = Readonly<Record<TopicId, number>>;

/** A meaning is computed from these. */
export interface MeaningSource {
  /** English text; empty where nothing can be said. */
  text: string;
  /** The topics to be weighed by the text. */
  topics: TopicId[];
  /** Those topics that two words or a phrase of the text name: its meaning needs to say less of them. */
  sure: TopicId[];
  /** The topics that people chose for themselves, which always count. */
  chosen: TopicId[];
  /**
   * True where `text` was written by a person, so that topic weights follow from it; false where it is made of the
   * topics' own labels.
   */
  written: boolean;
}

/**
 * So many characters of a pitch are embedded, title and What first: an embedding costs processor time by the character,
 * and what follows changes little (docs/decisions/021).
 */
const MAX_PITCH_CHARACTERS = 200;

/** Only a pitch's strongest topics count, and none that is less than half as strong as the first. */
const MAX_PITCH_TOPICS = 5;

export interface TextTopics {
  /** The topics that the text names, for its meaning to weigh. */
  named: TopicId[];
  /** The topics that two different words or a phrase name: one word alone may be a name, or mean something else. */
  sure: TopicId[];
  /** The topics that two different terms of their own name: only these may be said to be what the text is about. */
  stated: TopicId[];
}

export function topicsInText(text: string): TextTopics {
  const detected = detectTopics(text);
  const least = (detected[0]?.weight ?? 0) / 2;
  const found = detected.filter(({ weight }) => weight >= least).slice(0, MAX_PITCH_TOPICS);
  return {
    named: found.map(({ topic }) => topic),
    sure: found.filter(({ wordCount }) => wordCount > 1).map(({ topic }) => topic),
    stated: found.filter(({ termCount }) => termCount > 1).map(({ topic }) => topic),
  };
}

/**
 * The topics that a pitch is compared by: those that its meaning weighed, and the sure ones until it is read.
 * @param weights of the meaning, 0 for a topic that the text is not about; null until it is read.
 */
export function topicsThatCount({ named, sure }: TextTopics, weights: TopicWeights | null): TopicId[] {
  return weights ? named.filter((topic) => (weights[topic] ?? 0) > 0) : sure;
}

const sentences = (parts: readonly string[]) => parts.filter((part) => part.trim() !== "").join(". ");

export type PitchTexts = Record<"title" | "who" | "what" | "why", string>;

/** A pitch's topics are looked for in this text. */
export const pitchText = ({ title, who, what, why }: PitchTexts) => [title, who, what, why].join("\n");

/** Another language's text says nothing to the English model, so the topics' labels stand for it. */
const labelsOf = (topics: TopicId[]): MeaningSource => ({
  text: topics.map(topicLabel).join(", "),
  topics,
  sure: topics,
  chosen: topics,
  written: false,
});

/** @param expertise the sender's topics as they chose them: they count beside those of the text. */
export function pitchSource(
  pitch: PitchTexts,
  expertise: readonly string[],
  topicIds: readonly TopicId[],
): MeaningSource {
  const { named, sure } = topicsInText(pitchText(pitch));
  const text = sentences([pitch.title, pitch.what, pitch.why, expertise.join(", ")]);
  if (!isEnglish(text)) return labelsOf([...new Set([...sure, ...topicIds])]);
  const embedded = text.slice(0, MAX_PITCH_CHARACTERS);
  return { text: embedded, topics: [...new Set([...named, ...topicIds])], sure, chosen: [], written: true };
}

export type ProfileTexts = {
  title: string;
  about: string;
  expertise: readonly string[];
  beats: Readonly<Record<string, readonly string[]>>;
  topicIds: readonly TopicId[];
};

/** A profile is read by its title, beats, topics and its text about itself; its beats name topics besides. */
export function profileSource({ title, about, expertise, beats, topicIds }: ProfileTexts): MeaningSource {
  const topics = [...new Set([...topicIds, ...resolveTopics(Object.keys(beats))])];
  const covered = Object.entries(beats).map(([beat, details]) =>
    details.length > 0 ? `${beat}: ${details.join(", ")}` : beat,
  );
  const text = sentences([title, ...covered, expertise.join(", "), about]);
  if (!isEnglish(text)) return labelsOf(topics);
  return { text, topics, sure: [...topicIds], chosen: [...topicIds], written: true };
}
