import { createTransport } from 'nodemailer';
import type { SiteEnquiries } from 'shared-types';
import { cleanEmail } from 'shared-types/protocol/email';
import * as v from 'valibot';
import { isLoopback } from 'server/http/loopback';
import { withAsciiDomain } from 'release/model/ascii-domain';
import type { EnquiryRecord } from '../enquiry-records.js';
import { enquiryLines } from './message-text.js';
import type { OutgoingEnquiry, Sender, SendOutcome } from './sender.js';

/** Variables of forwarding by mail, and what the configuration says. */
interface MailSettings {
  /** `smtps://user:password@mail.example.com`. */
  readonly ENQUIRIES_SMTP_URL: string;
  readonly ENQUIRIES_FROM: string;
  readonly ENQUIRIES_TO: string;
  /** Addresses in the place of `ENQUIRIES_TO`, by the names of forms. */
  readonly mailboxes?: () => SiteEnquiries['mailboxes'];
}

/** True for one plain address: no name, no list, nothing that a header could be made of. */
export const isPlainAddress = (text: string): boolean =>
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(text) &&
  text.length <= 254;

/** Greatest silence of a mail server, in milliseconds. */
const silenceMs = 20_000;

/** Certificates are always verified. Only this machine may have no TLS. */
function newTransport(url: string, authority: string | undefined) {
  const isHere = isLoopback(new URL(url).hostname);
  return createTransport({
    url,
    requireTLS: !isHere,
    ignoreTLS: isHere,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    ...(authority !== undefined && { tls: { ca: authority } }),
    // Nothing of a visitor's may make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/**
 * Address for the answer, its domain in ASCII; one that is not plain is in the text only. So is one with other letters before
 * the @: a mail server may refuse the whole message for it.
 */
function replyToOf({ fields }: EnquiryRecord): string | undefined {
  const plain = withAsciiDomain(cleanEmail(fields['email'] ?? ''));
  return isPlainAddress(plain) ? plain : undefined;
}

/** The message. No header holds a text of the visitor's but the checked address. */
export function mailOf({ record, messageId }: OutgoingEnquiry, settings: MailSettings) {
  const { ENQUIRIES_FROM: from, ENQUIRIES_TO: to, mailboxes } = settings;
  const replyTo = replyToOf(record);
  const mark = record.suspicion === null ? '' : ' (suspicious)';
  return {
    from,
    to: mailboxes?.()?.[record.form] ?? to,
    ...(replyTo !== undefined && { replyTo }),
    subject: `Enquiry ${record.ref}${mark}`,
    messageId: `<enquiry.${messageId}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `${enquiryLines(record).join('\n')}\n`,
  };
}

/** Facts in an error of nodemailer; nothing is known of another error. */
const errorSchema = v.fallback(
  v.object({
    code: v.optional(v.string()),
    originalCode: v.optional(v.string()),
    command: v.optional(v.string()),
    responseCode: v.optional(v.number()),
    permanent: v.optional(v.boolean()),
  }),
  {},
);

/** Outcome that an error means, without the server's own words: they may repeat addresses. */
function outcomeOf(error: unknown): SendOutcome {
  const { code, originalCode, command = '', responseCode, permanent } = v.parse(errorSchema, error);
  const codes = [responseCode, code, originalCode].filter(Boolean).join(' ');
  // Its answer is about this message.
  const [stage] = /^(MAIL FROM|RCPT TO|DATA)/.exec(command) ?? [];
  const isRefused = stage !== undefined && permanent === true;
  const problem = `the mail was not taken${stage === undefined ? '' : ` at ${stage}`}: ${codes}`;
  return { kind: isRefused ? 'refused' : 'retry', problem };
}

/**
 * Sends enquiries by SMTP, each over a connection of its own.
 *
 * @param authority certificate to trust instead of those that Node trusts
 */
export function mailSender(settings: MailSettings, authority?: string): Sender {
  const transport = newTransport(settings.ENQUIRIES_SMTP_URL, authority);
  return {
    send: async (enquiry, signal) => {
      try {
        await transport.sendMail({ ...mailOf(enquiry, settings), signal });
        return { kind: 'delivered' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}
