import { describe, expect, it } from '@jest/globals';
import { envelopeText, maxStoredLength, readEnvelope } from './stored-envelope.js';

const envelope = { v: 1, at: '2026-11-20T10:00:00.000Z', data: ['a'] };

describe('an envelope of stored data', () => {
  it('is read as it was written', () => {
    const text = envelopeText(envelope.data, new Date(envelope.at));
    expect(readEnvelope(text)).toEqual(envelope);
  });

  it.each([
    ['of a newer version', { ...envelope, v: 2 }],
    ['with a key that is not known', { ...envelope, by: 'newer' }],
    ['without a time', { ...envelope, at: undefined }],
    ['with a time that is not one', { ...envelope, at: 'soon' }],
    ['with a number for a time', { ...envelope, at: 7 }],
    ['without data', { ...envelope, data: undefined }],
    ['that is a list', [envelope]],
    ['that is a text', 'a'],
  ])('%s is refused', (_, value) => {
    expect(readEnvelope(JSON.stringify(value))).toBeUndefined();
  });

  it.each(['null', '', '{'])('is not read from %p', (text) => {
    expect(() => readEnvelope(text)).toThrow();
  });

  it('is neither written nor read if it is too long', () => {
    const data = 'x'.repeat(maxStoredLength);
    expect(() => envelopeText(data, new Date())).toThrow('Too long');
    expect(readEnvelope(JSON.stringify({ ...envelope, data }))).toBeUndefined();
  });
});
