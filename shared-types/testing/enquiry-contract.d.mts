import type { FormDeclaration } from 'shared-types';
import type { EnquiryMessage, EnquiryReceipt, EnquiryRefusal } from 'shared-types/enquiry';

/** One enquiry on its way: what the page sends, what the server answers, and what the page makes of the answer. */
export interface EnquiryExchange {
  readonly name: string;
  /** Messages that the server has already answered. */
  readonly before?: readonly EnquiryMessage[];
  /** The server has no configuration yet. */
  readonly isStarting?: true;
  readonly message: EnquiryMessage;
  readonly status: number;
  /** The texts and the reference are examples; the keys are not. */
  readonly answer: EnquiryReceipt | EnquiryRefusal | { readonly error: string };
  readonly result: object;
}

/**
 * A message that a page sent, as JSON.
 *
 * @throws if no server would take it
 */
export declare const sentMessage: (json: unknown) => EnquiryMessage;

/** Forms that the live remotes declare. */
export declare const declaredForms: Readonly<Record<string, FormDeclaration>>;

/** The exchanges that both ends are tested with. */
export declare const enquiryExchanges: readonly EnquiryExchange[];
