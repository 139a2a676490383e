CREATE TABLE "linked_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"title" text,
	"site_name" text DEFAULT '' NOT NULL,
	"image" text,
	"looked_at" timestamp with time zone,
	"linked_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "page_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "linked_pages_url" ON "linked_pages" USING btree ("url");--> statement-breakpoint
CREATE INDEX "linked_pages_linked" ON "linked_pages" USING btree ("linked_at");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_page_id_linked_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."linked_pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_page" ON "messages" USING btree ("page_id") WHERE "messages"."page_id" is not null;