import type { EnquiryMessage } from 'shared-types/enquiry';
import type { FormValues } from 'shared-types/protocol/form-values';

/** What stands in a form, complete or not. */
export interface Draft extends Omit<FormValues, 'fields'> {
  /** Texts by field; the script knows those of an input once it has seen the input. */
  readonly fields: Readonly<Record<string, string | undefined>>;
  /** Text in the field for one more article number. */
  readonly number: string;
  /** Pasted lines that are not among the articles. */
  readonly pasted: string;
  /** The same for each attempt to send the draft, which makes them one enquiry. */
  readonly key: string;
  readonly openedAt: string;
}

/** What makes a draft another enquiry. */
export const newIdentity = (): Pick<EnquiryMessage, 'key' | 'openedAt'> => ({
  // `randomUUID` is for secure addresses only.
  key: Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join(''),
  openedAt: new Date().toISOString(),
});
