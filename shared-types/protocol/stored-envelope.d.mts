/** How a value stands in local or session storage, as JSON. */
export interface StoredEnvelope {
  /** Version of the envelope. The key has the version of the data in it. */
  readonly v: 1;
  /** When it was stored, ISO 8601. */
  readonly at: string;
  readonly data: unknown;
}

/** Longest text that is stored under one key, in characters. */
export declare const maxStoredLength: number;

/**
 * What is stored under a key.
 *
 * @returns `undefined` for a text that is too long, or is not an envelope of this version
 * @throws for a text that is not JSON, or is `null`
 */
export declare const readEnvelope: (text: string) => StoredEnvelope | undefined;

/**
 * The text to store.
 *
 * @throws if it is too long
 */
export declare const envelopeText: (data: unknown, now: Date) => string;
