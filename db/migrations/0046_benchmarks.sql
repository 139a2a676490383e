CREATE TABLE "benchmarks" (
	"user_type" "user_type" NOT NULL,
	"measure" text NOT NULL,
	"accounts" integer NOT NULL,
	"percentiles" double precision[] NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "benchmarks_user_type_measure_pk" PRIMARY KEY("user_type","measure")
);
