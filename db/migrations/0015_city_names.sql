CREATE TABLE "city_names" (
	"city_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "city_names_city_id_name_pk" PRIMARY KEY("city_id","name")
);
--> statement-breakpoint
CREATE INDEX "city_names_prefix" ON "city_names" USING btree ("name" text_pattern_ops);