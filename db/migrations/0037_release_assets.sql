CREATE TABLE "release_assets" (
	"release_id" uuid NOT NULL,
	"asset_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "release_assets_release_id_asset_id_pk" PRIMARY KEY("release_id","asset_id")
);
--> statement-breakpoint
INSERT INTO "release_assets" ("release_id", "asset_id", "position")
	SELECT "release_id", "id", "release_position" FROM "assets" WHERE "release_id" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "release_assets" ADD CONSTRAINT "release_assets_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_assets" ADD CONSTRAINT "release_assets_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_assets_order" ON "release_assets" USING btree ("release_id","position","asset_id");--> statement-breakpoint
CREATE INDEX "release_assets_asset" ON "release_assets" USING btree ("asset_id");--> statement-breakpoint
ALTER TABLE "assets" DROP CONSTRAINT "assets_release_id_releases_id_fk";
--> statement-breakpoint
DROP INDEX "assets_release";--> statement-breakpoint
ALTER TABLE "assets" DROP COLUMN "release_id";--> statement-breakpoint
ALTER TABLE "assets" DROP COLUMN "release_position";
