import type { Shell } from 'shared-types';
import type { Enquiry } from '../../model/enquiry';
import type { DraftIdentity, EnquiryMessage } from '../../model/enquiry-message';

/** Name of the form, as the service is told. */
const formName = 'enquiry';

/** Another number whenever the form has other fields. */
const formVersion = '1';

interface Sending {
  readonly enquiry: Enquiry;
  readonly identity: DraftIdentity;
  /** What stands in the field that nobody sees. */
  readonly trap: string;
  readonly shell: Pick<Shell, 'location' | 'releases'>;
}

/** The enquiry as the service takes it. */
export function messageOf({ enquiry, identity, trap, shell }: Sending): EnquiryMessage {
  const filled = Object.entries(enquiry.values).filter(([, text]) => text.trim() !== '');
  return {
    form: formName,
    version: formVersion,
    ...identity,
    sentAt: new Date().toISOString(),
    fields: { ...Object.fromEntries(filled), ...(trap !== '' && { leaveEmpty: trap }) },
    items: enquiry.articles,
    page: shell.location.getState().path,
    releases: shell.releases,
  };
}
