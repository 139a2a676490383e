DROP INDEX "assets_release";--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "release_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "release_position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "assets_release" ON "assets" USING btree ("release_id","release_position");