import { afterEach, describe, expect, it } from '@jest/globals';
import selfsigned from 'selfsigned';
import { testRecord } from '../../testing/enquiry-factory.js';
import {
  startFaultyMailServer,
  type FaultyMailServer,
  type MailFault,
} from '../../testing/faulty-mail-server.js';
import type { EnquiryRecord } from '../enquiry-records.js';
import { mailOf, mailSender } from './mail-sender.js';
import type { OutgoingEnquiry } from './sender.js';

let server: FaultyMailServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const settings = (origin = 'smtp://127.0.0.1') => ({
  ENQUIRIES_FROM: 'site@gloves.example',
  ENQUIRIES_TO: 'sales@gloves.example',
  ENQUIRIES_SMTP_URL: `${origin}:${server?.port ?? 1}`,
});

function outgoing(changes: Partial<EnquiryRecord> = {}): OutgoingEnquiry {
  const record = testRecord(changes);
  return { record, messageId: record.ref };
}

const attemptMs = 1500;

const send = (origin?: string, authority?: string) =>
  mailSender(settings(origin), authority).send(outgoing(), AbortSignal.timeout(attemptMs));

async function sendWith(fault: MailFault) {
  server = await startFaultyMailServer({ nextFault: () => fault });
  return await send();
}

/** Address of this machine that is not taken for its own. */
const elsewhere = 'smtp://0.0.0.0';

async function newCertificate() {
  const { private: key, cert } = await selfsigned.generate([{ name: 'commonName', value: 'mail' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: '0.0.0.0' }] },
    ],
  });
  return { key, cert };
}

describe('a mail', () => {
  it('arrives with what was typed, at the configured recipient only', async () => {
    server = await startFaultyMailServer();
    expect(await send()).toEqual({ kind: 'delivered' });
    const [mail] = server.received;
    expect(mail?.envelope).toEqual({ from: 'site@gloves.example', to: ['sales@gloves.example'] });
    expect(mail?.text).toMatch(/^Reply-To: mara@northquay\.example\r$/m);
    expect(mail?.text).toMatch(/^Subject: Enquiry 20261120-K7QM4P\r$/m);
    expect(mail?.text).toMatch(/^Message-ID: <enquiry\.20261120-K7QM4P@gloves\.example>\r$/m);
    expect(mail?.text).toContain('Samples of both, please.');
    expect(mail?.text).toContain('QM101, quantity 120, size 10');
  });

  it.each([
    'mara@northquay.example\r\nBcc: all@elsewhere.example',
    '"x" <all@elsewhere.example>',
    'a@b.example,c@d.example',
    'zoë@tannery.example',
  ])('has no reply address if that of the visitor is invalid: %j', (email) => {
    const mail = mailOf(outgoing({ fields: { name: 'Mara', email } }), settings());
    expect(mail).not.toHaveProperty('replyTo');
    expect(Object.keys(mail).sort()).toEqual(['from', 'headers', 'messageId', 'subject', 'text', 'to']);
    expect(JSON.stringify({ ...mail, text: '' })).not.toContain('elsewhere');
  });

  it('has a reply address whose domain has letters outside ASCII', () => {
    const mail = mailOf(outgoing({ fields: { email: 'zoe@gerberei-müller.example' } }), settings());
    expect(mail.replyTo).toBe('zoe@xn--gerberei-mller-psb.example');
  });

  it('goes to the mailbox of its form', () => {
    const mailboxes = () => ({ enquiry: 'quotes@gloves.example', concerns: 'concerns@gloves.example' });
    const { to } = mailOf(outgoing(), { ...settings(), mailboxes });
    expect(to).toBe('quotes@gloves.example');
  });

  it('says in its subject that it is suspicious', () => {
    const mail = mailOf(outgoing({ suspicion: 'it has 6 links to other sites' }), settings());
    expect(mail.subject).toBe('Enquiry 20261120-K7QM4P (suspicious)');
  });
});

describe('a mail server', () => {
  it.each<[MailFault, object]>([
    ['connection-dropped', { kind: 'retry' }],
    ['greeting-421', { kind: 'retry' }],
    ['greeting-hangs', { kind: 'retry' }],
    ['mail-from-451', { kind: 'retry' }],
    ['rcpt-to-450', { kind: 'retry' }],
    ['data-451', { kind: 'retry' }],
    ['data-hangs', { kind: 'retry' }],
    ['data-cut-stored', { kind: 'retry' }],
    ['rcpt-to-550', { kind: 'refused', problem: 'the mail was not taken at RCPT TO: 550 EENVELOPE' }],
    ['data-554', { kind: 'refused', problem: 'the mail was not taken at DATA: 554 EMESSAGE' }],
  ])('that fails with %s is handled, and its text is not repeated', async (fault, expected) => {
    const outcome = await sendWith(fault);
    expect(outcome).toMatchObject(expected);
    expect(JSON.stringify(outcome)).not.toContain('private');
  });

  it('that cannot be reached is tried again', async () => {
    expect(await send()).toMatchObject({ kind: 'retry' });
  });

  it('without TLS gets nothing if TLS is required', async () => {
    server = await startFaultyMailServer();
    expect(await send(elsewhere)).toMatchObject({ kind: 'retry' });
    expect(await send('smtps://127.0.0.1')).toMatchObject({ kind: 'retry' });
    expect(server.received).toEqual([]);
  });

  it('with an untrusted certificate gets nothing', async () => {
    server = await startFaultyMailServer({ certificate: await newCertificate() });
    expect(await send(elsewhere)).toMatchObject({
      kind: 'retry',
      problem: expect.stringContaining('DEPTH_ZERO_SELF_SIGNED_CERT'),
    });
    expect(server.received).toEqual([]);
  });

  it('with a trusted certificate gets the mail over TLS', async () => {
    const certificate = await newCertificate();
    server = await startFaultyMailServer({ certificate });
    expect(await send(elsewhere, certificate.cert)).toEqual({ kind: 'delivered' });
    expect(server.received[0]?.text).toContain('Samples of both, please.');
  });
});
