import { describe, expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import { parseForwarding, unusedText, type ForwardingKind } from './settings.js';

const mail = {
  ENQUIRIES_SMTP_URL: 'smtps://mailuser:p%40ss-word@mail.gloves.example',
  ENQUIRIES_FROM: 'site@gloves.example',
  ENQUIRIES_TO: 'sales@gloves.example',
};
const webhook = {
  ENQUIRIES_WEBHOOK_URL: 'https://desk.gloves.example/hook?token=t0ken',
  ENQUIRIES_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
};

describe('forwarding', () => {
  it('needs no variables if it is off', () => {
    expect(parseForwarding('none', {})).toEqual({ kind: 'none' });
  });

  it('by mail reads server and addresses', () => {
    expect(parseForwarding('mail', mail)).toEqual({
      kind: 'mail',
      url: mail.ENQUIRIES_SMTP_URL,
      from: 'site@gloves.example',
      to: 'sales@gloves.example',
    });
  });

  it('by webhook reads address and secret', () => {
    expect(parseForwarding('webhook', webhook)).toMatchObject({ kind: 'webhook' });
  });

  it('works beside variables of another kind, which are named', () => {
    expect(parseForwarding('mail', { ...mail, ...webhook })).toMatchObject({ kind: 'mail' });
    expect(unusedText('mail', { ...mail, ...webhook })).toMatch(
      /'mail', so ENQUIRIES_WEBHOOK_URL, .* has no effect/,
    );
    expect(unusedText('mail', mail)).toBeUndefined();
  });
});

it('variables are refused, without printing their values', async () => {
  const secrets = /p%40ss|p@ss|mailuser|t0ken|BwcH/;
  const cases: readonly (readonly [ForwardingKind, Record<string, string>, RegExp])[] = [
    ['mail', { ...mail, ENQUIRIES_TO: '' }, /ENQUIRIES_TO is not set/],
    ['webhook', {}, /ENQUIRIES_WEBHOOK_URL, ENQUIRIES_WEBHOOK_SECRET is not set/],
    ['mail', { ...mail, ENQUIRIES_SMTP_URL: 'mailuser:p@ss' }, /SMTP_URL/],
    ['mail', { ...mail, ENQUIRIES_SMTP_URL: 'https://mailuser:p@ss@a.example' }, /smtps:/],
    ['mail', { ...mail, ENQUIRIES_SMTP_URL: 'smtp://mailuser@mail.example/?ignoreTLS=true' }, /options/],
    ['mail', { ...mail, ENQUIRIES_TO: 'a@b.example, c@d.example' }, /ENQUIRIES_TO must be/],
    ['mail', { ...mail, ENQUIRIES_FROM: 'Site <a@b.example>' }, /ENQUIRIES_FROM must/],
    ['mail', { ...mail, ENQUIRIES_FROM: 'a@b.example\nBcc: c@d.example' }, /ENQUIRIES_FROM must/],
    ['webhook', { ...webhook, ENQUIRIES_WEBHOOK_URL: 'http://desk.gloves.example/?t0ken' }, /https:/],
    ['webhook', { ...webhook, ENQUIRIES_WEBHOOK_URL: 'https://mailuser:p@desk.example/' }, /password/],
    ['webhook', { ...webhook, ENQUIRIES_WEBHOOK_SECRET: 'whsec_BwcH' }, /24 to 64/],
    ['webhook', { ...webhook, ENQUIRIES_WEBHOOK_SECRET: 'BwcH' }, /whsec_/],
  ];
  const misses = await missesOf(cases, ([kind, variables, expected]) => {
    const parsing = () => parseForwarding(kind, variables);
    expect(parsing).toThrow(expected);
    expect(parsing).not.toThrow(secrets);
  });
  expect(misses).toEqual([]);
});
