ALTER TYPE "public"."report_subject" ADD VALUE 'appeal';--> statement-breakpoint
CREATE TABLE "stopped_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" "citext" NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "audit_entries_age";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "asked_by_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "stopped_addresses_email" ON "stopped_addresses" USING btree ("email");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_name_part" ON "companies" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_part" ON "users" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_part" ON "users" USING gin (("email"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_company_part" ON "users" USING gin ("company_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_entries_operation" ON "audit_entries" USING btree ("operation","created_at","id");--> statement-breakpoint
CREATE INDEX "profiles_name_part" ON "profiles" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_entries_age" ON "audit_entries" USING btree ("created_at","id");