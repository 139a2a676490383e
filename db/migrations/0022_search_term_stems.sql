-- A word without its English ending.
CREATE FUNCTION f_stem(word text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word) $$;
--> statement-breakpoint
CREATE INDEX "search_terms_stems" ON "search_terms" USING btree (f_stem("term"),"kind");
