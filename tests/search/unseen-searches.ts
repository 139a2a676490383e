/**
 * The unseen list: sixty searches written before reading the search's code or the first list, from the demo's profiles
 * as a visitor sees them. `first` holds every name that is right as the first answer; empty, the search should find
 * nobody. `corrected` tells whether the page should say that it read the words otherwise; null where either is right.
 */
export interface UnseenSearch {
  directory: "press" | "brands" | "paid-media" | "sources";
  words: string;
  first: string[];
  corrected: boolean | null;
}

const press: Omit<UnseenSearch, "directory">[] = [
  { words: "food journalist lisbon", first: ["Inês Carvalho"], corrected: false },
  { words: "Leila Ramani", first: ["Leila Rahmani"], corrected: true },
  { words: "night train reporters", first: ["Tomas Wren", "Dario Feld", "Maren Oduya"], corrected: false },
  { words: "evening ledger", first: ["Agnes Thorne"], corrected: false },
  { words: "Kovarova", first: ["Hana Kovářová"], corrected: false },
  { words: "restaurant critics praha", first: ["Hana Kovářová"], corrected: false },
  { words: "Wein", first: ["Sofia Marangoni", "Mateo Quiroga", "Inês Carvalho"], corrected: false },
  { words: "giornalista verona", first: ["Sofia Marangoni"], corrected: false },
  { words: "dublin housing", first: ["Callum Reidy"], corrected: false },
  { words: "bank in a barber shop", first: ["Tariq Haddad"], corrected: false },
  { words: "Gothenburg energy", first: ["Lars Hellström"], corrected: false },
  { words: "video game jornalist", first: ["Seo Jae-won"], corrected: true },
  { words: "서울", first: ["Seo Jae-won"], corrected: false },
  { words: "wanjir", first: ["Wanjiru Kamau"], corrected: false },
  { words: "carburetor", first: ["João Batista Reis"], corrected: true },
  { words: "longitude quaterly", first: ["Maren Oduya", "Tomas Wren", "Dario Feld"], corrected: true },
  { words: "currency columnist", first: ["Samuel Okoro"], corrected: false },
  { words: "Familienreisen", first: ["Freya Lindholm-Bates"], corrected: false },
  { words: "Bartholomew Quince", first: [], corrected: false },
  { words: "opera critic helsinki", first: [], corrected: false },
  { words: "rugby", first: [], corrected: false },
];

const brands: Omit<UnseenSearch, "directory">[] = [
  { words: "oat milk", first: ["Tidewater Oats"], corrected: false },
  { words: "holow pien", first: ["Hollow Pine"], corrected: true },
  { words: "Nürnberg Spielzeug", first: ["Little Oak Toys"], corrected: false },
  { words: "bruxelles", first: ["Nachtlijn"], corrected: false },
  { words: "gin distilleries", first: ["Grey Heron Distillery"], corrected: false },
  { words: "Pirano", first: ["Piran Salt Works"], corrected: false },
  { words: "keramika kranj", first: ["Lokar Ceramics"], corrected: false },
  { words: "wetsuit repair", first: ["Fathom Wetsuits"], corrected: false },
  { words: "freelancer bookeeping", first: ["Tally North"], corrected: true },
  { words: "tea kenya", first: ["Bright Kettle"], corrected: false },
  { words: "cargobike utrecht", first: ["Lumencart"], corrected: null },
  { words: "reykjavik skin care", first: ["Basalt Skincare"], corrected: false },
  { words: "moda sostenibile", first: ["Clementina", "Cordwain Shoes"], corrected: false },
  { words: "submarine insurance", first: [], corrected: false },
  { words: "qwzxv", first: [], corrected: false },
];

const creators: Omit<UnseenSearch, "directory">[] = [
  { words: "saunas", first: ["Pekka Ranta"], corrected: false },
  { words: "street food mexico", first: ["Diego Salvatierra"], corrected: false },
  { words: "night trian", first: ["Greta Vollmer"], corrected: true },
  { words: "food photographer ljubljana", first: ["Mirela Dragan"], corrected: false },
  { words: "Lubiana", first: ["Mirela Dragan"], corrected: false },
  { words: "vegan recipes", first: ["Noa Ben-Ami"], corrected: false },
  { words: "gravel cycling torino", first: ["Luca Bertani"], corrected: false },
  { words: "knit", first: ["Astrid Nørgaard"], corrected: false },
  { words: "family budget travel", first: ["Carmen Ibarra"], corrected: false },
  { words: "woodworker asheville", first: ["Hollis Grant"], corrected: false },
  { words: "台北 茶", first: ["Mei-Ling Tsao"], corrected: false },
  { words: "الدار البيضاء", first: ["Youssef El Amrani"], corrected: false },
  { words: "beekeeping tutorials", first: [], corrected: false },
];

const sources: Omit<UnseenSearch, "directory">[] = [
  { words: "glaciers innsbruck", first: ["Glacier Archive"], corrected: false },
  { words: "Gletscher", first: ["Glacier Archive"], corrected: false },
  { words: "tide guage", first: ["North Sea Tide Observatory"], corrected: true },
  { words: "minority languages", first: ["Museum of Living Languages"], corrected: false },
  { words: "energy co-operative", first: ["Lauwers Grid Cooperative"], corrected: false },
  { words: "treni notturni", first: ["Institute for Night Rail"], corrected: false },
  { words: "open sorce", first: ["Open Patch Foundation"], corrected: true },
  { words: "film archiv", first: ["Reel Rescue Archive"], corrected: false },
  { words: "wind the grid refused", first: ["Lauwers Grid Cooperative"], corrected: false },
  { words: "asteroid mining", first: [], corrected: false },
  { words: "Instituto Velasquez", first: [], corrected: false },
];

export const unseenSearches: UnseenSearch[] = [
  ...press.map((search) => ({ directory: "press" as const, ...search })),
  ...brands.map((search) => ({ directory: "brands" as const, ...search })),
  ...creators.map((search) => ({ directory: "paid-media" as const, ...search })),
  ...sources.map((search) => ({ directory: "sources" as const, ...search })),
];
