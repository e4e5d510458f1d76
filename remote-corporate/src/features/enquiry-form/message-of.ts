import type { Shell } from 'shared-types';
import type { EnquiryMessage } from 'shared-types/enquiry';
import { trapField } from 'shared-types/protocol/enquiry-limits';
import { sentLines } from '../../model/article-lines';
import type { Enquiry } from '../../model/enquiry';
import type { EnquiryForm } from '../../model/enquiry-form';
import type { DraftIdentity } from '../../model/enquiry-message';

interface MessageInput {
  readonly form: EnquiryForm;
  readonly enquiry: Enquiry;
  readonly identity: DraftIdentity;
  readonly trapText: string;
  readonly shell: Pick<Shell, 'location' | 'releases'>;
}

/** Invisible characters that pasted texts contain; the service refuses them. */
const invisible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069\uFEFF]/g;

/** Cells of a spreadsheet come with tabs. */
const lineOf = (text: string) =>
  text
    .replace(invisible, '')
    .replace(/[\t\r\n]+/g, ' ')
    .trim();

export function messageOf({ form, enquiry, identity, trapText, shell }: MessageInput): EnquiryMessage {
  const filled = Object.entries(enquiry.values)
    .map(([name, text]) => [name, text.replace(invisible, '')] as const)
    .filter(([, text]) => text.trim() !== '');
  return {
    form: form.name,
    version: form.version,
    ...identity,
    sentAt: new Date().toISOString(),
    elapsedMs: Math.round(performance.now()),
    fields: { ...Object.fromEntries(filled), ...(trapText !== '' && { [trapField]: trapText }) },
    items: sentLines(enquiry.articles).map((line) => ({
      ...line,
      quantity: lineOf(line.quantity),
      size: lineOf(line.size),
    })),
    page: shell.location.getState().path,
    releases: shell.releases,
  };
}
