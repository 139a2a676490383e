-- A profile's kind, as a lexeme that no word is: a search of one directory need not visit the others' rows.
CREATE FUNCTION f_kind(kind user_type) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT array_to_tsvector(ARRAY['kind:' || kind::text]) $$;
--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "search";
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(f_stems(search_language, f_unaccent(name)), 'A') || setweight(f_stems(search_language, f_unaccent(title || ' ' || f_words(publications) || ' ' || f_words(expertise))), 'B') || setweight(f_stems(search_language, f_unaccent(f_beats(beats) || ' ' || f_words(platforms) || ' ' || location_text)), 'C') || setweight(f_stems(search_language, f_unaccent(headlines || ' ' || left(about, 5000))), 'D') || f_labels(city_id, topic_tree) || f_kind(kind)) STORED;
--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin ("search") WHERE "profiles"."listed";
