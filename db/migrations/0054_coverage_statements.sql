ALTER TABLE "coverage" ADD COLUMN "readers" integer;--> statement-breakpoint
ALTER TABLE "coverage" ADD COLUMN "interactions" integer;--> statement-breakpoint
ALTER TABLE "coverage" ADD COLUMN "read_seconds" integer;--> statement-breakpoint
ALTER TABLE "coverage" ADD COLUMN "stated_at" timestamp with time zone;--> statement-breakpoint
UPDATE "coverage" SET "readers" = s."readers", "interactions" = s."interactions", "read_seconds" = s."read_seconds", "stated_at" = s."stated_at"
  FROM "stories" s WHERE s."id" = "coverage"."story_id" AND s."stated_by" = "coverage"."profile_id";--> statement-breakpoint
ALTER TABLE "stories" DROP COLUMN "readers";--> statement-breakpoint
ALTER TABLE "stories" DROP COLUMN "interactions";--> statement-breakpoint
ALTER TABLE "stories" DROP COLUMN "read_seconds";--> statement-breakpoint
ALTER TABLE "stories" DROP COLUMN "stated_by";--> statement-breakpoint
ALTER TABLE "stories" DROP COLUMN "stated_at";