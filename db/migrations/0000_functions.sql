CREATE EXTENSION IF NOT EXISTS citext;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- unaccent() is only STABLE; naming its dictionary makes it safe to index.
CREATE FUNCTION f_unaccent(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, value) $$;
--> statement-breakpoint
-- The one clock: transaction time, moved by app_clock's offset in tests and the seed only.
CREATE FUNCTION app_now() RETURNS timestamptz
  LANGUAGE plpgsql STABLE
  AS $$ BEGIN RETURN now() + coalesce((SELECT "offset" FROM app_clock), interval '0'); END $$;
