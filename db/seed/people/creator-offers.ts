import type { SeedOffer } from "../types";

const packs = (
  starter: number,
  growth: number,
  premium: number,
  includes: [string[], string[], string[]],
) => [
  { name: "Starter", price: starter, includes: includes[0] },
  { name: "Growth", price: growth, includes: includes[1] },
  { name: "Premium", price: premium, includes: includes[2] },
];

/** What the demo's creators offer and who follows them, by their key. All invented. */
export const creatorOffers: Readonly<Record<string, SeedOffer>> = {
  mirela: {
    packages: packs(800, 1800, 3500, [
      ["1 post", "1 story", "1 reel on Instagram"],
      ["2 posts", "5 stories", "2 reels on Instagram"],
      ["3 posts", "6 stories", "3 reels on Instagram", "1 live on Instagram", "1 video"],
    ]),
    addOns: [
      { name: "Event coverage", description: "A day on site, stories as it happens", price: 500 },
      { name: "Product photography", description: "Twelve pictures, yours for the web", price: 300 },
      { name: "Expedited delivery", description: "First cut in five days instead of fourteen", percent: 20 },
      { name: "Usage rights extension", description: "Twelve months instead of three", price: 200 },
    ],
    engagement: { instagram: 5.6, tiktok: 4.9, youtube: 4.2 },
    demographics: {
      ageRange: { "18–24": 19, "25–34": 41, "35–44": 24, "45–54": 11, "55+": 5 },
      gender: { Women: 68, Men: 29, "Not stated": 3 },
      topLocations: { Slovenia: 31, Germany: 18, Austria: 14, Italy: 12, "United Kingdom": 8 },
      interests: ["Slow food", "Ceramics", "Film photography", "Small makers"],
    },
    heroStories: [
      {
        title: "Six bottles, no retouching",
        subtitle: "North light, six seconds a bottle and the flaw in the picture, for Kiln & Fern.",
        url: "",
        type: "Instagram, sponsored",
        image: "/demo/bottles.webp",
      },
      {
        title: "Harvest, when the wind came",
        subtitle: "Six hours’ notice, two rainy days and one white morning at Piran Salt Works.",
        url: "",
        type: "TikTok, sponsored",
        image: "/demo/dunes-plum.webp",
      },
      {
        title: "One roll of film, thirty days",
        subtitle:
          "A month of mornings for Halden Optics: 36 pictures, no second take. 2.1 million people saw at least one.",
        url: "/demo/stories/one-roll-of-film-thirty-days.html",
        type: "Instagram, sponsored",
        image: "/demo/camera.webp",
      },
      {
        title: "Dinner from the reduced shelf",
        subtitle: "Seven suppers from what a shop would have thrown away at eight.",
        url: "",
        type: "TikTok, own series",
        image: "/demo/table.webp",
      },
      {
        title: "A potter, start to finish",
        subtitle: "Lokar Ceramics at the wheel, in one take, at seven in the morning.",
        url: "",
        type: "YouTube, sponsored",
        image: "/demo/vessels.webp",
      },
    ],
  },
  tendai: {
    packages: packs(1500, 2900, 4200, [
      ["1 video", "2 stories"],
      ["2 videos", "4 stories"],
      ["3 videos", "6 stories"],
    ]),
    addOns: [
      { name: "Second language", description: "Subtitles in French and Portuguese", price: 250 },
      { name: "Usage rights extension", description: "Twelve months instead of three", percent: 15 },
    ],
    engagement: { youtube: 6.3, instagram: 3.1 },
    demographics: {
      ageRange: { "18–24": 22, "25–34": 38, "35–44": 23, "45–54": 11, "55+": 6 },
      gender: { Women: 46, Men: 52, "Not stated": 2 },
      topLocations: { "South Africa": 36, Kenya: 14, "United Kingdom": 12, Germany: 7 },
      interests: ["Trains", "Budget travel", "Documentary"],
    },
  },
  astrid: {
    addOns: [{ name: "Workshop on camera", description: "An hour, with your wool", price: 350 }],
    engagement: { instagram: 6.8, youtube: 5.2 },
  },
  luca: {
    packages: [
      {
        name: "A weekend route",
        price: 1250,
        includes: ["2 posts", "1 reel", "GPS file, free to all"],
        saving: 10,
      },
    ],
    engagement: { instagram: 4.6, youtube: 5.9 },
    demographics: { gender: { Men: 71, Women: 27 }, interests: ["Gravel", "Trains", "Food"] },
  },
  meiling: { engagement: { instagram: 4.1, tiktok: 5.5 } },
  diego: {
    addOns: [{ name: "Expedited delivery", description: "Within three days", percent: 25 }],
    engagement: { tiktok: 8.4, instagram: 5.1 },
    demographics: { ageRange: { "18–24": 44, "25–34": 36, "35–44": 13, "45+": 7 } },
  },
  hollis: { engagement: { youtube: 7.1, instagram: 3.9 } },
  zainab: {
    packages: packs(900, 1750, 2600, [
      ["1 post", "1 reel on Instagram"],
      ["2 posts", "2 reels on Instagram"],
      ["3 posts", "3 reels on TikTok"],
    ]),
    engagement: { tiktok: 6.6, instagram: 4.8 },
  },
  pekka: { engagement: { instagram: 5.3, tiktok: 6.1 } },
  carmen: { engagement: { instagram: 3.7, youtube: 4.4 } },
  noa: { engagement: { instagram: 4.2, tiktok: 5.8 } },
  deshawn: { engagement: { youtube: 5.1, tiktok: 7.3 } },
  ioana: { engagement: { youtube: 8.2, instagram: 4.9 } },
  kiri: { engagement: { instagram: 5.4, youtube: 4.7 } },
  youssef: { engagement: { tiktok: 5.9, youtube: 4.1 } },
  greta: { engagement: { youtube: 6.9, instagram: 4.3 } },
};
