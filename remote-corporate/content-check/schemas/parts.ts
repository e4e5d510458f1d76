/** Parts of the schemas of data files. A description is what messages and editors advise to write. */
import * as v from 'valibot';
import { closedObject } from 'shared-types/schemas/closed-object';
import { wholeNumber } from 'shared-types/schemas/texts';
import { address as link } from '../../content-compiler/link-address.js';
import { day, isCalendarDay, text } from '../../content-compiler/plain-text.js';

export { day, link, text, wholeNumber };

export const advised = (advice: string) => v.pipe(text, v.description(advice));

export const textLike = (pattern: RegExp, advice: string) =>
  v.pipe(v.string(), v.regex(pattern, `has another form. ${advice}`), v.description(advice));

export const textEntries = <Name extends string>(...names: Name[]) => v.entriesFromList(names, text);

export const texts = <Name extends string>(...names: Name[]) => closedObject(textEntries(...names));

export const file = <Entries extends v.ObjectEntries>(entries: Entries) =>
  closedObject({ $schema: v.string(), ...entries });

export const flag = (advice: string) => v.pipe(v.boolean(), v.description(advice));

/** Mark of sample content. */
export const sample = v.exactOptional(
  flag('Write true for sample content: a real site leaves it out. Otherwise leave the line out.'),
);

/** It becomes the address of the entry and never changes. */
export const id = textLike(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'Write small letters, digits and hyphens: "measuring-hands".',
);

export const path = v.pipe(
  link,
  v.startsWith('/', 'is no page of this site'),
  v.description(
    'Write the address of a page of this site, as it stands behind the name of the site: "/forms", or "/forms#documents" for one place of it.',
  ),
);

export function time(advice: string) {
  const noTime = `is not a time with its zone. ${advice}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(Z|[+-]\d{2}:\d{2})$/, noTime),
    v.check(isCalendarDay, noTime),
    v.description(advice),
  );
}

/** Words for what a picture shows. */
export const pictureText = v.pipe(
  text,
  v.maxLength(150),
  v.description('Say in at most 150 characters what the picture shows.'),
);

export const columns = (count: number) => v.pipe(v.array(text), v.minLength(count), v.maxLength(count));

export const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** A list of entries with an id of their own. */
export const distinct = <
  Entry extends v.GenericSchema<unknown, Readonly<Record<Key, string>>>,
  Key extends string,
>(
  entry: Entry,
  key: Key,
) =>
  v.pipe(
    v.array(entry),
    v.checkItems(
      (one, index, all) => all.findIndex((other) => other[key] === one[key]) === index,
      `has the ${key} of another entry; choose another`,
    ),
  );
