-- A block holds for all newsrooms of a company: those that stood for one of them are written for the others.
INSERT INTO "blocks" ("blocker_id", "blocked_id", "user_id")
SELECT DISTINCT ON (b."blocker_id", other."id") b."blocker_id", other."id", b."user_id"
FROM "blocks" b
JOIN "profiles" p ON p."id" = b."blocked_id"
JOIN "profiles" other ON other."company_id" = p."company_id" AND other."id" <> b."blocker_id"
ORDER BY b."blocker_id", other."id", b."created_at"
ON CONFLICT DO NOTHING;
