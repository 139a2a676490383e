import type postgres from "postgres";
import { searchLanguageOf } from "@/lib/domain/vocabulary/locations/rules";

const TERMS = 4_000;
const PLACES = 5_000;
const OUTLETS = 600;
/**
 * The numbers of first and second halves of a text; they share no factor, so they combine into a million
 * texts.
 */
const HALVES = [997, 1_009] as const;

/** Numbers from 0 (inclusive) to 1, the same in every run. */
function generator(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const syllables = "ba bre da dro fa ga gli ko kra la lu me mo na plo ra ri sa sto te tru va ve zo".split(" ");
const endings = "n nd r rt l lk m s st t".split(" ");

/** Makes this many terms that no language has. */
const vocabulary = Array.from({ length: TERMS }, (_, index) => {
  const [first, second] = [index % syllables.length, Math.floor(index / syllables.length) % syllables.length];
  const last = Math.floor(index / syllables.length ** 2);
  return `${syllables[first]}${syllables[second]}${endings[last]}`;
});

/** Texts in which a few terms are common and most are rare, as in prose. */
function proseOf(count: number, seed: number, terms: number): string[] {
  const next = generator(seed);
  const term = () => vocabulary[Math.floor(TERMS * next() ** 3)];
  return Array.from({ length: count }, () => Array.from({ length: terms }, term).join(" "));
}

const capital = (text = "") => text.charAt(0).toUpperCase() + text.slice(1);

const outlets = Array.from(
  { length: OUTLETS },
  (_, index) =>
    `${capital(vocabulary[index * 5])} ${["Post", "Review", "Weekly", "Courier", "Radio"][index % 5]}`,
);

/**
 * Writes this many listed profiles, a quarter of each kind, in the largest cities and with texts of `terms`
 * terms: one in five is about technology, another fifth says "harvest", one in 250 is about railways.
 */
export async function generateProfiles(
  sql: postgres.Sql,
  { count, textLength }: { count: number; textLength: number },
): Promise<void> {
  const [first, second] = HALVES.map((texts, seed) => proseOf(texts, seed, textLength / 2));
  const cities = await sql<
    { id: number; display: string; latitude: number; longitude: number; code: string }[]
  >`
    select id, display, latitude, longitude, country_code as code from cities order by population desc, id limit ${PLACES}`;
  const places = JSON.stringify(
    cities.map(({ code, ...city }, place) => ({ ...city, place, language: searchLanguageOf(code) })),
  );
  const [index] = await sql`select indexdef from pg_indexes where indexname = 'profiles_search'`;
  // Building the index once at the end takes a small part of the time of updating it for each row.
  await sql.unsafe("drop index profiles_search");
  await sql.unsafe(
    `
    insert into profiles (id, kind, slug, name, title, about, publications, location_text, city_id, latitude, longitude,
      search_language, expertise, topic_tree, perks_offered, reach, relevance, article_count, release_count, last_news_at,
      engagement_rate, lowest_rate, verified, presse_pass_level, listed)
    select gen_random_uuid(), (enum_range(null::user_type))[1 + n % 4], 'generated-' || n,
      initcap(translate(to_hex(n::bigint * 7919 % 1000003), '0123456789', 'ghijklmnop')) || ' '
        || initcap(translate(to_hex(n::bigint * 104729 % 999983), '0123456789', 'qrstuvwxyz')),
      (array['Reporter', 'Editor', 'Critic', 'Columnist'])[1 + n / 4 % 4],
      'Writes about things of all kinds. ' || ($2::text[])[1 + n % ${HALVES[0]}]
        || case when n / 4 % 5 = 2 then ' Harvest ' else ' ' end || ($3::text[])[1 + n % ${HALVES[1]}],
      array[($4::text[])[1 + n * 13 % ${OUTLETS}]], display, city.id, latitude, longitude, language,
      case when n % 1000 < 4 then array['Railways'] else array['Technology'] end,
      case when n % 1000 < 4 then array['railways', 'transport', 'economy']
        when n / 4 % 5 = 0 then array['tech', 'science'] else array['food', 'lifestyle'] end,
      case when n % 3 = 0 then array['Interview'] else array['Sample'] end,
      n * 31 % 900000, n * 17 % 900, n * 13 % 400, n * 11 % 60, now() - (n * 7 % 500000) * interval '1 minute',
      (n % 90) / 10.0, 50 + n * 3 % 900, n % 3 = 0,
      (array['gold', 'silver', 'bronze'])[1 + n % 3]::presse_pass_level, true
    from generate_series(1, ${count}) as n join jsonb_to_recordset($1::text::jsonb)
      as city (id int, display text, latitude float8, longitude float8, place int, language text)
      on place = n * 37 % ${cities.length}`,
    [places, first, second, outlets] as never[],
  );
  await sql.unsafe(index?.indexdef);
  await sql.unsafe(`insert into search_terms (term, kind) select distinct term, kind from profiles, unnest(f_search_terms(
    concat_ws(' ', name, title, f_words(publications), f_words(expertise), location_text, about))) as term
    on conflict do nothing`);
  await sql.unsafe("analyze profiles, search_terms");
}
