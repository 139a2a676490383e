import type { SeedStory } from "./types";

/** Stories that came of the demo's collaborations. Their pages are drawn into `public/demo/stories`. */
export const stories: readonly SeedStory[] = [
  {
    slug: "the-line-that-would-not-close",
    outlet: "longitude",
    author: "tomas",
    title: "The line that would not close",
    description:
      "Volunteers in Telemark have kept 42 kilometres of track in order since 1991. Now they are needed.",
    paragraphs: [
      "Every second Saturday since the last train, between twelve and thirty people have met at the old station with spades. They cut birch out of the ballast, grease points that lead nowhere and drink coffee from one enormous flask.",
      "Nobody asked them to. The railway had sold the signals, the municipality had plans for a cycle path, and twice a contractor came to lift the rails. Both times he found forty people sitting on them, eating lunch.",
      "This winter a sleeping car will roll over their work. The club has one condition, written into the contract: the driver sounds the horn at kilometre 31, where its founder is buried within earshot.",
    ],
    daysAgo: 24,
  },
  {
    slug: "when-the-staff-buy-in",
    outlet: "ledger",
    author: "agnes",
    title: "When the staff buy in",
    description:
      "Seven companies a decade after their employees became owners: what they pay, what they argue about.",
    paragraphs: [
      "Of seven firms that sold shares to their staff ten years ago, six still exist. Three pay better than their rivals, two pay the same, one pays worse and is the only one nobody leaves.",
      "A cook in a Norwegian cabin firm owns 41 shares. She cannot sell them to a stranger and does not want to; what she wanted, she says, was the right to read the accounts. She reads them aloud in the kitchen.",
      "The arguments are the same everywhere: not about wages, but about who counts as staff. The cleaners, in six of seven, came last. In the seventh they came first.",
    ],
    daysAgo: 33,
  },
  {
    slug: "twelve-per-cent-and-what-it-changes",
    outlet: "delta",
    author: "samuel",
    title: "Twelve per cent, and what it changes",
    description: "A cabin firm in Norway gave its staff a stake. The interesting part is the loan.",
    paragraphs: [
      "Twelve per cent buys no vote that matters. It buys a seat near the person who signs the loan, and that turns out to be worth more.",
      "When the rate rose from 4.1 to 5.6 per cent, the founders could have waited. The staff, asked for the first time, preferred to repay early and take the saving as shares. It is the cheapest capital I have seen this year, and nobody in the room had studied finance.",
      "There is a lesson in it for Lagos: the price of money is news to those who pay it, if somebody tells them.",
    ],
    daysAgo: 41,
  },
  {
    slug: "a-larder-for-the-dark-months",
    outlet: "harbour",
    author: "ines",
    title: "A larder for the dark months",
    description:
      "Barley, trout and cloudberries: six kitchens in Norway cook the winter from within 40 kilometres.",
    paragraphs: [
      "In January the larder holds barley, trout, swede, dried lingonberries and the fourteenth jar of cloudberries, which nobody opens before the fifteenth has been promised.",
      "Nineteen farms stand on the menu card with their distance. Haugen, 3 km, barley. Tveito, 5 km, trout. A card from March lists only seven names, and the cook calls it the honest month.",
      "I asked what they miss. Lemons, said five kitchens. The sixth said nothing and showed me a bottle of vinegar made of rhubarb.",
    ],
    daysAgo: 28,
  },
  {
    slug: "building-for-minus-thirty",
    outlet: "atelier",
    author: "elin",
    title: "Building for minus thirty",
    description: "“A good cabin is mostly a good wall.” Architect Siv Aamodt answers ten questions.",
    paragraphs: [
      "A good cabin is mostly a good wall, says Siv Aamodt, and mine is the width of a forearm. Spruce, wood fibre, paper, spruce. No foil: “A wall should be allowed to breathe out.”",
      "I slept in it at minus nineteen. The stove went out at four, and at eight the thermometer by the bed had lost three degrees.",
      "Would she build it in a city? “Gladly. But there they ask me for a window the size of the wall, and then we talk about heating.”",
    ],
    daysAgo: 4,
  },
  {
    slug: "a-shift-on-the-training-run",
    outlet: "longitude",
    author: "maren",
    title: "A shift on the training run",
    description: "Twenty beds between Brussels and Berlin, made by somebody who usually sleeps in them.",
    paragraphs: [
      "The corner of a sheet on a moving train is folded against the direction of travel. This is the first thing one learns, and it takes until Aachen.",
      "There are no passengers tonight, only twelve trainees and a chief who plays all of them: the man who has lost his shoe, the woman who wants to get off in a tunnel, the child who is sick at 3.10.",
      "At Hannover I wake twenty empty berths with coffee. Four minutes late. The chief writes it down, and then, kindly, the reason: bridge, photographed sunrise.",
    ],
    daysAgo: 96,
  },
  {
    slug: "what-the-timetable-forgets",
    outlet: "longitude",
    author: "maren",
    title: "What the timetable forgets",
    description: "Seventy-five years of night trains in one file, and a train that arrives before it leaves.",
    paragraphs: [
      "Row 41,207 of the archive holds a train that arrives eleven minutes before it departs. Somebody in Zürich has typed it in without a shrug.",
      "The file knows every night train in Europe since 1950. It knows that 1961 was the year with most beds and 2016 the year with fewest, and that the slowest of all ran in Portugal, on purpose, so that nobody should arrive before the bakeries.",
      "What it forgets is why they went. For that one has to ask attendants, and I did.",
    ],
    daysAgo: 56,
  },
  {
    slug: "eleven-stops-in-voro",
    outlet: "longitude",
    author: "maren",
    title: "Eleven stops in Võro",
    description:
      "On the line to Valga a conductor still calls the stations in a language with 75,000 speakers.",
    paragraphs: [
      "She calls them into the carriage without a microphone, first in Estonian, as the rules say, and then as her grandmother would have.",
      "Children get on at the fourth stop and answer. It has become a game, and the eleventh name, which no map prints any more, is shouted by everybody.",
      "In spring she retires. The museum in Tartu has recorded her, with the wheels underneath, because she cannot do it in a quiet room.",
    ],
    daysAgo: 5,
  },
  {
    slug: "a-village-buys-its-wind",
    outlet: "openwater",
    author: "leila",
    title: "A village buys its wind",
    description: "Eleven turbines, 2,140 owners and a swimming pool.",
    paragraphs: [
      "Nobody here loves turbines, says the chair of the cooperative. We love the swimming pool they pay for.",
      "The first vote was lost by nine. Instead of a second campaign the members held an evening at which the nine letters of protest were read aloud, in full, by people who had voted yes. Two turbines were moved. One letter writer now keeps the books.",
      "The grid is another matter. On 211 days it refused what the village offered, and the cooperative has written down every hour of it.",
    ],
    daysAgo: 61,
  },
  {
    slug: "one-roll-of-film-thirty-days",
    outlet: "atelier",
    author: "mirela",
    title: "One roll of film, thirty days",
    description: "Paid partnership with Halden Optics: 36 mornings, no second take.",
    paragraphs: [
      "Paid partnership. Halden Optics lent the camera, bought the film and saw the pictures on the day you did.",
      "Picture 9 is black. I had left the cap on, and the rule was to show every frame. It has more comments than all the others together.",
      "Picture 36 is the camera itself, taken apart on my kitchen table: 214 parts. I put it together again with the manual. It took a morning, which seemed right.",
    ],
    daysAgo: 23,
  },
];
