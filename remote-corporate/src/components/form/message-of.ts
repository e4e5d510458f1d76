import type { Shell } from 'shared-types';
import type { Enquiry } from '../../model/enquiry';
import type { EnquiryForm } from '../../model/enquiry-form';
import type { DraftIdentity, EnquiryMessage } from '../../model/enquiry-message';

interface Sending {
  readonly form: EnquiryForm;
  readonly enquiry: Enquiry;
  readonly identity: DraftIdentity;
  /** What stands in the field that nobody sees. */
  readonly trap: string;
  readonly shell: Pick<Shell, 'location' | 'releases'>;
}

/** The enquiry as the service takes it. */
export function messageOf({ form, enquiry, identity, trap, shell }: Sending): EnquiryMessage {
  const filled = Object.entries(enquiry.values).filter(([, text]) => text.trim() !== '');
  return {
    form: form.name,
    version: form.version,
    ...identity,
    sentAt: new Date().toISOString(),
    fields: { ...Object.fromEntries(filled), ...(trap !== '' && { leaveEmpty: trap }) },
    items: enquiry.articles,
    page: shell.location.getState().path,
    releases: shell.releases,
  };
}
