CREATE INDEX "users_without_ai" ON "users" USING btree ("id") WHERE not "users"."ai_enabled";--> statement-breakpoint
CREATE INDEX "pitch_drafts_to_read" ON "pitch_drafts" USING btree ("id","user_id") WHERE "pitch_drafts"."is_active";--> statement-breakpoint
CREATE INDEX "profiles_to_read" ON "profiles" USING btree ("id","user_id") WHERE "profiles"."listed";