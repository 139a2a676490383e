CREATE TABLE "benchmarks" (
	"user_type" "user_type" NOT NULL,
	"measure" text NOT NULL,
	"accounts" integer NOT NULL,
	"percentiles" double precision[] NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "benchmarks_user_type_measure_pk" PRIMARY KEY("user_type","measure")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "monthly_report" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "report_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "reported_month" date;--> statement-breakpoint
CREATE INDEX "users_report_due" ON "users" USING btree ("reported_month") WHERE "users"."monthly_report";