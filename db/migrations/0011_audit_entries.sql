CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"job" text,
	"profile_id" uuid,
	"operation" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_id","created_at") WHERE "audit_entries"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_user" ON "audit_entries" USING btree ("user_id","created_at") WHERE "audit_entries"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_age" ON "audit_entries" USING btree ("created_at");