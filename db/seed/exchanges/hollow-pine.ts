import type { SeedPitch } from "../types";

/** What went between the demo brand and others. */
export const hollowPinePitches: readonly SeedPitch[] = [
  {
    from: "hollow-pine",
    to: "agnes",
    draft: 2,
    sentDaysAgo: 60,
    outcome: {
      kind: "completed",
      answeredAfterHours: 27,
      chat: [
        {
          by: "to",
          afterDays: 2,
          text: "Who may sell a share, and to whom? I need the clause, not the summary.",
        },
        {
          by: "from",
          afterDays: 2.1,
          text: "Clause 9, attached to the contract on our site. Only to the company, at last year’s value.",
        },
        { by: "to", afterDays: 3, text: "Thank you, the cap table is what I needed." },
      ],
      completed: {
        afterDays: 27,
        by: "to",
        rating: "up",
        feedback: "Sent the contract with the first mail and let me talk to a cook instead of the founder.",
        story: "when-the-staff-buy-in",
        second: {
          afterDays: 28,
          rating: "up",
          feedback: "Checked every figure twice. Hard questions, fair piece.",
        },
      },
    },
  },
  {
    from: "hollow-pine",
    to: "samuel",
    draft: 2,
    sentDaysAgo: 57,
    outcome: {
      kind: "completed",
      answeredAfterHours: 19,
      chat: [
        { by: "to", afterDays: 1, text: "What was the rate on the founding loan, before and after?" },
        {
          by: "from",
          afterDays: 1.2,
          text: "4.1% until 2022, 5.6% since. That is why early repayment paid for the shares.",
        },
        { by: "to", afterDays: 12, text: "Draft is with my editor, out on Sunday." },
      ],
      completed: {
        afterDays: 17,
        by: "to",
        rating: "up",
        feedback: "Answered a question about interest within the hour, in numbers.",
        story: "twelve-per-cent-and-what-it-changes",
        second: {
          afterDays: 18,
          rating: "up",
          feedback: "Found the one thing about the loan we had overlooked.",
        },
      },
    },
  },
  {
    from: "hollow-pine",
    to: "ines",
    draft: 3,
    sentDaysAgo: 43,
    outcome: {
      kind: "completed",
      answeredAfterHours: 15,
      chat: [
        {
          by: "to",
          afterDays: 1,
          text: "I land in Bergen on the 30th at noon. Is there a farm I can walk to?",
        },
        {
          by: "from",
          afterDays: 1.1,
          text: "Two. Tveito has trout, Haugen has barley. I have told both, bring boots.",
        },
      ],
      completed: {
        afterDays: 16,
        by: "from",
        rating: "up",
        feedback: "Cooked a day with the kitchen before writing a line.",
        story: "a-larder-for-the-dark-months",
        second: { afterDays: 17, rating: "up", feedback: "Named farms, honest menu, no minders." },
      },
    },
  },
  {
    from: "hollow-pine",
    to: "yuki",
    letter: {
      subject: "A film about a wall, for your Thursday slot",
      content:
        "A student filmed the building of cabin 7 for two winters: eleven minutes, no words. She would talk about it on the radio, in Glasgow or by line. The film is hers, we only gave the wall.",
    },
    sentDaysAgo: 50,
    outcome: {
      kind: "completed",
      answeredAfterHours: 60,
      chat: [{ by: "to", afterDays: 4, text: "The radio slot is confirmed: six minutes." }],
      completed: {
        afterDays: 22,
        by: "to",
        rating: "down",
        feedback:
          "Lovely film. The interview was moved twice on the day, and the slot went to somebody else.",
        second: { afterDays: 24, rating: "up", feedback: "We moved the date, she stayed kind about it." },
      },
    },
  },
  {
    from: "hollow-pine",
    to: "elin",
    letter: {
      subject: "Ten questions for the architect of cabin 7",
      content:
        "Siv Aamodt designs for minus thirty. She answers ten questions, with sections drawn by hand at 1:20. You may have the drawings for print.",
    },
    sentDaysAgo: 46,
    outcome: {
      kind: "completed",
      answeredAfterHours: 30,
      chat: [
        { by: "to", afterDays: 2, text: "I should like to sit in it for a night first. November?" },
        {
          by: "from",
          afterDays: 2.2,
          text: "Cabin 7, any night in the first week. It will be cold by then, which is the point.",
        },
      ],
      completed: {
        afterDays: 43,
        by: "to",
        rating: "up",
        feedback: "Let me sleep in it, measured the wall with me, and gave the drawings as promised.",
        story: "building-for-minus-thirty",
      },
    },
  },
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
