ALTER TABLE "assets" ADD COLUMN "content_credentials" jsonb;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "untouched_key" text;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "untouched_offered" boolean DEFAULT false NOT NULL;