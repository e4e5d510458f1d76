export const maxStoredLength = 65_536;

/** @type {typeof import('./stored-envelope.mjs').readEnvelope} */
export function readEnvelope(text) {
  const envelope = JSON.parse(text);
  const { v, at, data } = envelope;
  const isKnown = v === 1 && typeof at === 'string' && Date.parse(at) > 0 && data !== undefined;
  // A fourth key is one of a newer version.
  return isKnown && Object.keys(envelope).length === 3 && text.length <= maxStoredLength
    ? envelope
    : undefined;
}

/** @type {typeof import('./stored-envelope.mjs').envelopeText} */
export function envelopeText(data, now) {
  const text = JSON.stringify({ v: 1, at: now, data });
  if (text.length > maxStoredLength) throw new Error('Too long');
  return text;
}
