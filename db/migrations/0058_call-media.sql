ALTER TYPE "public"."call_outcome" ADD VALUE 'lost';--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "media_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "call" jsonb;