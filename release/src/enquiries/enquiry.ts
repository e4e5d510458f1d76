import { faultText } from 'shared-types/json/read-record';
import { enquirySchema } from 'shared-types/schemas/enquiry';
import * as v from 'valibot';

/** Reads the body of a request. An unknown key is an error. */
export function readEnquiry(body: string) {
  const malformed = (problem: string) => ({ kind: 'malformed', problem }) as const;
  try {
    const parsed = v.safeParse(enquirySchema, JSON.parse(body));
    if (!parsed.success) return malformed(faultText(parsed.issues[0]));
    return { kind: 'enquiry', enquiry: parsed.output } as const;
  } catch {
    return malformed('The body is not JSON.');
  }
}
