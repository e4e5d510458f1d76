import type { EnquiryMessage } from 'shared-types/enquiry';
import { faultText } from 'shared-types/json/read-record';
import { enquirySchema } from 'shared-types/schemas/enquiry';
import * as v from 'valibot';

export type EnquiryReading =
  | { readonly kind: 'enquiry'; readonly enquiry: EnquiryMessage }
  | { readonly kind: 'malformed'; readonly problem: string };

/** Reads the body of a request. An unknown key is an error. */
export function readEnquiry(body: string): EnquiryReading {
  try {
    const parsed = v.safeParse(enquirySchema, JSON.parse(body));
    if (parsed.success) return { kind: 'enquiry', enquiry: parsed.output };
    return { kind: 'malformed', problem: faultText(parsed.issues[0]) };
  } catch {
    return { kind: 'malformed', problem: 'The body is not JSON.' };
  }
}
