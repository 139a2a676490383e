import type { Deck, DeckSlide } from "@/components/discovery/deck/deck-slide";
import { plansSlide } from "@/components/discovery/deck/plans-slide";
import { type DeckFacts, deckOf, people } from "@/components/discovery/deck/shared-slides";
import { FactorsSlide } from "@/components/discovery/deck/slides/factors-slide";
import { FiguresSlide } from "@/components/discovery/deck/slides/figures-slide";
import { FiveSlide } from "@/components/discovery/deck/slides/five-slide";
import { ListSlide } from "@/components/discovery/deck/slides/list-slide";
import { PeopleSlide } from "@/components/discovery/deck/slides/people-slide";
import { PictureSlide } from "@/components/discovery/deck/slides/picture-slide";
import { ScreenSlide } from "@/components/discovery/deck/slides/screen-slide";
import { factorNames } from "@/components/matching/matches/labels";
import { speedFigures } from "@/lib/domain/discovery/decks/claims";
import { scoreExample } from "@/lib/domain/discovery/decks/example-match";
import { factorKeys } from "@/lib/domain/matching/matching/weights";
import { RATING_DAYS } from "@/lib/domain/pitching/pitches/rules";
import { rubric } from "@/lib/domain/profiles/evidence/rubric";
import { GOLD_THUMBS } from "@/lib/domain/vocabulary/reputation/reputation";
import { ANSWER_DAYS } from "@/lib/product";

const MINUTES = 10;
const questions = ["Who", "What", "Where", "When", "Why"];

export function investorDeck(facts: DeckFacts): Deck {
  const slides: DeckSlide[] = [
    {
      name: "The problem in three figures",
      composition: "figures",
      drawn: (
        <FiguresSlide
          title="A pitch sent to everyone is written for no one."
          lede="Who gets it has to find out whether it is theirs. Who sent it never learns who should have had it."
          figures={[
            {
              value: String(questions.length),
              text: "questions an editor asks first: who, what, where, when, why",
              source: "Counted: the fields of a pitch",
            },
            {
              value: String(factorKeys.length),
              text: "things that have to fit: topics, reach, place, response, reputation, perks",
              source: "Counted: the reasons of a match",
            },
            {
              value: "0",
              text: "of these that a mass mailing knows about the person who opens it",
              source: "By definition, not by a survey",
            },
          ]}
        />
      ),
      notes: [
        "Ask who in the room got a pitch this week that named their work.",
        "The third figure is no survey: a mailing that goes to everyone has no field for the one who reads it.",
      ],
    },
    {
      name: "A pitch is five answers",
      composition: "five",
      drawn: (
        <FiveSlide
          title="A pitch is five answers, not an attachment."
          answers={[
            ["Who", "Hollow Pine and the crew of the night train"],
            ["What", "Eleven cabins that no car can reach"],
            ["Where", "Rjukan, 900 metres from the platform"],
            ["When", "From Saturday 12\u00a0December, 22:14"],
            ["Why", "A town of 3,000 bought its train back"],
          ]}
          note="The example is invented, the five fields are real"
          picture={{
            name: "cabin-night",
            width: 1440,
            height: 840,
            alt: "A lit cabin in the snow at night",
          }}
        />
      ),
      notes: [
        "Read the five answers aloud. It takes eleven seconds, and everybody in the room knows whether it is theirs.",
        "A pitch is complete when all five are filled in. An incomplete one is not matched.",
      ],
    },
    matchSlide(),
    {
      name: "The reply, in the same thread",
      composition: "picture",
      drawn: (
        <PictureSlide
          title="The reply comes back to the pitch"
          lede={`Accept, or decline with a reason. Nobody answered in ${ANSWER_DAYS} days, it ends by itself and both are told.`}
          picture={{ name: "p-maren", width: 800, height: 1000, alt: "A journalist in an orange jumper" }}
        />
      ),
      notes: [
        "One pitch between two people may wait at a time. The second gets a link to the first.",
        "Accepted, it becomes a conversation, and stays one after the story is out.",
      ],
    },
    {
      name: "The newsroom",
      composition: "screen",
      drawn: (
        <ScreenSlide
          title="A newsroom that needs no web team"
          lede="Releases, pictures with credit, a contact who answers, and one button to pitch."
          screen="newsroom"
        />
      ),
      notes: [
        "Open /brands beside this slide: every newsroom there is the page that is shown here.",
        "It reads without an account, without scripts and from any feed reader.",
      ],
    },
    {
      name: "Four account types",
      composition: "people",
      drawn: (
        <PeopleSlide
          title="Four kinds of people, one wire"
          lede="Each side gets what it lacks today: fit, facts, or someone who answers."
          people={people}
        />
      ),
      notes: ["Press accounts are free and stay free. The other three are who pays later."],
    },
    {
      name: "Standing is earned",
      composition: "figures",
      drawn: (
        <FiguresSlide
          title="Standing is earned, and no request can write it."
          lede="Marks come from evidence and from finished work. None of them is for sale."
          figures={[
            {
              value: String(rubric.tiers.gold),
              text: "points of evidence make a gold Presse Pass: address, author pages, bylines",
              source: "By the published rubric",
            },
            {
              value: String(GOLD_THUMBS),
              text: "thumbs up of completed collaborations make a gold reputation",
              source: "By rule, on every profile",
            },
            {
              value: String(RATING_DAYS),
              text: "days at most a rating stays hidden, or until both sides have rated",
              source: "By rule, so that nobody answers a rating",
            },
          ]}
        />
      ),
      notes: [
        "Bylines age, so a tier can fall as well as rise.",
        "Staff record evidence with its source. There is no call in the API that sets a badge.",
      ],
    },
    {
      name: "What is not for sale",
      composition: "list",
      drawn: (
        <ListSlide
          title="What we do not sell"
          lede="A market of stories is worth what its readers believe of it."
          rows={[
            ["A place in matches", "Six factors with fixed weights. No payment and no plan is among them."],
            [
              "A verified mark",
              "Evidence by a published rubric: an address at the outlet, bylines, a site’s own domain.",
            ],
            ["Coverage", "Perks make work possible and buy no opinion. Paid partnerships are named as such."],
            [
              "Time before an embargo",
              "A release that is not out yet is on no page, in no search and in no feed.",
            ],
          ]}
        />
      ),
      notes: ["This is the slide for the question of what happens when a large customer asks."],
    },
    ...speedSlide(facts),
    plansSlide(facts),
  ];
  return deckOf("investor", facts, {
    minutes: MINUTES,
    slides,
    closing: {
      title: "Five answers, six reasons, one reply.",
      picture: { name: "sea-morning", width: 1280, height: 800, alt: "Morning light on a calm sea" },
      notes: ["Leave this on while questions are asked."],
    },
  });
}

function matchSlide(): DeckSlide {
  const { score, factors } = scoreExample();
  return {
    name: "How a match is made",
    composition: "factors",
    drawn: (
      <FactorsSlide
        title="How a match is made"
        score={score}
        lede="Six factors, each with a fixed weight and a reason in words. No number is random, and a missing fact never hides anyone."
        factors={factors.map(({ key, ...factor }) => ({ name: factorNames[key], ...factor }))}
        note="Scored by the product for two invented profiles. Length is weight"
      />
    ),
    notes: [
      `Read the ${Math.round(score)}% aloud, then the six lines. Stop at Perks: it is the one people ask about.`,
      "If asked about artificial intelligence: the score is plain arithmetic, and the weights are on this slide.",
    ],
  };
}

/** The slide is left out while nothing is measured. */
function speedSlide({ bench }: DeckFacts): DeckSlide[] {
  const figures = speedFigures(bench);
  if (figures.length === 0) return [];
  return [
    {
      name: "How fast it is",
      composition: "figures",
      drawn: (
        <FiguresSlide
          title="Fast, by a bench that anyone can run."
          lede="Every figure is read from the file that the bench writes, and says when it was measured."
          figures={figures}
        />
      ),
      notes: [
        "Every figure on this slide is read from a file that the bench writes. What is not measured is not shown.",
        "The whole table, with what is slower than its goal, is in the technical deck.",
      ],
    },
  ];
}
