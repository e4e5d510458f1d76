import type { Generated, Kysely } from 'kysely';

/** Tables of both kinds of databases. Times are ISO 8601 in UTC with milliseconds, so that they compare as texts. */
export interface Tables {
  readonly enquiry: {
    readonly ref: string;
    /** Key that the page gave the draft. */
    readonly draft: string;
    /** SHA-256 of what was typed. */
    readonly digest: string;
    readonly receivedAt: string;
    readonly form: string;
    /** Reason why a program may have sent it. */
    readonly suspicion: string | null;
    /** Time at which it was first seen to be near its deletion. */
    readonly dueSince: Generated<string | null>;
    /** JSON: fields, items, page. */
    readonly body: string;
  };
  readonly outbox: {
    readonly enquiry: string;
    /** The same for every attempt, so that a receiver can drop a repeat. */
    readonly messageId: string;
    readonly state: 'waiting' | 'sending' | 'delivered' | 'failed';
    readonly attempts: Generated<number>;
    /** Next attempt of what is waiting; end of the attempt, at the latest, of what is being sent. */
    readonly nextAt: string;
    readonly changedAt: string;
    /** Reason why the last attempt failed, without addresses. */
    readonly problem: Generated<string | null>;
  };
  readonly account: {
    readonly uid: string;
    /** In the form that counts: lower case. */
    readonly email: string;
    readonly writtenEmail: string;
    readonly role: string;
    /** `scrypt$N$r$p$salt$key` */
    readonly password: string;
    /** Tokens of another version count no longer. */
    readonly tokenVersion: Generated<number>;
    readonly createdAt: string;
    /** JSON: displayName, settings, shortcuts, entries. */
    readonly data: string;
  };
  readonly signingKey: {
    readonly id: number;
    /** 32 bytes in base64. */
    readonly secret: string;
  };
  readonly schemaVersion: { readonly content: string; readonly version: number };
}

/** Queries of a database, within a change or alone. */
export type Queries = Kysely<Tables>;

/** Content of one kind of database. */
export interface DatabaseKind {
  /** Name of its content in messages. */
  readonly content: 'enquiries' | 'accounts';
  /** Statements from version N of a database to version N + 1, by N. Never change a step that was released: add one. */
  readonly steps: readonly (readonly string[])[];
}

export const enquiryKind: DatabaseKind = {
  content: 'enquiries',
  steps: [
    [
      `CREATE TABLE enquiry (
        ref TEXT PRIMARY KEY, draft TEXT NOT NULL, digest TEXT NOT NULL, received_at TEXT NOT NULL, form TEXT NOT NULL,
        suspicion TEXT, due_since TEXT, body TEXT NOT NULL, UNIQUE (draft, digest)
      )`,
      'CREATE INDEX enquiry_received ON enquiry (received_at)',
      `CREATE TABLE outbox (
        enquiry TEXT PRIMARY KEY REFERENCES enquiry (ref) ON DELETE CASCADE, message_id TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'delivered', 'failed')),
        attempts INTEGER NOT NULL DEFAULT 0, next_at TEXT NOT NULL, changed_at TEXT NOT NULL, problem TEXT
      )`,
      'CREATE INDEX outbox_next ON outbox (state, next_at)',
    ],
  ],
};

export const accountKind: DatabaseKind = {
  content: 'accounts',
  steps: [
    [
      `CREATE TABLE account (
        uid TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, written_email TEXT NOT NULL, role TEXT NOT NULL,
        password TEXT NOT NULL, token_version INTEGER NOT NULL DEFAULT 0, created_at TEXT NOT NULL, data TEXT NOT NULL
      )`,
      'CREATE TABLE signing_key (id INTEGER PRIMARY KEY CHECK (id = 1), secret TEXT NOT NULL)',
    ],
  ],
};
