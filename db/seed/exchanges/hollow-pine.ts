import type { SeedPitch } from "../types";

/** What goes on between the demo brand and others, and what came to nothing. */
export const hollowPinePitches: readonly SeedPitch[] = [
  {
    from: "hollow-pine",
    to: "tomas",
    draft: 0,
    sentDaysAgo: 7,
    outcome: {
      kind: "accepted",
      answeredAfterHours: 49,
      chat: [
        {
          by: "from",
          afterDays: 2.3,
          text: "Glad to have you on board. The embargoed fact sheet is on its way.",
        },
        {
          by: "to",
          afterDays: 5.9,
          text: "Morning. My editor wants 1,800 words and a photo essay for the spring issue. Is the first departure still open to press?",
        },
        {
          by: "from",
          afterDays: 5.92,
          text: "It is. I hold one berth for you on the first night, and cabin 7 for two nights after.",
        },
        {
          by: "to",
          afterDays: 6.8,
          text: "Perfect, berth taken. One more thing: could I ride in the cab for the last stretch?",
        },
      ],
    },
  },
  {
    from: "hollow-pine",
    to: "nadia",
    draft: 1,
    sentDaysAgo: 12,
    outcome: {
      kind: "accepted",
      answeredAfterHours: 22,
      chat: [
        {
          by: "to",
          afterDays: 1.1,
          text: "Which weeks does the baseline cover, and were the scales the same at all six sites?",
        },
        {
          by: "from",
          afterDays: 1.3,
          text: "Weeks 18 to 40 of both years. Same scales, calibrated each Monday; the log is in the data set.",
        },
        { by: "to", afterDays: 4, text: "Good. I am comparing it with school canteens here." },
      ],
    },
  },
  {
    from: "hollow-pine",
    to: "greta",
    draft: 0,
    sentDaysAgo: 6,
    outcome: {
      kind: "accepted",
      answeredAfterHours: 3,
      chat: [
        {
          by: "to",
          afterDays: 0.3,
          text: "Upper berth, please, and the noise limit of the heating. I publish both.",
        },
        {
          by: "from",
          afterDays: 0.5,
          text: "Berth 31, upper. 38 decibels on the test run, but judge for yourself.",
        },
      ],
    },
  },
  { from: "hollow-pine", to: "leila", draft: 1, sentDaysAgo: 4, outcome: { kind: "waiting", read: true } },
  { from: "hollow-pine", to: "dario", draft: 0, sentDaysAgo: 3, outcome: { kind: "waiting" } },
  {
    from: "hollow-pine",
    to: "jun",
    draft: 1,
    sentDaysAgo: 15,
    outcome: { kind: "declined", afterDays: 1.5, reason: "not_my_beat" },
  },
  {
    from: "hollow-pine",
    to: "freya",
    draft: 0,
    sentDaysAgo: 9,
    outcome: { kind: "declined", afterDays: 2, reason: "no_time" },
  },
  { from: "hollow-pine", to: "rohan", draft: 0, sentDaysAgo: 28, outcome: { kind: "expired" } },
  {
    from: "hollow-pine",
    to: "carmen",
    draft: 0,
    sentDaysAgo: 10,
    outcome: { kind: "withdrawn", afterDays: 1 },
  },
  { from: "mirela", to: "hollow-pine", draft: 0, sentDaysAgo: 2, outcome: { kind: "waiting" } },
  {
    from: "luca",
    to: "hollow-pine",
    letter: {
      subject: "Six gravel rides from six stations",
      content:
        "I plan rides that begin at a platform and end at a table. Your six sites would make a series for June: one ride each, GPS free for everybody. I need a bed and a place to wash the bicycle.",
      link: "https://ghiaia.demo/rides",
    },
    sentDaysAgo: 1,
    outcome: { kind: "waiting" },
  },
  {
    from: "night-rail",
    to: "hollow-pine",
    letter: {
      subject: "Counting who comes by train",
      content:
        "We count how guests travel to places without a car park. Would you ask yours one question at the door this winter? You get the figures of 40 other houses in return.",
    },
    sentDaysAgo: 5,
    outcome: { kind: "waiting", read: true },
  },
  {
    from: "pekka",
    to: "hollow-pine",
    letter: {
      subject: "Your sauna, reviewed in public",
      content:
        "I test saunas the way others test restaurants, with a thermometer. Two nights, no fee, no promise of a good word.",
    },
    sentDaysAgo: 21,
    outcome: { kind: "declined", afterDays: 1, reason: "other" },
  },
];
