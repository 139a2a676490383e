ALTER TYPE "public"."notification_kind" ADD VALUE 'invitation_received';--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD COLUMN "calls_month" date;