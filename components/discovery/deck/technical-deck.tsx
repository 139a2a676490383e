import type { Deck, DeckSlide } from "@/components/discovery/deck/deck-slide";
import { type DeckFacts, deckOf } from "@/components/discovery/deck/shared-slides";
import { FactorsSlide } from "@/components/discovery/deck/slides/factors-slide";
import { FiguresSlide } from "@/components/discovery/deck/slides/figures-slide";
import { ListSlide } from "@/components/discovery/deck/slides/list-slide";
import { PictureSlide } from "@/components/discovery/deck/slides/picture-slide";
import { TableSlide } from "@/components/discovery/deck/slides/table-slide";
import { factorNames } from "@/components/matching/matches/labels";
import {
  type MeasuredTable,
  publicPageTable,
  requestTable,
  sizeFigures,
} from "@/lib/domain/discovery/decks/claims";
import { type FactorKey, factorKeys, factorWeights } from "@/lib/domain/matching/matching/weights";

const MINUTES = 12;

const measures: Record<FactorKey, string> = {
  topicAlignment: "Nearness in a taxonomy of news topics",
  socialReach: "Followers elsewhere, self-reported",
  locationProximity: "Miles between two cities",
  responseTime: "Median hours from a pitch to its answer",
  reputation: "Thumbs of finished collaborations",
  perksAlignment: "What one wants and the other offers",
};

export function technicalDeck(facts: DeckFacts): Deck {
  const { bench, limits, accessMinutes, sessionDays } = facts;
  const slides: DeckSlide[] = [
    {
      name: "The operation",
      composition: "list",
      drawn: (
        <ListSlide
          counted
          title="A verb is declared once"
          lede="Screens, the HTTP API and jobs all call the same operation, so no rule is written twice."
          rows={[
            ["Who asks", "Access is required. A verb that names none does not compile."],
            ["What is asked", "Input is parsed; a refusal says what is wrong beside the field."],
            ["What they may see", "A row loads through what its reader may see. Somebody else’s is a 404."],
            ["The change", "Row, audit entry, live events, jobs and stale pages commit together."],
            ["The answer", "Output is parsed too, so a stray column never leaves."],
          ]}
        />
      ),
      notes: [
        "docs/access.md lists every operation with every kind of caller. A test asks each as each and compares the file.",
      ],
    },
    {
      name: "Weights of a match",
      composition: "factors",
      drawn: (
        <FactorsSlide
          title="A match is arithmetic"
          lede="One without data counts half of its weight, says “not known yet”, and hides nobody. Feedback moves a score by a tenth at most."
          factors={factorKeys.map((key) => ({
            name: factorNames[key],
            worth: factorWeights[key] * 100,
            reason: measures[key],
          }))}
          note="Read from the code that scores"
        />
      ),
      notes: [
        "Every candidate who may be met is scored before any is cut off.",
        "The bars are drawn from the constants that the scoring uses; nobody types them here.",
      ],
    },
    {
      name: "Twenty at once",
      composition: "figures",
      drawn: (
        <FiguresSlide
          title="Twenty accept the same pitch. One does."
          lede="Changes of state are made under a row’s lock, and unique rules are unique indexes."
          figures={[
            {
              value: "20",
              text: "requests at the same moment, to accept one pitch",
              source: "Held by a test on a real Postgres",
            },
            { value: "1", text: "of them succeeds, with one conversation", source: "Held by the same test" },
            { value: "19", text: "are told that it was answered already", source: "Held by the same test" },
          ]}
        />
      ),
      notes: [
        "The test is lib/domain/pitching/pitches/races.test.ts. Likes, quotas, completions and ratings have theirs.",
      ],
    },
    {
      name: "Sessions",
      composition: "figures",
      drawn: (
        <FiguresSlide
          title="Short tokens, one session behind them"
          lede="One row per sign-in, for browser and API alike. Revoked, it is over on the next request."
          figures={[
            {
              value: String(accessMinutes),
              text: "minutes of an access token",
              source: "Read from the running code",
            },
            {
              value: String(sessionDays),
              text: "days of a browser’s session and of a refresh token, which changes with each use",
              source: "Read from the running code",
            },
            ...(limits
              ? [
                  {
                    value: limits.anonymous.toLocaleString("en-US"),
                    text: "requests in 15 minutes for an address without an account",
                    source: "Set on this server",
                  },
                ]
              : []),
          ]}
        />
      ),
      notes: [
        "A refresh token that is used twice ends its whole family.",
        "Per account the limits are fixed: five wrong passwords or mails in 15 minutes.",
      ],
    },
    {
      name: "Embargo",
      composition: "picture",
      drawn: (
        <PictureSlide
          title="An embargo is a predicate, not a promise"
          lede="What is not out yet is left out in SQL, by the database’s clock: pages, search, feeds, maps and zips all read through it."
          picture={{
            name: "night-train",
            width: 1280,
            height: 800,
            alt: "A lit night train under the stars",
          }}
        />
      ),
      notes: [
        "A cached page ends at the next moment at which something on it comes out, so no job has to be on time.",
        "Those it was shared with agree to the terms first; then they read it under their own name.",
      ],
    },
    {
      name: "Files",
      composition: "list",
      drawn: (
        <ListSlide
          title="A file says whose it is"
          lede="Pictures and videos are worked on in a process of their own, never in the one that answers pages."
          rows={[
            ["Checked", "By what the bytes are, not by their name. A PDF is stored byte for byte."],
            ["Cleaned", "Location data is removed from pictures and videos."],
            ["Signed", "Caption, creator, credit and copyright as they are now travel in the download."],
            ["Bounded", "A request’s body, a picture’s pixels and a process’s memory all have a limit."],
          ]}
        />
      ),
      notes: ["Uploaded files are never scripts: pages run those of the build and no others."],
    },
    ...measuredSlide(publicPageTable(bench), {
      name: "Public pages, measured",
      title: "Public pages are made once",
      lede: "Cached by what they show, the same bytes for everybody. Requests a second beside a bare page of the framework.",
      notes: [
        "A change is new on the next request, on every instance: its tags commit with its rows.",
        "The newsroom is the heaviest page and the slowest row. It is here because it is true.",
      ],
    }),
    ...measuredSlide(requestTable(bench), {
      name: "Behind the sign-in, measured",
      title: "Signed in, every check costs",
      lede: "Requests a second beside routes and pages written by hand, with the same reads and none of the checks.",
      notes: ["The goal is 60%. Where a row misses it, the table says so by its number."],
    }),
    ...sizeSlide(facts),
    {
      name: "One build, many machines",
      composition: "list",
      drawn: (
        <ListSlide
          title="Three commands on one machine, the same code on many"
          lede="Every part behind a port, with a real default: nothing on the first machine is a stand-in."
          rows={[
            ["Postgres", "Embedded on the first start, any Postgres 15 or later by its address."],
            ["Realtime", "A small server of Pusher’s protocol, or Pusher itself."],
            ["Files", "A folder, or anything that speaks S3."],
            ["App and worker", "As many of each as you like; none keeps state."],
          ]}
        />
      ),
      notes: ["npm start on a fresh clone is the whole product, with its demo. npm test is all of CI."],
    },
  ];
  return deckOf("technical", facts, {
    minutes: MINUTES,
    slides,
    closing: {
      title: "Read it, run it, measure it.",
      picture: { name: "turbines-dawn", width: 1200, height: 800, alt: "Wind turbines at dawn" },
      notes: ["Offer to run the bench in front of everybody: npm run bench."],
      ways: [
        [
          "The API",
          <a key="api" href="/api/v1/docs">
            /api/v1/docs
          </a>,
        ],
      ],
    },
  });
}

/** A table of the bench is left out while nothing of it is measured. */
function measuredSlide(
  table: MeasuredTable | null,
  { name, title, lede, notes }: { name: string; title: string; lede: string; notes: string[] },
): DeckSlide[] {
  if (!table) return [];
  const columns = table.columns.map((label) => ({ label }));
  return [
    {
      name,
      composition: "table",
      drawn: (
        <TableSlide
          title={title}
          lede={lede}
          label={name}
          columns={columns}
          rows={table.rows}
          source={table.source}
        />
      ),
      notes,
    },
  ];
}

function sizeSlide({ bench }: DeckFacts): DeckSlide[] {
  const figures = sizeFigures(bench);
  if (figures.length === 0) return [];
  return [
    {
      name: "With 100,000 profiles",
      composition: "figures",
      drawn: (
        <FiguresSlide
          title="Lists walk an index, and never count pages."
          lede="A hundred thousand generated profiles in the bench’s own database."
          figures={figures}
        />
      ),
      notes: [
        "The first page and one deep inside cost the same: the place in a list is a key, not a number.",
      ],
    },
  ];
}
