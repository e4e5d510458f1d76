import { describe, expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import { parseForwarding, type ForwardingKind } from './settings.js';

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
});

describe('variables are refused, without printing their values,', () => {
  const secrets = /p%40ss|p@ss|mailuser|t0ken|BwcH/;

  it('in each of these cases', async () => {
    expect(
      await missesOf<[string, [kind: ForwardingKind, variables: Record<string, string>], RegExp]>(
        [
          ['where one is missing', ['mail', { ...mail, ENQUIRIES_TO: '' }], /ENQUIRIES_TO is not set/],
          [
            'where all are missing',
            ['webhook', {}],
            /ENQUIRIES_WEBHOOK_URL, ENQUIRIES_WEBHOOK_SECRET is not set/,
          ],
          ['where nothing is forwarded', ['none', mail], /'none', but ENQUIRIES_SMTP_URL, .* is set/],
          ['where both ways are set', ['mail', { ...mail, ...webhook }], /ENQUIRIES_WEBHOOK_URL.* is set/],
          [
            'for an address that is none',
            ['mail', { ...mail, ENQUIRIES_SMTP_URL: 'mailuser:p@ss' }],
            /SMTP_URL/,
          ],
          [
            'for another protocol',
            ['mail', { ...mail, ENQUIRIES_SMTP_URL: 'https://mailuser:p@ss@a.example' }],
            /smtps:/,
          ],
          [
            'for options that would switch TLS off',
            ['mail', { ...mail, ENQUIRIES_SMTP_URL: 'smtp://mailuser@mail.example/?ignoreTLS=true' }],
            /options/,
          ],
          [
            'for two receivers',
            ['mail', { ...mail, ENQUIRIES_TO: 'a@b.example, c@d.example' }],
            /ENQUIRIES_TO must be/,
          ],
          [
            'for a sender with a name',
            ['mail', { ...mail, ENQUIRIES_FROM: 'Site <a@b.example>' }],
            /ENQUIRIES_FROM must/,
          ],
          [
            'for a header in an address',
            ['mail', { ...mail, ENQUIRIES_FROM: 'a@b.example\nBcc: c@d.example' }],
            /ENQUIRIES_FROM must/,
          ],
          [
            'for a webhook without TLS',
            ['webhook', { ...webhook, ENQUIRIES_WEBHOOK_URL: 'http://desk.gloves.example/?t0ken' }],
            /https:/,
          ],
          [
            'for a webhook with a password',
            ['webhook', { ...webhook, ENQUIRIES_WEBHOOK_URL: 'https://mailuser:p@desk.example/' }],
            /password/,
          ],
          [
            'for a short secret',
            ['webhook', { ...webhook, ENQUIRIES_WEBHOOK_SECRET: 'whsec_BwcH' }],
            /24 to 64/,
          ],
          [
            'for a secret without its prefix',
            ['webhook', { ...webhook, ENQUIRIES_WEBHOOK_SECRET: 'BwcH' }],
            /whsec_/,
          ],
        ],
        ([, [kind, variables], expected]) => {
          expect(() => parseForwarding(kind, variables)).toThrow(expected);
          try {
            parseForwarding(kind, variables);
          } catch (error) {
            expect(String(error)).not.toMatch(secrets);
          }
        },
      ),
    ).toEqual([]);
  });
});
