ALTER TYPE "public"."notification_kind" ADD VALUE 'suggestions_prepared';--> statement-breakpoint
CREATE TABLE "prepared_suggestions" (
	"profile_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"prepared_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "prepared_suggestions_profile_id_target_id_pk" PRIMARY KEY("profile_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digested_until" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "auto_matched_on" date;--> statement-breakpoint
ALTER TABLE "prepared_suggestions" ADD CONSTRAINT "prepared_suggestions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepared_suggestions" ADD CONSTRAINT "prepared_suggestions_target_id_profiles_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prepared_suggestions_target" ON "prepared_suggestions" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "users_digest_due" ON "users" USING btree ("digested_until") WHERE "users"."weekly_digest";--> statement-breakpoint
CREATE INDEX "users_auto_match_due" ON "users" USING btree ("auto_matched_on") WHERE "users"."auto_match";