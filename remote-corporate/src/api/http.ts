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
  error instanceof Error && 'code' in error && error.code === 'ECONNABORTED';

/** The service at the site's endpoint. */
export const enquiryService = ({ http, site }: Pick<Shell, 'http' | 'site'>): EnquiryService => ({
  send: async (message) => {
    const upload = { hasLeft: false };
    try {
      const instance = await http();
      const { status, data } = await instance.post<unknown>(site.enquiries.endpoint, message, {
        timeout: sendTimeoutMs,
        validateStatus: () => true,
        onUploadProgress: ({ loaded }) => {
          upload.hasLeft ||= loaded > 0;
        },
      });
      return readAnswer(status, data);
    } catch (error) {
      return { kind: 'not-sent', problem: upload.hasLeft || isTimeout(error) ? 'unclear' : 'offline' };
    }
  },
});
