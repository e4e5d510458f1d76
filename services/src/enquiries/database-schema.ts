/**
 * Steps from version N of the database to version N + 1, by N. Never change a step that was released: add one.
 * Times are ISO 8601 in UTC with milliseconds, so that they compare as texts.
 */
export const schemaSteps: readonly string[] = [
  `
  CREATE TABLE enquiry (
    ref TEXT PRIMARY KEY,
    draft TEXT NOT NULL,              -- key that the page gave the draft
    digest TEXT NOT NULL,             -- SHA-256 of what was typed
    received_at TEXT NOT NULL,
    form TEXT NOT NULL,
    suspicion TEXT,                   -- why it may be a program's; NULL if it is not suspicious
    is_kept INTEGER NOT NULL DEFAULT 0,
    due_since TEXT,                   -- when it was first seen to be near its deletion
    body TEXT NOT NULL,               -- JSON
    UNIQUE (draft, digest)
  );
  CREATE INDEX enquiry_received ON enquiry (received_at);
  CREATE INDEX enquiry_suspicious ON enquiry (received_at) WHERE suspicion IS NOT NULL;
  CREATE TABLE outbox (
    enquiry TEXT PRIMARY KEY REFERENCES enquiry (ref) ON DELETE CASCADE,
    message_id TEXT NOT NULL,         -- the same for every attempt, so that a receiver can drop a repeat
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'delivered', 'failed')),
    attempts INTEGER NOT NULL DEFAULT 0,
    next_at TEXT NOT NULL,            -- waiting: next attempt; sending: end of the attempt at the latest
    changed_at TEXT NOT NULL,
    problem TEXT
  );
  CREATE INDEX outbox_next ON outbox (state, next_at);
  `,
];
