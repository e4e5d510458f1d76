import type { Site, SiteEnquiries } from 'shared-types';
import { faultText } from 'shared-types/json/read-record';
import { isLoopback } from 'server/http/loopback';
import * as v from 'valibot';
import { isPlainAddress, mailSender } from './mail-sender.js';
import type { Sender } from './sender.js';
import { webhookSender } from './webhook-sender.js';

/** Environment variables of the server. Some hold secrets: no message repeats a value. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Forwarding of the live configuration. */
export interface Forwarding {
  readonly kind: NonNullable<SiteEnquiries['forwarding']>;
  /** `undefined` for `none`, and where the variables are wrong. */
  readonly sender?: Sender;
  readonly problem?: string;
}

const variable = (isRight: (text: string) => boolean, problem: string) =>
  v.pipe(v.optional(v.string(), ''), v.nonEmpty('is not set'), v.check(isRight, problem));

/** True for an address of a mail server alone: options behind it could switch the check of its certificate off. */
function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  return /^smtps?:$/.test(protocol) && hostname !== '' && ['', '/'].includes(pathname + search + hash);
}

/** True for an address without a user: the signature proves the sender. `http:` is for this machine only. */
function isWebhook(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) && username === '';
}

/** True for 24 to 64 bytes, as Standard Webhooks asks for. */
const isSecret = (text: string) => /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/.test(text);

const mailbox = variable(isPlainAddress, 'must be one plain address, such as enquiries@example.com');

const mailVariables = v.object({
  ENQUIRIES_SMTP_URL: variable(
    isMailServer,
    'must be smtp:// or smtps:// with a server, without options: smtps://user:password@mail.example.com:465',
  ),
  ENQUIRIES_FROM: mailbox,
  ENQUIRIES_TO: mailbox,
});

const webhookVariables = v.object({
  ENQUIRIES_WEBHOOK_URL: variable(isWebhook, 'must be https:// without a user: https://example.com/path'),
  ENQUIRIES_WEBHOOK_SECRET: variable(
    isSecret,
    `must be 'whsec_' and 24 to 64 random bytes in base64. Make one: node -p "'whsec_'+require('crypto').randomBytes(32).toString('base64')"`,
  ),
});

const names = [...Object.keys(mailVariables.entries), ...Object.keys(webhookVariables.entries)];

const problemOf = (issues: readonly v.BaseIssue<unknown>[]) =>
  `This server forwards nothing: ${issues.map(faultText).join('; ')}. Variables are read at the start.`;

/** Reads the variables once. @returns the forwarding that the live configuration names */
export function openForwarding(variables: Variables, site: () => Site | undefined): () => Forwarding {
  const mail = v.safeParse(mailVariables, variables, { abortPipeEarly: true });
  const webhook = v.safeParse(webhookVariables, variables, { abortPipeEarly: true });
  const mailboxes = () => site()?.enquiries.mailboxes;
  const byMail = mail.success
    ? { sender: mailSender({ ...mail.output, mailboxes }) }
    : { problem: problemOf(mail.issues) };
  const byWebhook = webhook.success
    ? { sender: webhookSender(webhook.output) }
    : { problem: problemOf(webhook.issues) };
  const set = names.filter((name) => variables[name]);
  const unused = `enquiries.forwarding of the live configuration is 'none', so ${set.join(', ')} has no effect.`;
  const byNothing = set.length > 0 ? { problem: unused } : {};
  return () => {
    const live = site();
    if (!live) return { kind: 'none' };
    const kind = live.enquiries.forwarding ?? 'none';
    return { kind, ...{ none: byNothing, mail: byMail, webhook: byWebhook }[kind] };
  };
}
