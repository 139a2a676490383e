-- Beats and their details as one text.
CREATE FUNCTION f_beats(beats jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT coalesce(string_agg(beat || ' ' || array_to_string(array(
      SELECT detail #>> '{}' FROM jsonb_path_query(details, '$[*]') AS detail), ' '), ' '), '')
    FROM jsonb_each(beats) AS written (beat, details) $$;
--> statement-breakpoint
-- A text's words as they are, their English stems, and those of its own language.
CREATE FUNCTION f_stems(language text, value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT to_tsvector('pg_catalog.simple', value) || to_tsvector('pg_catalog.english', value) || CASE language
    WHEN 'danish' THEN to_tsvector('pg_catalog.danish', value)
    WHEN 'dutch' THEN to_tsvector('pg_catalog.dutch', value)
    WHEN 'finnish' THEN to_tsvector('pg_catalog.finnish', value)
    WHEN 'french' THEN to_tsvector('pg_catalog.french', value)
    WHEN 'german' THEN to_tsvector('pg_catalog.german', value)
    WHEN 'hungarian' THEN to_tsvector('pg_catalog.hungarian', value)
    WHEN 'italian' THEN to_tsvector('pg_catalog.italian', value)
    WHEN 'norwegian' THEN to_tsvector('pg_catalog.norwegian', value)
    WHEN 'portuguese' THEN to_tsvector('pg_catalog.portuguese', value)
    WHEN 'romanian' THEN to_tsvector('pg_catalog.romanian', value)
    WHEN 'russian' THEN to_tsvector('pg_catalog.russian', value)
    WHEN 'spanish' THEN to_tsvector('pg_catalog.spanish', value)
    WHEN 'swedish' THEN to_tsvector('pg_catalog.swedish', value)
    WHEN 'turkish' THEN to_tsvector('pg_catalog.turkish', value)
    ELSE ''::tsvector END $$;
--> statement-breakpoint
-- What a word may be in a document: itself, and its stem in every language of f_stems().
CREATE FUNCTION f_lexemes(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT array(SELECT word UNION SELECT lexeme FROM unnest('{english_stem,danish_stem,dutch_stem,finnish_stem,
      french_stem,german_stem,hungarian_stem,italian_stem,norwegian_stem,portuguese_stem,romanian_stem,russian_stem,
      spanish_stem,swedish_stem,turkish_stem}'::regdictionary[]) AS dictionary, unnest(ts_lexize(dictionary, word)) AS lexeme) $$;
--> statement-breakpoint
CREATE FUNCTION f_is_stop_word(word text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT ts_lexize('pg_catalog.english_stem', word) = '{}' $$;
--> statement-breakpoint
-- A profile's city and its topics with all above them, as lexemes that no word is.
CREATE FUNCTION f_labels(city integer, topics text[]) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT array_to_tsvector(array_remove(array_append(
    array(SELECT 'topic:' || topic FROM unnest(topics) AS topic), 'city:' || city), NULL)) $$;
--> statement-breakpoint
-- The words of a profile that a typing error may have meant.
CREATE FUNCTION f_search_terms(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT array(SELECT word FROM unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', f_unaccent(value)))) AS word
    WHERE length(word) BETWEEN 4 AND 40 AND word ~ '^[[:alpha:]]+$' ORDER BY word) $$;
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text NOT NULL,
	"kind" "user_type" NOT NULL,
	CONSTRAINT "search_terms_term_kind_pk" PRIMARY KEY("term","kind")
);
--> statement-breakpoint
CREATE INDEX "search_terms_trigrams" ON "search_terms" USING gin ("term" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "profiles_name_trigrams";
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "headlines" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "search_language" text DEFAULT 'english' NOT NULL;
--> statement-breakpoint
UPDATE "profiles" SET "headlines" = "titles" FROM (
  SELECT "profile_id", string_agg("title", E'\n' ORDER BY "live_at" DESC) AS "titles" FROM (
    SELECT "profile_id", "title", "live_at", row_number() OVER (PARTITION BY "profile_id" ORDER BY "live_at" DESC) AS "place"
    FROM "releases" WHERE "live_at" <= app_now()) AS "public"
  WHERE "place" <= 20 GROUP BY "profile_id") AS "written" WHERE "profiles"."id" = "profile_id";
--> statement-breakpoint
UPDATE "profiles" SET "search_language" = CASE
    WHEN country_code IN ('DK') THEN 'danish'
    WHEN country_code IN ('NL', 'SR') THEN 'dutch'
    WHEN country_code IN ('FI') THEN 'finnish'
    WHEN country_code IN ('FR', 'MC', 'LU', 'SN', 'CI', 'ML', 'BF', 'BJ', 'TG', 'NE', 'GA', 'CG', 'CD') THEN 'french'
    WHEN country_code IN ('DE', 'AT', 'CH', 'LI') THEN 'german'
    WHEN country_code IN ('HU') THEN 'hungarian'
    WHEN country_code IN ('IT', 'SM') THEN 'italian'
    WHEN country_code IN ('NO') THEN 'norwegian'
    WHEN country_code IN ('PT', 'BR', 'AO', 'MZ', 'CV') THEN 'portuguese'
    WHEN country_code IN ('RO', 'MD') THEN 'romanian'
    WHEN country_code IN ('RU', 'BY', 'KZ', 'KG') THEN 'russian'
    WHEN country_code IN ('ES', 'AR', 'BO', 'CL', 'CO', 'CR', 'CU', 'DO', 'EC', 'GT', 'HN', 'MX', 'NI', 'PA', 'PE', 'PR', 'PY', 'SV', 'UY', 'VE') THEN 'spanish'
    WHEN country_code IN ('SE') THEN 'swedish'
    WHEN country_code IN ('TR') THEN 'turkish'
    ELSE 'english' END FROM "cities" WHERE "cities"."id" = "city_id";
--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "search";
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(f_stems(search_language, f_unaccent(name)), 'A') || setweight(f_stems(search_language, f_unaccent(title || ' ' || f_words(publications) || ' ' || f_words(expertise))), 'B') || setweight(f_stems(search_language, f_unaccent(f_beats(beats) || ' ' || f_words(platforms) || ' ' || location_text)), 'C') || setweight(f_stems(search_language, f_unaccent(headlines || ' ' || left(about, 5000))), 'D') || f_labels(city_id, topic_tree)) STORED;
--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin ("search") WHERE "profiles"."listed";
--> statement-breakpoint
INSERT INTO "search_terms" ("term", "kind")
  SELECT DISTINCT "term", "kind" FROM "profiles", unnest(f_search_terms("name" || ' ' || "title" || ' ' || f_words("publications") || ' ' || f_words("expertise") || ' ' || f_beats("beats") || ' ' || f_words("platforms") || ' ' || "location_text" || ' ' || "headlines")) AS "term" WHERE "listed";
