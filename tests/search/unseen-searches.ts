/**
 * Sixty searches that were written from the demo's profiles as a visitor sees them, before reading the
 * search's code or the first list. `first` holds every name that is right as the first answer; empty, the
 * search should find nobody. `corrected` is whether the page should say that it corrected the query; null
 * where either is right.
 */
export interface UnseenSearch {
  directory: "press" | "brands" | "paid-media" | "sources";
  q: string;
  first: string[];
  corrected: boolean | null;
}

const press: Omit<UnseenSearch, "directory">[] = [
  { q: "food journalist lisbon", first: ["Inês Carvalho"], corrected: false },
  { q: "Leila Ramani", first: ["Leila Rahmani"], corrected: true },
  { q: "night train reporters", first: ["Tomas Wren", "Dario Feld", "Maren Oduya"], corrected: false },
  { q: "evening ledger", first: ["Agnes Thorne"], corrected: false },
  { q: "Kovarova", first: ["Hana Kovářová"], corrected: false },
  { q: "restaurant critics praha", first: ["Hana Kovářová"], corrected: false },
  { q: "Wein", first: ["Sofia Marangoni", "Mateo Quiroga", "Inês Carvalho"], corrected: false },
  { q: "giornalista verona", first: ["Sofia Marangoni"], corrected: false },
  { q: "dublin housing", first: ["Callum Reidy"], corrected: false },
  { q: "bank in a barber shop", first: ["Tariq Haddad"], corrected: false },
  { q: "Gothenburg energy", first: ["Lars Hellström"], corrected: false },
  { q: "video game jornalist", first: ["Seo Jae-won"], corrected: true },
  { q: "서울", first: ["Seo Jae-won"], corrected: false },
  { q: "wanjir", first: ["Wanjiru Kamau"], corrected: false },
  { q: "carburetor", first: ["João Batista Reis"], corrected: true },
  { q: "longitude quaterly", first: ["Maren Oduya", "Tomas Wren", "Dario Feld"], corrected: true },
  { q: "currency columnist", first: ["Samuel Okoro"], corrected: false },
  { q: "Familienreisen", first: ["Freya Lindholm-Bates"], corrected: false },
  { q: "Bartholomew Quince", first: [], corrected: false },
  { q: "opera critic helsinki", first: [], corrected: false },
  { q: "rugby", first: [], corrected: false },
];

const brands: Omit<UnseenSearch, "directory">[] = [
  { q: "oat milk", first: ["Tidewater Oats"], corrected: false },
  { q: "holow pien", first: ["Hollow Pine"], corrected: true },
  { q: "Nürnberg Spielzeug", first: ["Little Oak Toys"], corrected: false },
  { q: "bruxelles", first: ["Nachtlijn"], corrected: false },
  { q: "gin distilleries", first: ["Grey Heron Distillery"], corrected: false },
  { q: "Pirano", first: ["Piran Salt Works"], corrected: false },
  { q: "keramika kranj", first: ["Lokar Ceramics"], corrected: false },
  { q: "wetsuit repair", first: ["Fathom Wetsuits"], corrected: false },
  { q: "freelancer bookeeping", first: ["Tally North"], corrected: true },
  { q: "tea kenya", first: ["Bright Kettle"], corrected: false },
  { q: "cargobike utrecht", first: ["Lumencart"], corrected: null },
  { q: "reykjavik skin care", first: ["Basalt Skincare"], corrected: false },
  { q: "moda sostenibile", first: ["Clementina", "Cordwain Shoes"], corrected: false },
  { q: "submarine insurance", first: [], corrected: false },
  { q: "qwzxv", first: [], corrected: false },
];

const creators: Omit<UnseenSearch, "directory">[] = [
  { q: "saunas", first: ["Pekka Ranta"], corrected: false },
  { q: "street food mexico", first: ["Diego Salvatierra"], corrected: false },
  { q: "night trian", first: ["Greta Vollmer"], corrected: true },
  { q: "food photographer ljubljana", first: ["Mirela Dragan"], corrected: false },
  { q: "Lubiana", first: ["Mirela Dragan"], corrected: false },
  { q: "vegan recipes", first: ["Noa Ben-Ami"], corrected: false },
  { q: "gravel cycling torino", first: ["Luca Bertani"], corrected: false },
  { q: "knit", first: ["Astrid Nørgaard"], corrected: false },
  { q: "family budget travel", first: ["Carmen Ibarra"], corrected: false },
  { q: "woodworker asheville", first: ["Hollis Grant"], corrected: false },
  { q: "台北 茶", first: ["Mei-Ling Tsao"], corrected: false },
  { q: "الدار البيضاء", first: ["Youssef El Amrani"], corrected: false },
  { q: "beekeeping tutorials", first: [], corrected: false },
];

const sources: Omit<UnseenSearch, "directory">[] = [
  { q: "glaciers innsbruck", first: ["Glacier Archive"], corrected: false },
  { q: "Gletscher", first: ["Glacier Archive"], corrected: false },
  { q: "tide guage", first: ["North Sea Tide Observatory"], corrected: true },
  { q: "minority languages", first: ["Museum of Living Languages"], corrected: false },
  { q: "energy co-operative", first: ["Lauwers Grid Cooperative"], corrected: false },
  { q: "treni notturni", first: ["Institute for Night Rail"], corrected: false },
  { q: "open sorce", first: ["Open Patch Foundation"], corrected: true },
  { q: "film archiv", first: ["Reel Rescue Archive"], corrected: false },
  { q: "wind the grid refused", first: ["Lauwers Grid Cooperative"], corrected: false },
  { q: "asteroid mining", first: [], corrected: false },
  { q: "Instituto Velasquez", first: [], corrected: false },
];

export const unseenSearches: UnseenSearch[] = [
  ...press.map((search) => ({ directory: "press" as const, ...search })),
  ...brands.map((search) => ({ directory: "brands" as const, ...search })),
  ...creators.map((search) => ({ directory: "paid-media" as const, ...search })),
  ...sources.map((search) => ({ directory: "sources" as const, ...search })),
];
