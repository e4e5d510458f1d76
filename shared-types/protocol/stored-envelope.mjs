/**
 * @typedef {object} StoredEnvelope  how a value stands in local or session storage, as JSON
 * @property {1} v         version of the envelope; the key has the version of the data in it
 * @property {string} at   when it was stored, ISO 8601
 * @property {unknown} data
 */

/** Longest text that is stored under one key, in characters. */
export const maxStoredLength = 65_536;

/**
 * What is stored under a key.
 *
 * @param {string} text
 * @returns {StoredEnvelope | undefined} `undefined` for a text that is too long, or is not an envelope of this version
 * @throws for a text that is not JSON, or is `null`
 */
export function readEnvelope(text) {
  const envelope = JSON.parse(text);
  const { v, at, data } = envelope;
  const isKnown = v === 1 && typeof at === 'string' && Date.parse(at) > 0 && data !== undefined;
  // A fourth key is one of a newer version.
  return isKnown && Object.keys(envelope).length === 3 && text.length <= maxStoredLength
    ? envelope
    : undefined;
}

/**
 * The text to store.
 *
 * @param {unknown} data
 * @param {Date} now
 * @throws if it is too long
 */
export function envelopeText(data, now) {
  const text = JSON.stringify({ v: 1, at: now, data });
  if (text.length > maxStoredLength) throw new Error('Too long');
  return text;
}
