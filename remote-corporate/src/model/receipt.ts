import type { PostedForm } from 'shared-types/enquiry';

/** What the service has received. */
export interface Receipt extends Pick<PostedForm, 'form' | 'fields' | 'items'> {
  /** Reference of the service. */
  readonly ref: string;
  /** True if it looks like a program's: a person decides first. */
  readonly isHeld: boolean;
}
