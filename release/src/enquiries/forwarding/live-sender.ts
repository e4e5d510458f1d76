import type { Site } from 'shared-types';
import { messageOf } from '../../model/thrown.js';
import { mailSender } from './mail-sender.js';
import type { Sender } from './sender.js';
import { parseForwarding, type ForwardingKind, type ForwardingSettings, type Variables } from './settings.js';
import { webhookSender } from './webhook-sender.js';

/** The sender of the live configuration, if the variables of this process fit it. */
export type LiveSender = ReturnType<typeof liveSender>;

/** The forwarding of a site configuration; configurations older than contract 1.4.0 have none. */
export const forwardingOf = (site: Site | undefined): ForwardingKind => site?.enquiries.forwarding ?? 'none';

function senderOf(settings: ForwardingSettings): Sender | undefined {
  switch (settings.kind) {
    case 'none':
      return undefined;
    case 'mail':
      return mailSender(settings);
    case 'webhook':
      return webhookSender(settings);
  }
}

type Opened = { readonly kind: ForwardingKind; readonly sender?: Sender; readonly problem?: string };

function open(kind: ForwardingKind, variables: Variables): Opened {
  try {
    const sender = senderOf(parseForwarding(kind, variables));
    return { kind, ...(sender && { sender }) };
  } catch (error) {
    return { kind, problem: `${messageOf(error)} Then start the server again.` };
  }
}

/** Follows the live configuration. Variables are those with which the process was started. */
export function liveSender(site: () => Site | undefined, variables: Variables) {
  let opened: Opened | undefined;
  const current = () => {
    const kind = forwardingOf(site());
    if (opened?.kind !== kind) opened = open(kind, variables);
    return opened;
  };
  return {
    kind: () => current().kind,
    /** `undefined` for `none`, and while the variables do not fit. */
    sender: () => current().sender,
    /** Reason why nothing is forwarded though it should be. */
    problem: () => current().problem,
  };
}
