import type { EnquiryArticle } from './enquiry';

/** What makes a draft one: two attempts to send it are told by it from two enquiries. */
export interface DraftIdentity {
  /** 16 to 64 letters, digits and hyphens. */
  readonly key: string;
  /** When the draft was begun, ISO 8601. */
  readonly openedAt: string;
}

/** An enquiry as a service takes it. */
export interface EnquiryMessage extends DraftIdentity {
  /** Which form. */
  readonly form: string;
  /** Of the form. */
  readonly version: string;
  /** ISO 8601, by the same clock as `openedAt`. */
  readonly sentAt: string;
  /** How long the document has been open, in milliseconds: a clock that is set meanwhile does not change it. */
  readonly elapsedMs: number;
  /** By the name of the field; empty ones left out. */
  readonly fields: Readonly<Record<string, string>>;
  readonly items: readonly EnquiryArticle[];
  /** Path of the page. */
  readonly page: string;
  /** Versions that drew the page. */
  readonly releases: { readonly host: string; readonly remote: string };
}

/** Why an enquiry is not sent. */
export type SendProblem =
  'offline' | 'timed-out' | 'too-many' | 'too-long' | 'outdated' | 'unavailable' | 'failed';

/** What became of an attempt to send an enquiry. */
export type SendResult =
  /** `isHeld`: it looks like a program's, and a person decides first. */
  | { readonly kind: 'received'; readonly ref: string; readonly isHeld: boolean }
  /** What to do about fields, by their names. */
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'not-sent'; readonly problem: SendProblem };

/** Begins a draft. */
export const newDraftIdentity = (): DraftIdentity => ({
  // `randomUUID` is for secure addresses only.
  key: Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join(''),
  openedAt: new Date().toISOString(),
});
