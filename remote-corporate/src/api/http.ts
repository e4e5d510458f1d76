import type { Shell } from 'shared-types';
import { enquiryStatuses } from 'shared-types/protocol/enquiry-statuses';
import { saysNotDone } from 'shared-types/protocol/own-answer';
import * as v from 'valibot';
import type { SendProblem, SendResult } from '../model/enquiry-message';
import type { EnquiryService } from './port';

/** A visitor waits no longer than this, in milliseconds. */
const sendTimeoutMs = 15_000;

const receiptSchema = v.object({ ref: v.pipe(v.string(), v.nonEmpty()) });

const refusalSchema = v.object({ fields: v.record(v.string(), v.string()) });

const problems: Readonly<Record<number, SendProblem>> = {
  [enquiryStatuses.outdated]: 'outdated',
  [enquiryStatuses.tooLong]: 'too-long',
  [enquiryStatuses.tooMany]: 'too-many',
  [enquiryStatuses.unavailable]: 'unavailable',
};

/** An enquiry that the service had stored before is received, too. */
const isReceipt = (status: number) => (status >= 200 && status < 300) || status === enquiryStatuses.known;

/** Reads an answer of the service. */
export function readAnswer(status: number, data: unknown): SendResult {
  const receipt = v.safeParse(receiptSchema, data);
  if (isReceipt(status) && receipt.success)
    return { kind: 'received', ref: receipt.output.ref, isHeld: status === enquiryStatuses.held };
  const refusal = v.safeParse(refusalSchema, data);
  if (status === enquiryStatuses.refused && refusal.success)
    return { kind: 'refused', fields: refusal.output.fields };
  if (!saysNotDone(status, data)) return { kind: 'not-sent', problem: 'unclear' };
  return { kind: 'not-sent', problem: problems[status] ?? 'failed' };
}

const isTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT');

/** A server that starts asks for a moment. A longer wait is for the visitor to decide on. */
const longestRetryMs = 10_000;
const maxAttempts = 3;

/** Time that a busy server asks to wait; `undefined` if it is too long or not stated. */
function retryAfterMs(status: number, retryAfter: unknown): number | undefined {
  const waitMs = Number(retryAfter ?? NaN) * 1000;
  return status === enquiryStatuses.unavailable && waitMs >= 0 && waitMs <= longestRetryMs
    ? waitMs
    : undefined;
}

/** The service at the site's endpoint. */
export const enquiryService = ({ http, site }: Pick<Shell, 'http' | 'site'>): EnquiryService => ({
  send: async (message) => {
    const upload = { hasLeft: false };
    try {
      const instance = await http();
      const post = () =>
        instance.post<unknown>(site.enquiries.endpoint, message, {
          timeout: sendTimeoutMs,
          validateStatus: () => true,
          onUploadProgress: ({ loaded }) => {
            upload.hasLeft ||= loaded > 0;
          },
        });
      let answer = await post();
      for (let attempts = 1; attempts < maxAttempts; attempts += 1) {
        const waitMs = retryAfterMs(answer.status, answer.headers['retry-after']);
        if (waitMs === undefined) break;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        answer = await post();
      }
      return readAnswer(answer.status, answer.data);
    } catch (error) {
      return {
        kind: 'not-sent',
        problem: isTimeout(error) ? 'timed-out' : upload.hasLeft ? 'lost' : 'offline',
      };
    }
  },
});
