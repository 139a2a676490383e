CREATE TABLE "pitch_meanings" (
	"draft_id" uuid PRIMARY KEY NOT NULL,
	"vector" text,
	"topic_weights" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "pitch_meanings_vector" CHECK (length("pitch_meanings"."vector") = 170)
);
--> statement-breakpoint
CREATE TABLE "profile_meanings" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"vector" text,
	"topic_weights" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "profile_meanings_vector" CHECK (length("profile_meanings"."vector") = 170)
);
--> statement-breakpoint
ALTER TABLE "pitch_meanings" ADD CONSTRAINT "pitch_meanings_draft_id_pitch_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."pitch_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_meanings" ADD CONSTRAINT "profile_meanings_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;