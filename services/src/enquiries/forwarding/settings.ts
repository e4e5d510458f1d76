import type { SiteEnquiries } from 'shared-types';
import { isLoopback } from 'server/http/loopback';
import { ReleaseError } from 'release/model/release-error';

/** Receiver of forwarded enquiries. Holds secrets: never print it. */
export type ForwardingSettings =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'mail';
      readonly from: string;
      readonly to: string;
      /** Address of the mail server: `smtps://user:password@mail.example.com`. */
      readonly url: string;
    }
  | { readonly kind: 'webhook'; readonly url: string; readonly secret: string };

export type ForwardingKind = NonNullable<SiteEnquiries['forwarding']>;

export type Variables = Readonly<Record<string, string | undefined>>;

const names = {
  none: [],
  mail: ['ENQUIRIES_SMTP_URL', 'ENQUIRIES_FROM', 'ENQUIRIES_TO'],
  webhook: ['ENQUIRIES_WEBHOOK_URL', 'ENQUIRIES_WEBHOOK_SECRET'],
} as const satisfies Readonly<Record<ForwardingKind, readonly string[]>>;

const every = [...names.mail, ...names.webhook];

/** No message repeats a value: it may be a secret. */
const refusal = (text: string) => new ReleaseError('usage', text);

const says = (kind: ForwardingKind) => `enquiries.forwarding of the live configuration is '${kind}'`;

function demandNames(kind: ForwardingKind, variables: Variables): void {
  const missing = names[kind].filter((name) => !variables[name]);
  if (missing.length > 0)
    throw refusal(
      `${says(kind)}, but ${missing.join(', ')} is not set. Set it, or configure another forwarding.`,
    );
}

/** Text about variables that the live configuration does not use: the privacy page, which is made from it, stays true. */
export function unusedText(kind: ForwardingKind, variables: Variables): string | undefined {
  const wanted: readonly string[] = names[kind];
  const unused = every.filter((name) => variables[name] && !wanted.includes(name));
  if (unused.length === 0) return undefined;
  return `${says(kind)}, so ${unused.join(', ')} has no effect. Configure the forwarding that it is for, or unset it.`;
}

/** Checks an address that the mail library reads. */
function checkMailServer(url: string): string {
  const name = 'ENQUIRIES_SMTP_URL';
  if (!URL.canParse(url))
    throw refusal(`${name} is not an address. Write it as smtps://user:password@mail.example.com:465.`);
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(url);
  if (!['smtp:', 'smtps:'].includes(protocol)) throw refusal(`${name} must begin with smtp:// or smtps://.`);
  if (hostname === '') throw refusal(`${name} names no server.`);
  if (!['', '/'].includes(pathname) || search !== '' || hash !== '')
    throw refusal(`${name} must end after server and port: options such as ?requireTLS are not taken.`);
  try {
    decodeURIComponent(`${hostname} ${username} ${password}`);
  } catch {
    throw refusal(`${name} has a % that begins no escape: write it as %25.`);
  }
  return url;
}

/** One plain address: no name, no list, nothing that a header could be made of. */
export const isPlainAddress = (text: string): boolean =>
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(text) &&
  text.length <= 254;

function parseAddress(name: string, text: string): string {
  if (isPlainAddress(text)) return text;
  throw refusal(`${name} must be one plain address, such as enquiries@example.com.`);
}

/** Standard Webhooks asks for 24 to 64 bytes. */
const secretBytes = { least: 24, most: 64 };

function parseSecret(text: string): string {
  const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const { length } = Buffer.from(base64, 'base64');
  if (length >= secretBytes.least && length <= secretBytes.most) return text;
  throw refusal(
    `ENQUIRIES_WEBHOOK_SECRET must be 'whsec_' and 24 to 64 random bytes in base64. Make one: node -p "'whsec_'+require('crypto').randomBytes(32).toString('base64')"`,
  );
}

function parseWebhookUrl(text: string): string {
  const name = 'ENQUIRIES_WEBHOOK_URL';
  if (!URL.canParse(text)) throw refusal(`${name} is not an address. Write it as https://example.com/path.`);
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname)))
    throw refusal(`${name} must begin with https://; http:// is for this machine only.`);
  if (username !== '' || password !== '')
    throw refusal(`${name} must not hold a user or a password: the signature proves the sender.`);
  return text;
}

/** Reads where enquiries are forwarded to. @throws a `ReleaseError` where the variables do not fit the configuration */
export function parseForwarding(kind: ForwardingKind, variables: Variables): ForwardingSettings {
  demandNames(kind, variables);
  const text = (name: (typeof every)[number]) => variables[name] ?? '';
  switch (kind) {
    case 'none':
      return { kind };
    case 'mail':
      return {
        kind,
        url: checkMailServer(text('ENQUIRIES_SMTP_URL')),
        from: parseAddress('ENQUIRIES_FROM', text('ENQUIRIES_FROM')),
        to: parseAddress('ENQUIRIES_TO', text('ENQUIRIES_TO')),
      };
    case 'webhook':
      return {
        kind,
        url: parseWebhookUrl(text('ENQUIRIES_WEBHOOK_URL')),
        secret: parseSecret(text('ENQUIRIES_WEBHOOK_SECRET')),
      };
  }
}
