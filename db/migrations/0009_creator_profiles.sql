ALTER TABLE "profiles" ADD COLUMN "audience" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "work_samples" ADD COLUMN "platform" text;--> statement-breakpoint
ALTER TABLE "work_samples" ADD COLUMN "engagement" double precision;--> statement-breakpoint
ALTER TABLE "work_samples" ADD COLUMN "plays" integer;