import type { EnquiryMessage } from 'shared-types/enquiry';
import { trapField } from 'shared-types/protocol/enquiry-limits';

const mostLinks = 5;

const isElsewhere = (link: string, siteOrigin: string) =>
  !URL.canParse(link) || new URL(link).origin !== siteOrigin;

/** Links to other sites: a visitor may well name products of this one. */
function foreignLinks({ fields }: EnquiryMessage, baseUrl: string): number {
  const links =
    Object.values(fields)
      .join(' ')
      .match(/https?:\/\/[^\s<>"']*/gi) ?? [];
  const siteOrigin = new URL(baseUrl).origin;
  return links.filter((link) => isElsewhere(link, siteOrigin)).length;
}

/**
 * Reason why a program may have sent an enquiry; `undefined` if there is none. It is a hint, not a proof.
 *
 * @param baseUrl address of the site
 */
export function suspicionOf(enquiry: EnquiryMessage, baseUrl: string): string | undefined {
  if (enquiry.fields[trapField]) return 'a field that people do not see is filled';
  const links = foreignLinks(enquiry, baseUrl);
  return links > mostLinks ? `it has ${links} links to other sites` : undefined;
}
