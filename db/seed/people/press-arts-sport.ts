import type { SeedPress } from "../types";

/** Journalists of the demo. All invented. */
export const pressArtsSport: readonly SeedPress[] = [
  {
    key: "kofi",
    person: "Kofi Asante-Bell",
    email: "kofi@touchlinesport.demo",
    title: "Sports writer, Touchline",
    outlet: "touchline",
    location: "Manchester, United Kingdom",
    about:
      "I cover the money in football, the clubs below it and the women’s game on both sides of the line. I like a balance sheet with mud on it.",
    topics: ["Business of sport", "Athletics and running", "Women's sport", "Grassroots and youth sport"],
    beats: { "Business of sport": ["Club accounts", "Stadiums"], "Women's sport": ["Leagues", "Pay"] },
    pressTypes: ["Online", "Radio"],
    perks: ["Interview", "Event", "Data Access"],
    social: { x: ["@kofiontheline", 58_000], instagram: ["@kofiasantebell", 16_000] },
    samples: [
      {
        title: "A third-tier club opens its books",
        type: "Article",
        outlet: "touchline",
        daysAgo: 22,
        description: "Gate money, heating oil, a loan from the butcher: one season in figures.",
        tags: ["Football finance"],
      },
      {
        title: "She runs the line",
        type: "Profile",
        outlet: "touchline",
        daysAgo: 90,
        tags: ["Women's sport"],
      },
    ],
    review: { bylines: 6 },
  },
  {
    key: "ines",
    person: "Inês Carvalho",
    email: "ines@harbourandhill.demo",
    title: "Food and travel writer, Harbour & Hill",
    outlet: "harbour",
    alsoIn: ["salt"],
    location: "Lisbon, Portugal",
    about:
      "Regional cooking, small hotels, wine that never leaves its valley. I travel with a notebook and an empty stomach, and I ask for the name of the farm.",
    topics: ["Regional cooking", "Hotels and stays", "Wine", "Food travel"],
    beats: { "Regional cooking": ["Larders", "Markets"], "Hotels and stays": ["Under 20 rooms"] },
    pressTypes: ["Print", "Online"],
    perks: ["Media Stay", "Photo", "Interview"],
    social: { instagram: ["@inesatable", 97_000], x: ["@inescarvalho", 15_000] },
    samples: [
      {
        title: "A larder for the dark months",
        type: "Article",
        outlet: "harbour",
        daysAgo: 28,
        description:
          "Barley, trout and cloudberries: six kitchens in Norway cook the winter from within 40 kilometres.",
        image: "/demo/table.webp",
        tags: ["Regional cooking", "Norway"],
      },
      {
        title: "The salt that needs a north wind",
        type: "Article",
        outlet: "salt",
        daysAgo: 76,
        image: "/demo/dunes.webp",
        tags: ["Salt", "Slovenia"],
      },
      {
        title: "Nine rooms above a press",
        type: "Article",
        outlet: "harbour",
        daysAgo: 120,
        tags: ["Small hotels"],
      },
    ],
    requests: [
      {
        title: "Winter kitchens with a named larder",
        description: "Places that cook from within a day’s walk from November to March.",
        inDays: 20,
      },
    ],
    review: { authorPages: ["harbour", "salt"], bylines: 10 },
  },
  {
    key: "yuki",
    person: "Yuki Arden",
    email: "yuki@secondreel.demo",
    title: "Film critic, Second Reel",
    outlet: "reel",
    location: "Glasgow, United Kingdom",
    about:
      "Festivals, documentary and animation, on paper and in six minutes of radio every Thursday. I watch everything twice before I am rude about it.",
    topics: ["Film festivals", "Documentary", "Animation and comics", "Film"],
    beats: { Documentary: ["Archives", "First films"], "Film festivals": ["Programming"] },
    pressTypes: ["Radio", "Online"],
    perks: ["Exclusive Access", "Interview", "Media Kit"],
    social: { x: ["@yukiarden", 39_000], instagram: ["@secondreel.yuki", 28_000] },
    samples: [
      {
        title: "Six minutes with a man who rewinds",
        type: "Podcast",
        outlet: "reel",
        daysAgo: 12,
        description: "An archive in Friuli plays its nitrate reels once more before they go into the cold.",
        tags: ["Archives"],
      },
      {
        title: "Every festival needs a bad cinema",
        type: "Column",
        outlet: "reel",
        daysAgo: 64,
        tags: ["Festivals"],
      },
    ],
    review: { bylines: 5 },
  },
];
