import { createHmac } from 'node:crypto';
import type { OutgoingEnquiry, Sender, SendOutcome } from './sender.js';

/** Variables of forwarding by a webhook. */
interface WebhookSettings {
  readonly ENQUIRIES_WEBHOOK_URL: string;
  readonly ENQUIRIES_WEBHOOK_SECRET: string;
}

/** The receiver understood the message and will never take it. Other answers may change: 401 after a new secret. */
const lastingAnswers = [400, 410, 413, 422];

/** The body, as Standard Webhooks proposes it. */
const bodyOf = ({ record }: OutgoingEnquiry) => {
  const { ref, receivedAt, form, suspicion, fields, items, page } = record;
  const data = { ref, receivedAt, form, suspicion, fields, items, page };
  return JSON.stringify({ type: 'enquiry.received', timestamp: receivedAt, data });
};

function headersOf(enquiry: OutgoingEnquiry, body: string, secret: string) {
  const id = `enquiry_${enquiry.messageId}`;
  const time = String(Math.floor(Date.now() / 1000));
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  return {
    ...enquiry.record.requestHeaders,
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': time,
    'webhook-signature': `v1,${signature}`,
  };
}

function outcomeOf({ status, ok }: Response): SendOutcome {
  if (ok) return { kind: 'delivered' };
  const problem = `the webhook answered ${status}`;
  if (lastingAnswers.includes(status)) return { kind: 'refused', problem };
  return { kind: 'retry', problem };
}

/** Sends enquiries to an address, signed by the form of Standard Webhooks. */
export function webhookSender(settings: WebhookSettings): Sender {
  const { ENQUIRIES_WEBHOOK_URL: url, ENQUIRIES_WEBHOOK_SECRET: secret } = settings;
  return {
    send: async (enquiry, signal) => {
      const body = bodyOf(enquiry);
      try {
        const headers = headersOf(enquiry, body, secret);
        const response = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' });
        await response.body?.cancel();
        return outcomeOf(response);
      } catch {
        const problem = signal.aborted
          ? 'the webhook did not answer in time'
          : 'the webhook cannot be reached';
        return { kind: 'retry', problem };
      }
    },
  };
}
