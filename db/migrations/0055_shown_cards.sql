CREATE TABLE "shown_cards" (
	"profile_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"shown_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "shown_cards_profile_id_target_id_pk" PRIMARY KEY("profile_id","target_id")
);
--> statement-breakpoint
ALTER TABLE "shown_cards" ADD CONSTRAINT "shown_cards_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_cards" ADD CONSTRAINT "shown_cards_target_id_profiles_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shown_cards_period" ON "shown_cards" USING btree ("profile_id","shown_at");--> statement-breakpoint
CREATE INDEX "shown_cards_target" ON "shown_cards" USING btree ("target_id");--> statement-breakpoint
-- Of earlier cards only those are known that were decided on.
INSERT INTO "shown_cards" ("profile_id", "target_id", "shown_at")
SELECT "profile_id", "target_id", "decided_at" FROM "decisions";
