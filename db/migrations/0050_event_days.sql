DELETE FROM "event_hours";--> statement-breakpoint
UPDATE "event_progress" SET "summed_until" = '2000-01-01T00:00:00Z';--> statement-breakpoint
CREATE TABLE "event_days" (
	"profile_id" uuid NOT NULL,
	"kind" "event_kind" NOT NULL,
	"day" date NOT NULL,
	"is_own" boolean NOT NULL,
	"count" integer NOT NULL,
	"first_count" integer NOT NULL,
	"left_out_count" integer NOT NULL,
	CONSTRAINT "event_days_profile_id_kind_day_is_own_pk" PRIMARY KEY("profile_id","kind","day","is_own")
);
--> statement-breakpoint
CREATE TABLE "event_subjects" (
	"profile_id" uuid NOT NULL,
	"kind" "event_kind" NOT NULL,
	"day" date NOT NULL,
	"subject_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"first_count" integer NOT NULL,
	CONSTRAINT "event_subjects_profile_id_kind_day_subject_id_pk" PRIMARY KEY("profile_id","kind","day","subject_id")
);
--> statement-breakpoint
ALTER TABLE "event_hours" DROP CONSTRAINT "event_hours_profile_id_kind_hour_is_own_subject_id_pk";--> statement-breakpoint
ALTER TABLE "event_hours" ADD CONSTRAINT "event_hours_profile_id_kind_hour_is_own_pk" PRIMARY KEY("profile_id","kind","hour","is_own");--> statement-breakpoint
ALTER TABLE "event_days" ADD CONSTRAINT "event_days_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_subjects" ADD CONSTRAINT "event_subjects_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_days_day" ON "event_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "event_subjects_day" ON "event_subjects" USING btree ("day");--> statement-breakpoint
ALTER TABLE "event_hours" DROP COLUMN "subject_id";