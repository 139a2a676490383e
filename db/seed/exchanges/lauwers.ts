import type { SeedPitch } from "../types";

/** What went between the demo source and others. */
export const lauwersPitches: readonly SeedPitch[] = [
  {
    from: "lauwers",
    to: "leila",
    draft: 1,
    sentDaysAgo: 90,
    outcome: {
      kind: "completed",
      answeredAfterHours: 12,
      chat: [
        { by: "to", afterDays: 1, text: "May I speak to somebody who voted no, and still would?" },
        {
          by: "from",
          afterDays: 1.1,
          text: "Klaas Dijkstra, at the lock, every morning at seven. He expects you and has prepared.",
        },
        { by: "to", afterDays: 6, text: "He had. Four pages. May I quote page three?" },
        { by: "from", afterDays: 6.1, text: "He says yes, if you quote page four as well." },
      ],
      completed: {
        afterDays: 30,
        by: "from",
        rating: "up",
        feedback: "Spent three days with us and one with our opponents.",
        story: "a-village-buys-its-wind",
        second: {
          afterDays: 31,
          rating: "up",
          feedback: "Opened the books, and the drawer with the letters.",
        },
      },
    },
  },
  {
    from: "lauwers",
    to: "wanjiru",
    letter: {
      subject: "8,760 rows that want a chart",
      content:
        "We log every hour in which the grid refuses our wind, with the operator’s reason. The file is clean: one row an hour, no merged cells. Take it, break it, tell us what you see.",
      link: "https://lauwersgrid.demo/data",
    },
    sentDaysAgo: 64,
    outcome: {
      kind: "completed",
      answeredAfterHours: 4,
      completed: {
        afterDays: 21,
        by: "to",
        rating: "up",
        feedback: "Cleanest file of the year. Column F came with an explanation.",
        second: {
          afterDays: 22,
          rating: "up",
          feedback: "Sent us back the chart, the code and one error we had made.",
        },
      },
    },
  },
  {
    from: "lauwers",
    to: "callum",
    letter: {
      subject: "Heat for 312 homes from a canal",
      content:
        "A village heats 312 homes with water at eleven degrees. Bills of all of them, with names, are open to you.",
    },
    sentDaysAgo: 55,
    outcome: {
      kind: "completed",
      answeredAfterHours: 26,
      completed: {
        afterDays: 33,
        by: "from",
        rating: "up",
        feedback: "Asked every third door for its bill. Fair.",
        second: {
          afterDays: 35,
          rating: "down",
          feedback: "Good material, but the promised engineer was away all week.",
        },
      },
    },
  },
  {
    from: "lauwers",
    to: "lars",
    draft: 0,
    sentDaysAgo: 5,
    outcome: {
      kind: "accepted",
      answeredAfterHours: 9,
      chat: [
        {
          by: "to",
          afterDays: 0.5,
          text: "Is the operator’s reason free text or a code? I want to count them.",
        },
        {
          by: "from",
          afterDays: 0.6,
          text: "A code, 14 of them. “Other” is 31% of the rows, which is the story, we think.",
        },
        {
          by: "to",
          afterDays: 4.2,
          text: "I think so too. Could Anneke Bos say on the record what “other” means to her?",
        },
      ],
    },
  },
  {
    from: "lauwers",
    to: "jun",
    draft: 0,
    sentDaysAgo: 13,
    outcome: {
      kind: "accepted",
      answeredAfterHours: 21,
      chat: [
        {
          by: "to",
          afterDays: 1,
          text: "What licence is the data under? I would like to build on it, not only write.",
        },
      ],
    },
  },
  { from: "lauwers", to: "samuel", draft: 1, sentDaysAgo: 2, outcome: { kind: "waiting", read: true } },
  { from: "lauwers", to: "agnes", draft: 1, sentDaysAgo: 1, outcome: { kind: "waiting" } },
  {
    from: "lauwers",
    to: "joao",
    draft: 0,
    sentDaysAgo: 11,
    outcome: { kind: "declined", afterDays: 3, reason: "no_time" },
  },
  { from: "lauwers", to: "tariq", draft: 0, sentDaysAgo: 24, outcome: { kind: "expired" } },
  { from: "lauwers", to: "kofi", draft: 1, sentDaysAgo: 19, outcome: { kind: "withdrawn", afterDays: 0.2 } },
  {
    from: "wanjiru",
    to: "lauwers",
    letter: {
      subject: "The second year of refused hours",
      content:
        "Last year’s file made our most read chart. I should like the new rows before they are public, for one week, and I will publish the comparison with the code.",
    },
    sentDaysAgo: 1,
    outcome: { kind: "waiting" },
  },
  {
    from: "tendai",
    to: "lauwers",
    letter: {
      subject: "Twelve minutes on an annual meeting",
      content:
        "I film journeys, and this one would end in your village hall: how 2,000 people agree on a price. No drone, fares on screen. I need a seat at the back and permission to stay for the soup.",
    },
    sentDaysAgo: 3,
    outcome: { kind: "waiting", read: true },
  },
  {
    from: "lumencart",
    to: "lauwers",
    letter: {
      subject: "Charge when nobody wants your wind",
      content:
        "Our bikes could charge in the hours your grid is full. Would you share next week’s forecast with 63 shops in Utrecht?",
    },
    sentDaysAgo: 2,
    outcome: { kind: "waiting" },
  },
];
