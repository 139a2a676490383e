import type { SeedPitch } from "../types";

/** What went between the demo journalist and others. */
export const marenPitches: readonly SeedPitch[] = [
  {
    from: "nachtlijn",
    to: "maren",
    letter: {
      subject: "Work a shift on the training run",
      content:
        "Twelve attendants learn the night between Brussels and Berlin. You may work a shift: make 20 beds, wake 20 people, write what you like. No guests on board yet.",
    },
    sentDaysAgo: 121,
    outcome: {
      kind: "completed",
      answeredAfterHours: 8,
      chat: [
        { by: "to", afterDays: 1, text: "Yes, if I get the shoes as well. Which night?" },
        { by: "from", afterDays: 1.2, text: "The 14th. Size 39, they are waiting in the depot." },
      ],
      completed: {
        afterDays: 26,
        by: "from",
        rating: "up",
        feedback: "Made all 20 beds. The piece is used in training now.",
        story: "a-shift-on-the-training-run",
        second: {
          afterDays: 27,
          rating: "up",
          feedback: "Nobody stood behind me. They even let me be late with the coffee.",
        },
      },
    },
  },
  {
    from: "night-rail",
    to: "maren",
    letter: {
      subject: "Every night train since 1950, in one file",
      content:
        "We have typed 75 years of night timetables. You would be the first to search it; we only ask that you cite the row. Regula Ammann is free for questions on Thursdays.",
      link: "https://nightrail.demo/archive",
    },
    sentDaysAgo: 84,
    outcome: {
      kind: "completed",
      answeredAfterHours: 5,
      chat: [
        { by: "to", afterDays: 2, text: "Row 41,207 has a train that arrives before it leaves." },
        {
          by: "from",
          afterDays: 2.4,
          text: "Summer time, 1977. We have added a note with your name, thank you.",
        },
      ],
      completed: {
        afterDays: 29,
        by: "to",
        rating: "up",
        feedback: "The rare archive that thanks you for finding a mistake.",
        story: "what-the-timetable-forgets",
        second: { afterDays: 31, rating: "up", feedback: "Cited every row." },
      },
    },
  },
  {
    from: "halden-optics",
    to: "maren",
    letter: {
      subject: "A camera for a winter",
      content:
        "One of our first cameras, on loan from October to March, with ten rolls. Send it back scratched.",
    },
    sentDaysAgo: 72,
    outcome: {
      kind: "completed",
      answeredAfterHours: 30,
      completed: {
        afterDays: 30,
        by: "from",
        rating: "up",
        feedback: "Came back with scratches, as asked, and a list of two loose screws.",
      },
    },
  },
  {
    from: "living-languages",
    to: "maren",
    letter: {
      subject: "The announcement nobody records any more",
      content:
        "On the line to Valga a conductor still calls the stops in Võro. We have recorded her last winter. She would take you along.",
    },
    sentDaysAgo: 45,
    outcome: {
      kind: "completed",
      answeredAfterHours: 11,
      chat: [
        { by: "to", afterDays: 1, text: "Does she retire, or does the line?" },
        { by: "from", afterDays: 1.1, text: "She does. The line got a loudspeaker." },
      ],
      completed: {
        afterDays: 42,
        by: "from",
        rating: "up",
        feedback: "Learnt the eleven stops by heart before she came.",
        story: "eleven-stops-in-voro",
      },
    },
  },
  {
    from: "grey-heron",
    to: "maren",
    draft: 0,
    sentDaysAgo: 9,
    outcome: {
      kind: "accepted",
      answeredAfterHours: 6,
      chat: [
        {
          by: "to",
          afterDays: 0.4,
          text: "I should like to sail with the barrel rather than meet it. Two crossings, an ordinary ticket.",
        },
        {
          by: "from",
          afterDays: 0.9,
          text: "Iain says you may, if you hold the rope. The ten o’clock is the rough one.",
        },
        {
          by: "to",
          afterDays: 1.1,
          text: "Then the ten o’clock. How many miles has it done by now, exactly?",
        },
        {
          by: "from",
          afterDays: 1.3,
          text: "32,114 as of this morning. It is written on the lid in chalk, crossing by crossing.",
        },
        {
          by: "from",
          afterDays: 8.6,
          text: "Forecast for your day: north-west 7. Bring gloves you do not love.",
        },
      ],
    },
  },
  {
    from: "glacier-archive",
    to: "maren",
    draft: 0,
    sentDaysAgo: 16,
    outcome: {
      kind: "accepted",
      answeredAfterHours: 20,
      chat: [
        { by: "to", afterDays: 1, text: "How do the families take it, when you call after 67 years?" },
        {
          by: "from",
          afterDays: 1.2,
          text: "Most ask first what the weather was that day. The book says: clear, wind from the north.",
        },
      ],
    },
  },
  { from: "nachtlijn", to: "maren", draft: 0, sentDaysAgo: 1, outcome: { kind: "waiting" } },
  { from: "sleep-council", to: "maren", draft: 0, sentDaysAgo: 2, outcome: { kind: "waiting" } },
  { from: "casa-mirador", to: "maren", draft: 0, sentDaysAgo: 5, outcome: { kind: "waiting", read: true } },
  {
    from: "tidewater-oats",
    to: "maren",
    draft: 0,
    sentDaysAgo: 18,
    outcome: { kind: "declined", afterDays: 0.3, reason: "not_newsworthy" },
  },
  {
    from: "tally-north",
    to: "maren",
    draft: 0,
    sentDaysAgo: 23,
    outcome: { kind: "declined", afterDays: 0.5, reason: "not_my_beat" },
  },
  { from: "bright-kettle", to: "maren", draft: 0, sentDaysAgo: 33, outcome: { kind: "expired" } },
  {
    from: "maren",
    to: "tide-observatory",
    letter: {
      subject: "A tide table a traveller can read",
      content:
        "Half of the mail boats in my spring special leave by the tide, and no passenger understands the table. Would one of your readers of gauges explain one to me, on the quay, in an hour?",
    },
    sentDaysAgo: 3,
    outcome: { kind: "waiting", read: true },
  },
  {
    from: "maren",
    to: "redwood-lime",
    draft: 0,
    sentDaysAgo: 30,
    outcome: { kind: "withdrawn", afterDays: 0.1 },
  },
];
