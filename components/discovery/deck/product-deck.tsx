import type { Deck, DeckSlide } from "@/components/discovery/deck/deck-slide";
import type { ScreenName } from "@/components/discovery/deck/screens";
import { type DeckFacts, deckOf, people } from "@/components/discovery/deck/shared-slides";
import { ListSlide } from "@/components/discovery/deck/slides/list-slide";
import { PeopleSlide } from "@/components/discovery/deck/slides/people-slide";
import { ScreenSlide } from "@/components/discovery/deck/slides/screen-slide";
import { dailyLimits } from "@/lib/domain/matching/matches/rules";
import { ANSWER_DAYS } from "@/lib/product";

const MINUTES = 8;

const screen = (
  name: string,
  shown: ScreenName,
  title: string,
  lede: string,
  ...notes: string[]
): DeckSlide => ({
  name,
  composition: "screen",
  drawn: <ScreenSlide title={title} lede={lede} screen={shown} />,
  notes,
});

export function productDeck(facts: DeckFacts): Deck {
  const slides: DeckSlide[] = [
    {
      name: "Who it is for",
      composition: "people",
      drawn: (
        <PeopleSlide
          title="Each comes for something else"
          lede="One account, one of four types, and a public page of its own."
          people={people}
        />
      ),
      notes: ["Ask which of the four your audience is, and stay longer on its screens."],
    },
    screen(
      "Discover, for brands",
      "discover",
      "Who fits, and why",
      "One person at a time, with the score and its six reasons. Pass, like, super like, undo: by buttons, swipes and arrow keys.",
      `${dailyLimits.likes} likes and ${dailyLimits.superLikes} super likes a day. Two likes make a match, for both at once.`,
      "What is not known yet counts half, says so, and hides nobody.",
    ),
    screen(
      "The inbox, for press",
      "inbox",
      "Every pitch in the same five answers",
      "Read in seconds, accept or decline with one reason. The pitch stays in sight while you write.",
      `A pitch waits ${ANSWER_DAYS} days, then it ends by itself and both are told.`,
    ),
    screen(
      "The newsroom, for brands",
      "newsroom",
      "A page that press can work with",
      "News, pictures in print quality, perks and a person to call, in the order in which they are looked for.",
      "Followers get its news by mail or by feed.",
    ),
    screen(
      "A release",
      "release",
      "A release that says when it may be used",
      "Its state stands over the headline, the five W’s before the story, and credit under each picture.",
      "Under embargo it is read by its own newsroom and by those it was shared with who agreed to wait. For everybody else it does not exist.",
    ),
    screen(
      "Material, for sources",
      "assets",
      "Facts where reporters look first",
      "Photos, quotes, reports and people to ask, each to download alone or all in one zip.",
      "Location data is removed from pictures and videos before anybody sees them.",
    ),
    screen(
      "Rates, for creators",
      "creator",
      "Rates in the open",
      "Packages and add-ons with a running total, and ratings that each name a finished collaboration.",
      "Follower numbers are stated by their owner, and say so.",
    ),
    screen(
      "Directories",
      "directory",
      "Found without an account",
      "Four directories with search, filters and an address for every choice, so that a list can be shared.",
      "They read without scripts, and so do the pages they lead to.",
    ),
    {
      name: "From a pitch to a story",
      composition: "list",
      drawn: (
        <ListSlide
          counted
          title="Where it ends"
          lede="A pitch is done when there is something to read."
          rows={[
            ["Sent", "Complete or not at all: a pitch with an open question is not matched."],
            ["Answered", `Accepted, or declined with a reason, within ${ANSWER_DAYS} days.`],
            ["Worked on", "A conversation with files, beside the pitch it came from."],
            ["Completed", "Both rate it. The story’s address is read once and shown on both profiles."],
          ]}
        />
      ),
      notes: ["Ratings show once both are in, so neither side answers the other’s."],
    },
  ];
  return deckOf("product", facts, {
    minutes: MINUTES,
    slides,
    closing: {
      title: "Look at one newsroom, then write one pitch.",
      picture: { name: "ridge-dawn", width: 1280, height: 800, alt: "Mountain ridges at dawn" },
      notes: ["The demo video at /watch-demo shows the same way as it happens."],
    },
  });
}
