ALTER TABLE "stories" ADD COLUMN "readers" integer;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "interactions" integer;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "read_seconds" integer;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "stated_by" uuid;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "stated_at" timestamp with time zone;