import { describe, expect, it } from '@jest/globals';
import { missesOf } from 'shared-types/testing/misses-of';
import { testSite } from 'release/testing/site-factory';
import { openForwarding, type Forwarding, type Variables } from './settings.js';

const mail = {
  ENQUIRIES_SMTP_URL: 'smtps://mailuser:p%40ss-word@mail.gloves.example',
  ENQUIRIES_FROM: 'site@gloves.example',
  ENQUIRIES_TO: 'sales@gloves.example',
};
const webhook = {
  ENQUIRIES_WEBHOOK_URL: 'https://desk.gloves.example/hook?token=t0ken',
  ENQUIRIES_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
};

function forwardingOf(forwarding: Forwarding['kind'], variables: Variables): Forwarding {
  const site = testSite({ enquiries: { endpoint: '/api/enquiries', forwarding } });
  return openForwarding(variables, () => site)();
}

describe('forwarding', () => {
  it('needs no variables if it is off, and names those that are set', () => {
    expect(forwardingOf('none', {})).toEqual({ kind: 'none' });
    expect(forwardingOf('none', mail).problem).toMatch(/ENQUIRIES_SMTP_URL, .* has no effect/);
  });

  it('is off while nothing is live', () => {
    expect(openForwarding(mail, () => undefined)()).toEqual({ kind: 'none' });
  });

  it.each(['mail', 'webhook'] as const)('by %s works beside variables of another kind', (kind) => {
    const sender = { send: expect.any(Function) };
    expect(forwardingOf(kind, { ...mail, ...webhook })).toEqual({ kind, sender });
  });
});

it('variables are refused, without printing their values', async () => {
  const secrets = /p%40ss|p@ss|mailuser|t0ken|BwcH/;
  const cases: readonly (readonly [Forwarding['kind'], Record<string, string>, RegExp])[] = [
    ['mail', { ...mail, ENQUIRIES_TO: '' }, /: ENQUIRIES_TO is not set\./],
    ['webhook', {}, /ENQUIRIES_WEBHOOK_URL is not set; ENQUIRIES_WEBHOOK_SECRET is not set\./],
    ['mail', { ...mail, ENQUIRIES_SMTP_URL: 'mailuser:p@ss' }, /SMTP_URL must/],
    ['mail', { ...mail, ENQUIRIES_SMTP_URL: 'https://mailuser:p@ss@a.example' }, /smtps:/],
    ['mail', { ...mail, ENQUIRIES_SMTP_URL: 'smtp://mailuser@mail.example/?ignoreTLS=true' }, /options/],
    ['mail', { ...mail, ENQUIRIES_TO: 'a@b.example, c@d.example' }, /ENQUIRIES_TO must be/],
    ['mail', { ...mail, ENQUIRIES_FROM: 'Site <a@b.example>' }, /ENQUIRIES_FROM must/],
    ['mail', { ...mail, ENQUIRIES_FROM: 'a@b.example\nBcc: c@d.example' }, /ENQUIRIES_FROM must/],
    ['webhook', { ...webhook, ENQUIRIES_WEBHOOK_URL: 'http://desk.gloves.example/?t0ken' }, /https:/],
    ['webhook', { ...webhook, ENQUIRIES_WEBHOOK_URL: 'https://mailuser:p@desk.example/' }, /a user/],
    ['webhook', { ...webhook, ENQUIRIES_WEBHOOK_SECRET: 'whsec_BwcH' }, /24 to 64/],
    ['webhook', { ...webhook, ENQUIRIES_WEBHOOK_SECRET: 'BwcH' }, /whsec_/],
  ];
  const misses = await missesOf(cases, ([kind, variables, expected]) => {
    const { sender, problem } = forwardingOf(kind, variables);
    expect(sender).toBeUndefined();
    expect(problem).toMatch(expected);
    expect(problem).not.toMatch(secrets);
  });
  expect(misses).toEqual([]);
});
