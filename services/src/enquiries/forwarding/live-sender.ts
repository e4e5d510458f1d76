import type { Site } from 'shared-types';
import type { Log } from 'server/http/server-log';
import { messageOf } from 'release/model/thrown';
import { mailSender } from './mail-sender.js';
import type { Sender } from './sender.js';
import {
  parseForwarding,
  unusedText,
  type ForwardingKind,
  type ForwardingSettings,
  type Variables,
} from './settings.js';
import { webhookSender } from './webhook-sender.js';

/** The sender of the live configuration, if the variables of this process fit it. */
export type LiveSender = ReturnType<typeof liveSender>;

/** The forwarding of a site configuration; configurations older than contract 1.4.0 have none. */
const forwardingOf = (site: Site): ForwardingKind => site.enquiries.forwarding ?? 'none';

type Mailboxes = () => Site['enquiries']['mailboxes'];

function senderOf(settings: ForwardingSettings, mailboxes: Mailboxes): Sender | undefined {
  switch (settings.kind) {
    case 'none':
      return undefined;
    case 'mail':
      return mailSender({ ...settings, mailboxes });
    case 'webhook':
      return webhookSender(settings);
  }
}

type Opened = { readonly kind: ForwardingKind; readonly sender?: Sender; readonly problem?: string };

function open(kind: ForwardingKind, variables: Variables, mailboxes: Mailboxes): Opened {
  try {
    const sender = senderOf(parseForwarding(kind, variables), mailboxes);
    const problem = unusedText(kind, variables);
    return { kind, ...(sender && { sender }), ...(problem !== undefined && { problem }) };
  } catch (error) {
    return {
      kind,
      problem: `This server forwards nothing: ${messageOf(error)} Variables are read at the start.`,
    };
  }
}

/** Follows the live configuration. Variables are those with which the process was started. */
export function liveSender(site: () => Site | undefined, variables: Variables, log: Log) {
  let opened: Opened | undefined;
  const current = (): Opened => {
    const live = site();
    if (!live) return { kind: 'none' };
    const kind = forwardingOf(live);
    if (opened?.kind === kind) return opened;
    opened = open(kind, variables, () => site()?.enquiries.mailboxes);
    if (opened.problem !== undefined) log(opened.problem, 'warn');
    return opened;
  };
  return {
    kind: () => current().kind,
    /** `undefined` for `none`, and while the variables do not fit. */
    sender: () => current().sender,
    /** Difference between the variables and the configuration. */
    problem: () => current().problem,
  };
}
