import type { EnquiryMessage } from 'shared-types/enquiry';
import type { SendResult } from '../model/enquiry-message';

/** Takes enquiries. */
export interface EnquiryService {
  /** Sends one. Never rejects; `received` only if the service has said so and given a reference. */
  readonly send: (message: EnquiryMessage) => Promise<SendResult>;
}
