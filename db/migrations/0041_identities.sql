ALTER TABLE "profiles" ADD COLUMN "tagline" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "logo_key" text;--> statement-breakpoint
-- Title and picture were one field for the person and the newsroom. A published builder asked for "Brand description"
-- and "Your logo", so what it published is the newsroom's, as is all of a newsroom without an account. Where the
-- builder was never published (no account type), set-up had asked for "Professional title", which is the person's, and
-- for a "Picture", which may be either's: the page keeps showing it, and the person keeps it too.
UPDATE "profiles" SET "logo_key" = "avatar_key",
  "tagline" = CASE WHEN "account_type" IS NOT NULL OR "user_id" IS NULL THEN "title" ELSE '' END
WHERE "kind" IN ('brand', 'source');--> statement-breakpoint
-- Of what the builder published the person keeps nothing, unless the newsroom bears their own name and so is theirs.
-- Their title is their role among the press contacts, where they are one; set-up and the settings ask for the rest.
UPDATE "profiles" p SET "avatar_key" = NULL, "title" = coalesce((
    SELECT c ->> 'role' FROM jsonb_array_elements(p."press_contacts") c, "users" u
    WHERE u."id" = p."user_id" AND u."name" = c ->> 'name' LIMIT 1), '')
WHERE p."kind" IN ('brand', 'source') AND (p."account_type" IS NOT NULL OR p."user_id" IS NULL)
  AND NOT EXISTS (SELECT 1 FROM "users" u WHERE u."id" = p."user_id" AND u."name" = p."name");--> statement-breakpoint
-- Drafts of a newsroom's builder hold the line under its new name. Where it began as the person's title, only a draft
-- that changed it wrote a line.
UPDATE "builder_drafts" d SET
  "base" = d."base" || jsonb_build_object('tagline', CASE WHEN was."published" THEN coalesce(d."base" ->> 'professionalTitle', '') ELSE '' END),
  "values" = d."values" || jsonb_build_object('tagline', CASE
    WHEN was."published" OR d."values" ->> 'professionalTitle' IS DISTINCT FROM d."base" ->> 'professionalTitle'
    THEN coalesce(d."values" ->> 'professionalTitle', '') ELSE '' END)
FROM (SELECT "id", "account_type" IS NOT NULL OR "user_id" IS NULL AS "published" FROM "profiles" WHERE "kind" IN ('brand', 'source')) AS was
WHERE was."id" = d."profile_id";--> statement-breakpoint
-- A newsroom is found by its own line, and not by the title of who acts for it.
ALTER TABLE "profiles" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(f_stems(search_language, f_unaccent(name)), 'A') || setweight(f_stems(search_language, f_unaccent(case when kind in ('brand', 'source') then tagline else title end || ' ' || f_words(publications) || ' ' || f_words(expertise))), 'B') || setweight(f_stems(search_language, f_unaccent(f_beats(beats) || ' ' || f_words(platforms) || ' ' || location_text)), 'C') || setweight(f_stems(search_language, f_unaccent(headlines || ' ' || left(about, 5000))), 'D') || f_labels(city_id, topic_tree) || f_kind(kind)) STORED;
--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin ("search") WHERE "profiles"."listed";
