/**
 * Steps from version N of the database to version N + 1, by N. Never change a step that was released: add one.
 * Times are ISO 8601 in UTC with milliseconds.
 */
export const schemaSteps: readonly string[] = [
  `
  CREATE TABLE account (
    uid TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,       -- in the form that counts: lower case
    written_email TEXT NOT NULL,      -- as it was typed
    role TEXT NOT NULL,
    password TEXT NOT NULL,           -- scrypt$N$r$p$salt$key
    token_version INTEGER NOT NULL DEFAULT 0, -- tokens of another one count no longer
    created_at TEXT NOT NULL,
    data TEXT NOT NULL                -- JSON: displayName, settings, shortcuts, entries
  );
  CREATE TABLE signing_key (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    secret TEXT NOT NULL              -- 32 bytes in base64
  );
  `,
];
