import type { UserType } from "@/db/enums";

/**
 * A search, the keys of the demo's people who may come first (none where nobody is right), and its
 * correction.
 */
type MeasuredSearch = {
  kind: UserType;
  q: string;
  right: readonly string[];
  correctedTo?: string;
};

const list = (kind: UserType, rows: string): MeasuredSearch[] =>
  rows
    .trim()
    .split("\n")
    .map((row) => {
      const [q = "", right = "", correctedTo] = row.split("|").map((cell) => cell.trim());
      return { kind, q, right: right.split(" ").filter(Boolean), ...(correctedTo ? { correctedTo } : {}) };
    });

/**
 * A hundred searches as people type them, in the four directories of the demo. Every second one, beginning
 * with the first, served to choose the threshold for typing errors; the others did not
 * (docs/decisions/018 says how far they were independent of that choice).
 */
export const searches: readonly MeasuredSearch[] = [
  ...list(
    "press",
    `
    night trains | tomas dario maren
    trains | tomas dario maren
    helth | nadia priya | health
    lonjitude | maren tomas dario | longitude
    longitude quartely | maren tomas dario | longitude quarterly
    gothenburg | lars
    vegan | hana
    Maren Oduya | maren
    carvahlo | ines | carvalho
    ines | ines
    kobenhavn | elin
    wien | dario
    lisboa | ines
    praha | hana
    서울 | jaewon
    circuit weekly | jun lars
    circiut | jun lars | circuit
    cybersecurity | jun
    vaccination | nadia
    film critics | yuki
    documentaries | yuki
    pension funds | agnes
    evening ledger | agnes tomas leila
    electric cars | joao lars
    gaming | jaewon
    fashon | amina | fashion
    climate change | wanjiru
    affordable homes | callum
    xyzzy |
    sourdough | hana
    edukation | ruth | education
    Seo Jae-won | jaewon
    trams in vienna | dario
    hellstrom | lars
    kovarova | hana
    tarif | samuel
    montreal music | bastien
    economist | samuel tariq agnes
    agens thorne | agnes | agnes thorne
    touchlin | kofi
    nairoby | nadia
    food writer in portugal | ines
    `,
  ),
  ...list(
    "brand",
    `
    hollow pine | hollow-pine
    holow pine | hollow-pine | hollow pine
    night train to rjukan | hollow-pine
    engineering study | hollow-pine
    car-free cabins | hollow-pine
    vegan | tidewater-oats
    oats | tidewater-oats
    boot | cordwain
    cargo bike | lumencart
    skin care | basalt
    reykjavik | basalt
    bruxelles | nachtlijn
    nachtlin | nachtlijn | nachtlijn
    gin | grey-heron
    distilery | grey-heron | distillery
    wetsuit | fathom
    tea | bright-kettle
    spice | saffron-row
    keramics | lokar kiln-fern | ceramics
    fintech | tally-north
    nuremberg | little-oak
    wooden toy | little-oak
    heart monitor | meadow-medical
    solar panel | furrow-sun
    cammera | halden-optics | camera
    quiet our | quiet-hour
    zzzzqqqq |
    oporto | clementina
    `,
  ),
  ...list(
    "source",
    `
    wind turbines | lauwers
    nigt | night-rail | night
    glaciers | glacier-archive
    zurich | night-rail
    ghent | repair-guild
    sleeping | sleep-council
    bycicle | two-wheels | bicycle
    minority languages | living-languages
    museums | living-languages
    tide gauge | tide-observatory
    sports hall battery | lauwers
    housing trust | hearth
    helsingfors | open-patch
    open sorce | open-patch | open source
    `,
  ),
  ...list(
    "paid_media",
    `
    vegan | noa
    knit | astrid
    aarhus | astrid
    torino | luca
    skincare | zainab
    mexico | diego
    台北 | meiling
    garden | kiri
    gardning | kiri | gardening
    personal finance | youssef
    photographer | mirela
    greta volmer | greta | greta vollmer
    night train | greta tendai
    sauna | pekka
    board games | ioana
    running shoes | deshawn
    `,
  ),
];
