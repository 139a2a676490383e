/**
 * The model looks for these in one language. Every list is separated by commas; case and accents do not matter.
 * "recall*" is a beginning, "*schule" an end, "* left" stands for any one word, and "!" before an entry marks one that
 * says much by itself (it weighs double). Entries of Chinese and Japanese are found anywhere in the text.
 */
export interface Vocabulary {
  /** Events that concern others: decisions, openings, closures, findings, accidents, disputes. */
  events: string;
  /** The people concerned and those who decide: councils, courts, schools, residents, patients. */
  subjects: string;
  /** Offers, prices and calls to act. */
  selling: string;
  /** Tokens, presales, returns on a stake. */
  staking: string;
  gambling: string;
  /** Cures, capsules, secrets that doctors do not know. */
  remedies: string;
  /** Earning from home, teams below one's own. */
  recruiting: string;
  /** Offering oneself for a post. */
  applying: string;
  /** Guest posts and links for sale. */
  linkOffers: string;
  /** Horoscopes and readings. */
  fortune: string;
  /** Tips that hold in any year. */
  advice: string;
  /** Instructions that came with a thing. */
  manual: string;
  legal: string;
  /** Diaries and opinions. */
  personal: string;
  /** Announcements in which nothing happens. */
  corporate: string;
  /** Prizes that are paid for. */
  awards: string;
  /** Praise that cannot be checked. */
  praise: string;
  /** Office talk and amounts without a sum. */
  plain: string;
  /** Gaps that a template leaves to fill in. */
  filler: string;
  /** Phrases such as "every winter" and "available now". */
  evergreen: string;
  /** Words that name a day near the reader's own. */
  relative: string;
  /** Days of the year by their name. */
  holidays: string;
  /** Answers that say nothing when they are the whole field. */
  vague: string;
  /** The small words that any text of the language is full of, which distinguish it from its neighbours. */
  common: string;
}
