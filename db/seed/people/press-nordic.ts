import type { SeedPress } from "../types";

/** Journalists of the demo. All invented. */
export const pressNordic: readonly SeedPress[] = [
  {
    key: "rohan",
    person: "Rohan Vale",
    email: "rohan@thekestrel.demo",
    title: "Culture reporter, The Kestrel",
    outlet: "kestrel",
    location: "Portland, Oregon",
    about:
      "Bookshops, small museums, bands with day jobs. I write for a regional paper that still delivers, so I look for stories a neighbour would cut out.",
    topics: ["Books and literature", "Museums", "Pop and rock music", "Communities"],
    beats: { "Books and literature": ["Independent shops"], Museums: ["Small collections"] },
    pressTypes: ["Print", "Online"],
    perks: ["Interview", "Event", "Photo"],
    social: { instagram: ["@rohanvale", 8_200] },
    samples: [
      {
        title: "The library that lends ladders",
        type: "Article",
        outlet: "kestrel",
        daysAgo: 26,
        tags: ["Libraries"],
      },
      {
        title: "A bookshop counts its regulars",
        type: "Article",
        outlet: "kestrel",
        daysAgo: 70,
        image: "/demo/books-moss.webp",
        tags: ["Bookshops"],
      },
    ],
    review: { bylines: 2 },
  },
  {
    key: "elin",
    person: "Elin Sandvik",
    email: "elin@ateliernotes.demo",
    title: "Design writer, Atelier Notes",
    outlet: "atelier",
    location: "Copenhagen, Denmark",
    about:
      "Chairs, lamps, shelves and the workshops they come from. I weigh things, I sit on them for a week, then I write. No renderings, please.",
    topics: ["Design", "Interiors", "Architecture", "Crafts and making"],
    beats: { Design: ["Furniture", "Repairability"], Architecture: ["Timber"] },
    pressTypes: ["Print", "Online"],
    perks: ["Product Loan", "Photo", "Interview"],
    social: { instagram: ["@elinsandvik", 44_000] },
    samples: [
      {
        title: "Building for minus thirty",
        type: "Interview",
        outlet: "atelier",
        daysAgo: 38,
        description: "“A good cabin is mostly a good wall.” Architect Siv Aamodt answers ten questions.",
        image: "/demo/arches.webp",
        tags: ["Architecture"],
      },
      {
        title: "The shelf that outlived its shop",
        type: "Article",
        outlet: "atelier",
        daysAgo: 97,
        tags: ["Design"],
      },
    ],
    review: { bylines: 2 },
  },
  {
    key: "lars",
    person: "Lars Hellström",
    email: "lars@circuitweekly.demo",
    title: "Energy reporter, Circuit Weekly",
    outlet: "circuit",
    location: "Göteborg, Sweden",
    about:
      "Grids, batteries and district heat. My inbox is full of megawatts without a place name; tell me the town and the bill.",
    topics: ["Renewable energy", "Grids, storage and heat", "Green technology", "Electric vehicles"],
    beats: { "Grids, storage and heat": ["Congestion", "Batteries"] },
    pressTypes: ["Online"],
    perks: ["Data Access", "Expert Commentary", "Interview"],
    social: { linkedin: ["lars-hellstrom", 22_000] },
    samples: [
      {
        title: "The battery under the ice rink",
        type: "Article",
        outlet: "circuit",
        daysAgo: 20,
        tags: ["Storage"],
      },
      {
        title: "Heat from the sewer, street by street",
        type: "Article",
        outlet: "circuit",
        daysAgo: 59,
        tags: ["Heat"],
      },
    ],
    requests: [
      {
        title: "Villages that own their grid",
        description: "Contracts, prices, and somebody who voted against it.",
        inDays: 40,
      },
    ],
    review: { bylines: 4 },
  },
];
