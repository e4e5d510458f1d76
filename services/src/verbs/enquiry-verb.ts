/** Common parts of the verbs for enquiries: the database, and references in it. */
import { enquiryKind } from '../database/schema.js';
import { unknownRefs } from '../enquiries/enquiry-changes.js';
import { ReleaseError } from 'release/model/release-error';
import { verbsOn, type DatabaseCall } from './database-verb.js';
import { parsed, type Options } from 'release/cli/option';

export const enquiryVerb = verbsOn(enquiryKind, 'Enquiries');

export const refOperand = { name: 'REF', help: 'reference, as `enquiries list` shows it' };

export const stateOption = parsed({ value: 'STATE', help: 'suspicious' }, (given) => {
  if (given === '') return undefined;
  if (given === 'suspicious') return given;
  throw new ReleaseError('usage', `'${given}' is not a state. Write: --state suspicious`);
});

export type ReferringCall = Pick<DatabaseCall<Options>, 'queries' | 'operands'>;

/** The references that were given, each once; all must exist, or nothing is changed. */
export async function knownRefs({ queries, operands }: ReferringCall): Promise<readonly string[]> {
  const unknown = await unknownRefs(queries, operands);
  if (unknown.length === 0) return [...new Set(operands)];
  throw new ReleaseError(
    'noTarget',
    `There is no enquiry ${unknown.join(', ')}. Nothing was changed; 'enquiries list' shows the references.`,
  );
}
