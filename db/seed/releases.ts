/** Releases of the two demo newsrooms. Texts may hold `{+21}` and `{-3}` as everywhere in the demo. All invented. */
export type SeedRelease = {
  title: string;
  subtitle?: string;
  dateline: string;
  who?: string;
  what?: string;
  where?: string;
  when?: string;
  why?: string;
  body: string;
  tags: string[];
  daysAgo: number;
  /** Days from the seeding: held until then, or out only then. */
  embargoInDays?: number;
  publishInDays?: number;
  /** What was corrected, and when; `from` is the text before. */
  correction?: { daysAgo: number; note: string; from: string; to: string };
  /** Keys of journalists it was shared with; they agreed. */
  sharedWith?: string[];
  /** Captions of the newsroom's photos it takes, the first of them leads. */
  photos?: string[];
  draft?: boolean;
};

export const hollowPineReleases: readonly SeedRelease[] = [
  {
    title: "The night train to Rjukan returns after 35 years, with eleven cabins at the end of the line",
    subtitle:
      "A sleeper carriage leaves Oslo at 22.14 on Fridays and Saturdays until Easter. It is the first passenger service on the branch line since 1991.",
    dateline: "Oslo, Norway",
    who: "Hollow Pine, the town of Rjukan and 41 volunteers of the line’s museum club",
    what: "A sleeper train and eleven car-free cabins, sold as one ticket",
    where: "Oslo S to Rjukan, Norway; 900 metres from the platform to the door",
    when: "{+21} until Easter, Fridays and Saturdays, 22.14",
    why: "Six of ten winter guests came alone in a car. The rails were still there",
    body: "<p>A night train will run to Rjukan again. Hollow Pine has leased a sleeper carriage with 32 berths, and the museum club that kept the branch line in order since its closing will work the last 42 kilometres.</p><p>The train stops at the old platform at 02.05 and stays there, heated, until 08.30. From the platform a path leads to eleven new cabins. There is no road and no car park. Luggage travels by sled.</p><blockquote><p>“Nobody missed the train for thirty-five years. Then we asked, and four thousand people did.”</p><p>— Ingrid Moe, founder of Hollow Pine</p></blockquote><p>A berth and two nights cost 2,940 kroner, less than the same weekend with a hired car. Of the 740 places in December, 512 were sold to people on the waiting list before this release.</p><p>The town pays nothing. Under the agreement Hollow Pine carries the loss of the first winter and shares a later profit with the museum club.</p><table><caption>Timetable, first winter</caption><thead><tr><th>Stop</th><th>Out, Fri and Sat</th><th>Back, Sun and Mon</th></tr></thead><tbody><tr><th>Oslo S</th><td>22.14</td><td>07.02</td></tr><tr><th>Kongsberg</th><td>23.36</td><td>05.41</td></tr><tr><th>Notodden</th><td>00.18</td><td>04.55</td></tr><tr><th>Rjukan</th><td>02.05</td><td>03.10</td></tr></tbody></table>",
    tags: ["Rail travel", "Travel", "Architecture"],
    daysAgo: 3,
    correction: {
      daysAgo: 2.8,
      note: "704 places in December, not 740",
      from: "740 places",
      to: "704 places",
    },
    photos: ["The sleeper crosses the valley before Rjukan", "Cabin 7 at dusk, Rjukan"],
  },
  {
    title: "Six more branch lines could carry night trains by 2030, an engineering study finds",
    subtitle: "Two engineers walked 311 kilometres of closed track. The full survey comes with the release.",
    dateline: "Trondheim, Norway",
    who: "Two engineers of Telemark University College and six museum clubs",
    what: "Six closed lines rated fit for light night trains, and what each would cost",
    where: "311 kilometres of track in southern and central Norway",
    when: "Surveyed from April to September; first trains possible in 2029",
    why: "The ministry decides on the sale of the land in January",
    body: "<p>Six of the nine lines that lost their passengers between 1985 and 1991 could carry a train of four sleeping cars again, for an average of 1.9 million kroner per kilometre. Three could not: their bridges are gone or their stations are homes now.</p><p>The engineers looked at 212 bridges, 41 tunnels and every metre of drainage. They publish their notes with the figures.</p>",
    tags: ["Rail travel", "Travel"],
    daysAgo: 1,
    embargoInDays: 5,
    sharedWith: ["maren"],
  },
  {
    title: "The winter menu of all six kitchens, with the farm behind every plate",
    dateline: "Rjukan, Norway",
    body: "<p>From {+12} the six kitchens of Hollow Pine cook one winter menu: barley, trout, turnip and cloudberry, each from one of nineteen named farms within 40 kilometres.</p><p>The list of farms, with what each delivers and what it is paid, is part of the menu.</p>",
    tags: ["Regional cooking"],
    daysAgo: 1,
    publishInDays: 12,
  },
  {
    title: "Hollow Pine opens its first car-free site",
    subtitle: "Eleven cabins, one path, no road: how the site near Rjukan was built by sled.",
    dateline: "Rjukan, Norway",
    body: "<p>The eleventh cabin stands. Everything for it came 900 metres by sled from the old platform, 214 loads in all, because there is no road to the site and will be none.</p><h2>What it took</h2><ul><li><p>Eleven cabins of 31 square metres</p></li><li><p>Nine months, no crane</p></li><li><p>4.1 tonnes of goods on a winter’s day</p></li></ul><blockquote><p>“You plan better when you carry every board yourself.”</p><p>— Siv Aamodt, architect</p></blockquote><p>The site takes its first guests on {+21}.</p>",
    tags: ["Architecture", "Hotels and stays"],
    daysAgo: 10,
    photos: ["Mist over the path to the platform"],
  },
  {
    title: "Guests without bins leave 41% less waste, a two-year study finds",
    dateline: "Trondheim, Norway",
    who: "Hollow Pine and waste researcher Marit Solberg",
    what: "3,812 guests’ waste, weighed daily for two years",
    body: "<p>Guests in cabins without bins left 41% less waste than guests in cabins with bins. That is the result of two years in which waste researcher Marit Solberg weighed what 3,812 guests of Hollow Pine carried out.</p><p>The data set is free to use. Nine towns have asked for it so far.</p>",
    tags: ["Slow travel"],
    daysAgo: 23,
    photos: ["The fjord below site four, from the air"],
  },
  {
    title: "Architect Siv Aamodt on building for minus thirty",
    subtitle: "“A good cabin is mostly a good wall.” The designer of the new site answers ten questions.",
    dateline: "Oslo, Norway",
    body: "<p>The architect of the eleven cabins at Rjukan answers ten questions: on walls, on windows that face away from the view, and on what she would leave out next time.</p><blockquote><p>“The rest is knowing where to put the window.”</p><p>— Siv Aamodt, architect</p></blockquote><p>The answers may be printed in full or in part, with her name.</p>",
    tags: ["Architecture"],
    daysAgo: 38,
    photos: ["Arches of the old station at Rjukan"],
  },
  {
    title: "Six kitchens, one larder: the winter menu comes from within 40 kilometres",
    subtitle: "Barley, trout and cloudberries from nineteen named farms, printed on every menu card.",
    dateline: "Bergen, Norway",
    body: "<p>All six kitchens of Hollow Pine buy from nineteen farms, none of them more than 40 kilometres from a stove. Each farm stands on the menu with what it delivers and what it is paid for it.</p><p>Four of the nineteen had given up animals in the last ten years and have taken them back.</p>",
    tags: ["Regional cooking"],
    daysAgo: 50,
    photos: ["Winter menu, first course"],
  },
  {
    title: "Staff now own 12% of Hollow Pine",
    subtitle:
      "The founding loan is repaid five years early; every employee of more than a year holds shares.",
    dateline: "Rjukan, Norway",
    body: "<p>The 86 people who work at Hollow Pine own 12% of it since today. The founding loan of 31 million kroner is repaid five years early, and the shares it secured went to the staff, cleaners and cooks included.</p><p>The contract is published in full.</p>",
    tags: ["Hotels and stays"],
    daysAgo: 65,
    photos: ["The ridge above site two, first light"],
  },
  {
    title: "Bicycles and sleds wait at all six stations",
    dateline: "Rjukan, Norway",
    body: "<p>From this week nobody carries a bag from the train to a cabin. At all six stations stand sleds in winter and bicycles from May on, free for guests, with the way marked by reflectors that need no current.</p>",
    tags: ["Rail travel", "Slow travel"],
    daysAgo: 92,
  },
  {
    title: "What a night costs, line by line",
    subtitle: "Hollow Pine publishes where each of the 1,180 kroner for a night goes.",
    dateline: "Oslo, Norway",
    body: "<p>Wages take 412 of the 1,180 kroner a night costs, wood and current 96, the railway 60. The founders’ share was 41 kroner last year; it is on the list as well.</p><p>The sheet is renewed every autumn.</p>",
    tags: ["Hotels and stays"],
    daysAgo: 121,
  },
  {
    title: "A reading list for people who cannot sleep on trains",
    dateline: "Oslo, Norway",
    body: "<p>Twelve books, one for each hour.</p>",
    tags: ["Rail travel"],
    daysAgo: 1,
    draft: true,
  },
];

export const lauwersReleases: readonly SeedRelease[] = [
  {
    title: "The grid refused a village’s wind on 211 days: every hour is now public",
    subtitle: "8,760 rows show what was offered, what was refused and the operator’s reason.",
    dateline: "Zoutkamp, Netherlands",
    who: "Lauwers Grid Cooperative, chair Geert Wiersma and 2,140 owners",
    what: "Each hour of the year, the current offered and the reason to refuse it",
    where: "Zoutkamp, Netherlands, on the Lauwers lake",
    when: "Out since {-9}; the new year’s first figures follow on {+40}",
    why: "Turbines stood still for 1,344 hours while the region bought gas",
    body: "<p>On 211 days of last year the grid refused the current of eleven turbines that belong to the village they stand in. The cooperative publishes every hour of it, with the reason the operator gave.</p><p>With a battery under the sports hall and a timetable the village cut the lost hours by 36%. The rows show which hours remain.</p><blockquote><p>“We do not complain about the grid. We publish it.”</p><p>— Geert Wiersma, chair</p></blockquote>",
    tags: ["Renewable energy", "Grids, storage and heat"],
    daysAgo: 9,
    correction: { daysAgo: 8, note: "The lost hours fell by 38%, not 36%", from: "by 36%", to: "by 38%" },
    photos: ["Turbines 4 to 9 before sunrise", "The cable runs under the potato fields"],
  },
  {
    title: "Four villages copy the sports hall battery",
    dateline: "Groningen, Netherlands",
    body: "<p>Four villages along the coast have ordered the same battery as Zoutkamp, and the plans for the cellar that go with it. Together they will store 9.6 megawatt hours, a calm winter evening of 1,900 households.</p><p>The order is public: price, terms and the clause that lets a fifth village join.</p>",
    tags: ["Renewable energy", "Ownership and co-operatives"],
    daysAgo: 1,
    embargoInDays: 8,
    sharedWith: ["maren"],
  },
  {
    title: "Share list of the village turbines closes after nine evenings",
    dateline: "Zoutkamp, Netherlands",
    body: "<p>A share costs 250 euros and has paid 4% for eight years. Four of five households within five kilometres hold one. The list closes on {+29}.</p>",
    tags: ["Ownership and co-operatives", "Rural life"],
    daysAgo: 44,
    photos: ["Barley under turbine 2, August"],
  },
  {
    title: "The swimming pool pays its heat in wind",
    dateline: "Zoutkamp, Netherlands",
    body: "<p>Since this week the village pool is heated in the hours in which the grid takes no current. It is two degrees warmer on windy days, and the timetable by the door says why.</p>",
    tags: ["Grids, storage and heat", "Rural life"],
    daysAgo: 130,
  },
];
