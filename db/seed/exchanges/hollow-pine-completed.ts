import type { SeedPitch } from "../types";

/** Collaborations of the demo brand that are over. */
export const hollowPineCompleted: readonly SeedPitch[] = [
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
];
