-- Titles of work and coverage are searched as headlines are.
UPDATE "profiles" SET "headlines" = concat_ws(E'\n', nullif("profiles"."headlines", ''), "written"."titles") FROM (
  SELECT "profile_id", string_agg("title", E'\n' ORDER BY "part", "place") AS "titles" FROM (
    SELECT "profile_id", "title", 2 AS "part",
      row_number() OVER (PARTITION BY "profile_id" ORDER BY "published_at" DESC NULLS LAST, "id" DESC) AS "place"
    FROM "work_samples"
    UNION ALL SELECT "coverage"."profile_id", "stories"."title", 3,
      row_number() OVER (PARTITION BY "coverage"."profile_id" ORDER BY "coverage"."created_at" DESC, "stories"."id" DESC)
    FROM "coverage" JOIN "stories" ON "stories"."id" = "coverage"."story_id") AS "newest"
  WHERE "place" <= 20 GROUP BY "profile_id") AS "written" WHERE "profiles"."id" = "written"."profile_id";
--> statement-breakpoint
-- Typing errors in the text's words and in these titles are corrected too.
INSERT INTO "search_terms" ("term", "kind")
  SELECT DISTINCT "term", "kind" FROM "profiles", unnest(f_search_terms("headlines" || ' ' || left("about", 5000))) AS "term"
  WHERE "listed" ON CONFLICT DO NOTHING;
