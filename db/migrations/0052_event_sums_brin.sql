DROP INDEX "event_days_day";--> statement-breakpoint
DROP INDEX "event_hours_hour";--> statement-breakpoint
DROP INDEX "event_subjects_day";--> statement-breakpoint
CREATE INDEX "event_days_day" ON "event_days" USING brin ("day");--> statement-breakpoint
CREATE INDEX "event_hours_hour" ON "event_hours" USING brin ("hour");--> statement-breakpoint
CREATE INDEX "event_subjects_day" ON "event_subjects" USING brin ("day");