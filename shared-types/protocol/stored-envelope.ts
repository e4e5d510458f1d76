/** JSON of a value in local or session storage. */
type StoredEnvelope = {
  /** Version of the envelope; the key has the version of the data in it. */
  v: 1;
  /** Time when it was stored, ISO 8601. */
  at: string;
  data: unknown;
};

/** Longest text that is stored under one key, in characters. */
export const maxStoredLength = 65_536;

/**
 * The envelope that is stored under a key; `undefined` for a text that is too long, or is none of this version.
 * @throws for a text that is not JSON, or is `null`
 */
export function readEnvelope(text: string): StoredEnvelope | undefined {
  const envelope = JSON.parse(text) as Record<keyof StoredEnvelope, unknown>;
  const { v, at, data } = envelope;
  const isKnown = v === 1 && typeof at === 'string' && Date.parse(at) > 0 && data !== undefined;
  // A fourth key is one of a newer version.
  return isKnown && Object.keys(envelope).length === 3 && text.length <= maxStoredLength
    ? (envelope as StoredEnvelope)
    : undefined;
}

/** The text to store. @throws if it is too long */
export function envelopeText(data: unknown, now: Date) {
  const text = JSON.stringify({ v: 1, at: now, data });
  if (text.length > maxStoredLength) throw new Error('Too long');
  return text;
}
