/**
 * States, provinces and nations by their codes in GeoNames' file, for countries whose people write them beside their
 * towns: the name in English first, then names in the country's own language and abbreviations.
 */
const written = {
  AT: `01 Burgenland|02 Carinthia, Kärnten|03 Lower Austria, Niederösterreich|04 Upper Austria, Oberösterreich|05 Salzburg
|06 Styria, Steiermark|07 Tyrol, Tirol|08 Vorarlberg|09 Vienna, Wien`,
  AU: `01 Australian Capital Territory, ACT|02 New South Wales, NSW|03 Northern Territory, NT|04 Queensland, QLD
|05 South Australia, SA|06 Tasmania, TAS|07 Victoria, VIC|08 Western Australia, WA`,
  BE: "BRU Brussels, Bruxelles, Brussel|VLG Flanders, Vlaanderen, Flandre|WAL Wallonia, Wallonie, Wallonië",
  BR: `01 Acre, AC|02 Alagoas, AL|03 Amapá, AP|04 Amazonas, AM|05 Bahia, BA|06 Ceará, CE|07 Federal District, Distrito Federal, DF
|08 Espírito Santo, ES|11 Mato Grosso do Sul, MS|13 Maranhão, MA|14 Mato Grosso, MT|15 Minas Gerais, MG|16 Pará, PA|17 Paraíba, PB
|18 Paraná, PR|20 Piauí, PI|21 Rio de Janeiro, RJ|22 Rio Grande do Norte, RN|23 Rio Grande do Sul, RS|24 Rondônia, RO|25 Roraima, RR
|26 Santa Catarina, SC|27 São Paulo, SP|28 Sergipe, SE|29 Goiás, GO|30 Pernambuco, PE|31 Tocantins, TO`,
  CA: `01 Alberta, AB|02 British Columbia, Colombie-Britannique, BC|03 Manitoba, MB|04 New Brunswick, Nouveau-Brunswick, NB
|05 Newfoundland and Labrador, Newfoundland, Terre-Neuve, NL|07 Nova Scotia, Nouvelle-Écosse, NS|08 Ontario, ON
|09 Prince Edward Island, PEI, PE|10 Quebec, Québec, QC|11 Saskatchewan, SK|12 Yukon, YT|13 Northwest Territories, NT|14 Nunavut, NU`,
  CH: `AG Aargau|AI Appenzell Innerrhoden|AR Appenzell Ausserrhoden|BE Bern, Berne|BL Basel-Landschaft, Baselland|BS Basel-Stadt
|FR Fribourg, Freiburg|GE Geneva, Genève, Genf|GL Glarus|GR Graubünden, Grisons|JU Jura|LU Lucerne, Luzern|NE Neuchâtel|NW Nidwalden
|OW Obwalden|SG St. Gallen|SH Schaffhausen|SO Solothurn|SZ Schwyz|TG Thurgau|TI Ticino, Tessin|UR Uri|VD Vaud, Waadt|VS Valais, Wallis
|ZG Zug|ZH Zurich, Zürich`,
  DE: `01 Baden-Württemberg, BW|02 Bavaria, Bayern, BY|03 Bremen|04 Hamburg|05 Hesse, Hessen|06 Lower Saxony, Niedersachsen
|07 North Rhine-Westphalia, Nordrhein-Westfalen, NRW|08 Rhineland-Palatinate, Rheinland-Pfalz|09 Saarland|10 Schleswig-Holstein
|11 Brandenburg|12 Mecklenburg-Western Pomerania, Mecklenburg-Vorpommern|13 Saxony, Sachsen|14 Saxony-Anhalt, Sachsen-Anhalt
|15 Thuringia, Thüringen|16 Berlin`,
  ES: `07 Balearic Islands, Islas Baleares, Illes Balears|27 La Rioja|29 Community of Madrid, Madrid|31 Murcia|32 Navarre, Navarra
|34 Asturias|39 Cantabria|51 Andalusia, Andalucía|52 Aragon, Aragón|53 Canary Islands, Islas Canarias, Canarias|54 Castilla-La Mancha
|55 Castile and León, Castilla y León|56 Catalonia, Cataluña, Catalunya|57 Extremadura|58 Galicia
|59 Basque Country, País Vasco, Euskadi|60 Valencian Community, Comunidad Valenciana, Comunitat Valenciana|CE Ceuta|ML Melilla`,
  FR: `11 Île-de-France|24 Centre-Val de Loire|27 Burgundy, Bourgogne, Bourgogne-Franche-Comté|28 Normandy, Normandie|32 Hauts-de-France
|44 Grand Est|52 Pays de la Loire|53 Brittany, Bretagne|75 Nouvelle-Aquitaine, Aquitaine|76 Occitania, Occitanie
|84 Auvergne-Rhône-Alpes|93 Provence, Provence-Alpes-Côte d'Azur, PACA|94 Corsica, Corse`,
  GB: "ENG England|NIR Northern Ireland|SCT Scotland|WLS Wales, Cymru",
  IN: `02 Andhra Pradesh|03 Assam|05 Chandigarh|07 Delhi|09 Gujarat|10 Haryana|11 Himachal Pradesh|12 Jammu and Kashmir|13 Kerala
|16 Maharashtra|17 Manipur|18 Meghalaya|19 Karnataka|20 Nagaland|21 Odisha, Orissa|22 Puducherry|23 Punjab|24 Rajasthan
|25 Tamil Nadu|26 Tripura|28 West Bengal|29 Sikkim|30 Arunachal Pradesh|31 Mizoram|33 Goa|34 Bihar|35 Madhya Pradesh
|36 Uttar Pradesh|37 Chhattisgarh|38 Jharkhand|39 Uttarakhand|40 Telangana|41 Ladakh`,
  IT: `01 Abruzzo|02 Basilicata|03 Calabria|04 Campania|05 Emilia-Romagna|06 Friuli-Venezia Giulia, Friuli|07 Lazio|08 Liguria
|09 Lombardy, Lombardia|10 Marche|11 Molise|12 Piedmont, Piemonte|13 Apulia, Puglia|14 Sardinia, Sardegna|15 Sicily, Sicilia
|16 Tuscany, Toscana|17 Trentino-Alto Adige, South Tyrol, Südtirol|18 Umbria|19 Aosta Valley, Valle d'Aosta|20 Veneto`,
  ZA: `02 KwaZulu-Natal, KZN|03 Free State|05 Eastern Cape|06 Gauteng|07 Mpumalanga|08 Northern Cape|09 Limpopo|10 North West
|11 Western Cape`,
} as const;

export type RegionNames = { code: string; names: string[] };

/** Each with its country's code before its own, as `cities.region` stores it: "CA.08" is Ontario. */
export const regionNames: readonly RegionNames[] = Object.entries(written).flatMap(([country, entries]) =>
  entries.split("|").map((entry) => {
    const [code = "", ...rest] = entry.trim().split(" ");
    const names = rest.join(" ").split(", ");
    // Swiss cantons are written by the very code: "Uster, ZH".
    return { code: `${country}.${code}`, names: country === "CH" ? [...names, code] : names };
  }),
);

const known = new Set(regionNames.map(({ code }) => code));

/** The code of a city's region, where its country is among these; else empty. */
export function regionCode(countryCode: string, code: string | undefined): string {
  const whole = `${countryCode}.${code ?? ""}`;
  return known.has(whole) ? whole : "";
}
