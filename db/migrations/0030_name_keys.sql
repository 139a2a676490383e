ALTER TABLE "profiles" ADD COLUMN "name_key" text;--> statement-breakpoint
CREATE INDEX "profiles_name_key" ON "profiles" USING btree ("name_key") WHERE "profiles"."verified";