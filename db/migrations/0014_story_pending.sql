ALTER TABLE "stories" ADD COLUMN "looked_at" timestamp with time zone;
--> statement-breakpoint
-- The pages of all stories so far were read when they were named.
UPDATE "stories" SET "looked_at" = "created_at";
