import { faultText } from 'shared-types/json/read-record';
import { enquirySchema } from 'shared-types/schemas/enquiry';
import * as v from 'valibot';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads the body of a request. An unknown key is an error. @param parse  reads its text */
export function readEnquiry(body: Uint8Array, parse: (text: string) => unknown) {
  const malformed = (problem: string) => ({ kind: 'malformed', problem }) as const;
  try {
    const parsed = v.safeParse(enquirySchema, parse(utf8.decode(body)));
    if (!parsed.success) return malformed(faultText(parsed.issues[0]));
    return { kind: 'enquiry', enquiry: parsed.output } as const;
  } catch {
    return malformed('The body is neither JSON nor a form in UTF-8.');
  }
}
