-- Words of up to three letters as they are written, with a mark by which no stem of another word is one.
CREATE FUNCTION f_short_words(value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT coalesce(string_agg('=' || lexeme || ':' || array_to_string(positions[1:8], ','), ' '), '')::tsvector
    FROM unnest(to_tsvector('pg_catalog.simple', value) || CASE WHEN f_unaccent(value) = value THEN ''::tsvector
      ELSE to_tsvector('pg_catalog.simple', f_unaccent(value)) END) AS written (lexeme, positions, weights)
    WHERE length(lexeme) <= 3 AND lexeme ~ '^[[:alpha:]]+$' AND NOT f_is_stop_word(lexeme) $$;
--> statement-breakpoint
CREATE FUNCTION f_places(codes text[]) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT array_to_tsvector(array(SELECT 'place:' || code FROM unnest(codes) AS code)) $$;
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "place_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "profiles" SET "place_codes" = array_remove(ARRAY["country_code", "state", nullif("region", '')], NULL)
  FROM "cities" WHERE "cities"."id" = "city_id";
--> statement-breakpoint
-- A beat weighs more than an outlet, and an outlet more than a text.
ALTER TABLE "profiles" drop column "search";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(f_stems(search_language, f_unaccent(name)) || f_short_words(name), 'A') || setweight(f_stems(search_language, f_unaccent(case when kind in ('brand', 'source') then tagline else title end || ' ' || f_words(expertise) || ' ' || f_beats(beats))) || f_short_words(case when kind in ('brand', 'source') then tagline else title end || ' ' || f_words(expertise) || ' ' || f_beats(beats)), 'B') || setweight(f_stems(search_language, f_unaccent(f_words(publications) || ' ' || f_words(platforms) || ' ' || location_text)) || f_short_words(f_words(publications) || ' ' || f_words(platforms) || ' ' || location_text), 'C') || setweight(f_stems(search_language, f_unaccent(headlines || ' ' || left(about, 5000))) || f_short_words(headlines || ' ' || left(about, 5000)), 'D') || f_labels(city_id, topic_tree) || f_places(place_codes) || f_kind(kind)) STORED;--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin ("search") WHERE "profiles"."listed";
