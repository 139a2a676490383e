import type { SeedPitch } from "../types";

/** What went between the demo creator and others. */
export const mirelaPitches: readonly SeedPitch[] = [
  {
    from: "halden-optics",
    to: "mirela",
    letter: {
      subject: "One roll of film, thirty days",
      content:
        "36 pictures in a month of mornings, no second take, shown in the order they were made. We pay your rate and see nothing before your followers do.",
    },
    sentDaysAgo: 75,
    outcome: {
      kind: "completed",
      answeredAfterHours: 3,
      chat: [
        { by: "to", afterDays: 0.5, text: "Before we talk about money: what is the camera for?" },
        { by: "from", afterDays: 0.8, text: "For people who want to take fewer pictures." },
        { by: "to", afterDays: 0.9, text: "Then yes. First picture on Monday, 6.50." },
      ],
      completed: {
        afterDays: 52,
        by: "from",
        rating: "up",
        feedback: "She asked what the camera was for before she asked what it cost.",
        story: "one-roll-of-film-thirty-days",
        second: { afterDays: 53, rating: "up", feedback: "Kept their word: nobody looked over my shoulder." },
      },
    },
  },
  {
    from: "kiln-fern",
    to: "mirela",
    letter: {
      subject: "Six bottles that are not quite straight",
      content:
        "Seconds, sold as seconds. We would like them shown as they are, in north light, with the flaw in the picture.",
    },
    sentDaysAgo: 110,
    outcome: {
      kind: "completed",
      answeredAfterHours: 5,
      completed: {
        afterDays: 14,
        by: "from",
        rating: "up",
        feedback:
          "Delivered two days early and told us which of our six bottles looked wrong. She was right.",
        second: { afterDays: 15, rating: "up", feedback: "Clear brief, honest glass, paid on the day." },
      },
    },
  },
  {
    from: "lokar",
    to: "mirela",
    letter: {
      subject: "A vase from start to finish",
      content: "One take at the wheel, nine minutes. My hands, your camera, no music.",
    },
    sentDaysAgo: 66,
    outcome: {
      kind: "completed",
      answeredAfterHours: 4,
      completed: {
        afterDays: 15,
        by: "to",
        rating: "up",
        feedback: "Did it in one take at 7 in the morning because the light was good.",
        second: { afterDays: 16, rating: "up", feedback: "31,000 people have seen my hands now." },
      },
    },
  },
  {
    from: "piran-salt",
    to: "mirela",
    letter: {
      subject: "Harvest, if the wind comes",
      content:
        "We never know the day. Could you be ready to come within six hours, and be paid also when it rains?",
    },
    sentDaysAgo: 140,
    outcome: {
      kind: "completed",
      answeredAfterHours: 6,
      completed: {
        afterDays: 31,
        by: "from",
        rating: "down",
        feedback: "One thumb down from us for a late invoice. The work itself was faultless.",
        second: { afterDays: 33, rating: "up", feedback: "Paid for the two rainy days without a word." },
      },
    },
  },
  {
    from: "basalt",
    to: "mirela",
    draft: 0,
    sentDaysAgo: 8,
    outcome: {
      kind: "accepted",
      answeredAfterHours: 4,
      chat: [
        {
          by: "to",
          afterDays: 0.3,
          text: "Four products, four mornings. Could I have the jars without labels for the first three?",
        },
        {
          by: "from",
          afterDays: 0.6,
          text: "They are on the boat, bare. The label comes on day four, with the statute.",
        },
        { by: "from", afterDays: 7.4, text: "Customs has let the jars go. With you on Tuesday." },
      ],
    },
  },
  {
    from: "repair-guild",
    to: "mirela",
    draft: 0,
    sentDaysAgo: 14,
    outcome: {
      kind: "accepted",
      answeredAfterHours: 7,
      chat: [
        {
          by: "from",
          afterDays: 0.5,
          text: "We keep the crumb of repair 40,000 in a jar. It would like its portrait taken.",
        },
        { by: "to", afterDays: 0.6, text: "I have been waiting for a crumb all year. Saturday?" },
      ],
    },
  },
  { from: "clementina", to: "mirela", draft: 0, sentDaysAgo: 1, outcome: { kind: "waiting" } },
  { from: "bright-kettle", to: "mirela", draft: 0, sentDaysAgo: 2, outcome: { kind: "waiting" } },
  { from: "reel-rescue", to: "mirela", draft: 0, sentDaysAgo: 3, outcome: { kind: "waiting", read: true } },
  {
    from: "inkwell",
    to: "mirela",
    draft: 0,
    sentDaysAgo: 17,
    outcome: { kind: "declined", afterDays: 0.2, reason: "not_newsworthy" },
  },
  { from: "quiet-hour", to: "mirela", draft: 0, sentDaysAgo: 40, outcome: { kind: "expired" } },
  {
    from: "mirela",
    to: "living-languages",
    letter: {
      subject: "Thirty words, one picture each",
      content:
        "A month of words for winter, each with the thing it names. I would record the speakers with the picture.",
    },
    sentDaysAgo: 6,
    outcome: { kind: "waiting", read: true },
  },
  {
    from: "mirela",
    to: "saffron-row",
    draft: 0,
    sentDaysAgo: 26,
    outcome: { kind: "withdrawn", afterDays: 0.5 },
  },
];
