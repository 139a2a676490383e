-- A draft that holds what a template left to the writer, such as "[Name]", is not used for matching.
UPDATE "pitch_drafts" SET "is_active" = false
WHERE "is_active" AND EXISTS (
  SELECT FROM unnest(ARRAY["title", "who", "what", "where", "when", "why"]) AS written
  WHERE written ~* '\[(?!sic\])[^][]*[[:alpha:]][^][]*\](?!\()'
);
