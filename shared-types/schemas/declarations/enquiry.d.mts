import type { GenericSchema } from 'valibot';
import type { EnquiryMessage } from 'shared-types/enquiry';

/** The form of what a page sends to `Site.enquiries`. */
export declare const enquirySchema: GenericSchema<unknown, EnquiryMessage>;
