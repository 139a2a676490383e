import type postgres from "postgres";

/**
 * Writes so many listed profiles, a quarter of each kind: one in five is about technology, one in 250 about railways.
 */
export async function generateProfiles(sql: postgres.Sql, count: number): Promise<void> {
  await sql.unsafe(`
    insert into profiles (id, kind, slug, name, title, about, location_text, latitude, longitude, expertise,
      topic_tree, perks_offered, reach, relevance, article_count, release_count, last_news_at, engagement_rate,
      lowest_rate, verified, presse_pass_level, listed)
    select gen_random_uuid(), (enum_range(null::user_type))[1 + n % 4], 'generated-' || n,
      initcap(translate(to_hex(n::bigint * 7919 % 1000003), '0123456789', 'ghijklmnop')) || ' '
        || initcap(translate(to_hex(n::bigint * 104729 % 999983), '0123456789', 'qrstuvwxyz')),
      (array['Reporter', 'Editor', 'Critic', 'Columnist'])[1 + n % 4], 'Writes about things of all kinds.',
      'Oslo, Norway', (n * 37 % 1300) / 10.0 - 60, (n * 61 % 3600) / 10.0 - 180,
      case when n % 1000 < 4 then array['Railways'] else array['Technology'] end,
      case when n % 1000 < 4 then array['railways', 'transport', 'economy']
        when n / 4 % 5 = 0 then array['tech', 'science'] else array['food', 'lifestyle'] end,
      case when n % 3 = 0 then array['Interview'] else array['Sample'] end,
      n * 31 % 900000, n * 17 % 900, n * 13 % 400, n * 11 % 60, now() - (n * 7 % 500000) * interval '1 minute',
      (n % 90) / 10.0, 50 + n * 3 % 900, n % 3 = 0,
      (array['gold', 'silver', 'bronze'])[1 + n % 3]::presse_pass_level, true
    from generate_series(1, ${count}) as n`);
  await sql.unsafe(`insert into search_terms (term, kind) select distinct term, kind
    from profiles, unnest(f_search_terms(concat_ws(' ', name, title, f_words(expertise), location_text))) as term`);
  await sql.unsafe("analyze profiles, search_terms");
}
