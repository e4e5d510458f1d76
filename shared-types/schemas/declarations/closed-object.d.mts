import type { ObjectEntries, StrictObjectIssue, StrictObjectSchema } from 'valibot';

/** An object with these keys and no others; a key that is not known is an error that names the nearest known one. */
export declare const closedObject: <Entries extends ObjectEntries>(
  entries: Entries,
) => StrictObjectSchema<Entries, (issue: StrictObjectIssue) => string>;
