-- array_to_string() is only STABLE, whatever the elements; for text it may be indexed.
CREATE FUNCTION f_words(words text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT array_to_string(words, ' ') $$;
