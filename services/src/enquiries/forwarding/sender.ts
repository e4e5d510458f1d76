import type { EnquiryRecord } from '../enquiry-records.js';

export interface OutgoingEnquiry {
  readonly record: EnquiryRecord;
  /** Id of the message, the same for every attempt. */
  readonly messageId: string;
}

/** Result of sending. No text here repeats an address, a secret or what the receiver wrote. */
export type SendOutcome =
  | { readonly kind: 'delivered' }
  /** The receiver refused this message for good. */
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'retry'; readonly problem: string };

export interface Sender {
  /** Makes one attempt. Never rejects; ends soon after `signal`. */
  readonly send: (enquiry: OutgoingEnquiry, signal: AbortSignal) => Promise<SendOutcome>;
}
