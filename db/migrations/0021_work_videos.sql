ALTER TABLE "work_samples" ADD COLUMN "picture_key" text;--> statement-breakpoint
ALTER TABLE "work_samples" ADD COLUMN "video" jsonb;