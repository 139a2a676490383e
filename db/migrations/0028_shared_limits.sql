-- Unlogged: counts are not worth a write to disk, and after a crash the windows begin anew. Half empty pages, so that a
-- count is updated where it stands.
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
) WITH (fillfactor = 50);
--> statement-breakpoint
DROP INDEX "sessions_refresh";--> statement-breakpoint
DROP INDEX "sessions_previous_refresh";
