CREATE TABLE "feedback_resets" (
	"profile_id" uuid NOT NULL,
	"topic_id" text NOT NULL,
	"reset_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_resets_profile_id_topic_id_pk" PRIMARY KEY("profile_id","topic_id")
);
--> statement-breakpoint
ALTER TABLE "feedback_resets" ADD CONSTRAINT "feedback_resets_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pitches_not_my_beat" ON "pitches" USING btree ("recipient_profile_id","responded_at") WHERE "pitches"."decline_reason" = 'not_my_beat';