/** Lists that a page shows with `::facts`, `::steps`, `::cards` or `::timeline`. Several files may have one schema. */
import { closedObject } from 'shared-types/schemas/closed-object';
import * as v from 'valibot';
import { file, path, sample, textEntries, textLike } from './parts.js';

const listOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  file({ entries: v.pipe(v.array(closedObject({ ...entries, sample })), v.minLength(1)) });

export const lists = {
  facts: listOf(textEntries('term', 'text')),
  steps: listOf(textEntries('title', 'text')),
  cards: listOf({ ...textEntries('title', 'text'), href: path }),
  timeline: listOf({
    title: textLike(/^\d{4}$/, 'Write the year in quotes: "2006".'),
    ...textEntries('text'),
  }),
};
