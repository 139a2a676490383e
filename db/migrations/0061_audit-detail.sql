ALTER TABLE "audit_entries" ADD COLUMN "detail" jsonb;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "token_id" uuid;