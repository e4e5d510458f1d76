/** Parts of the schemas of data files. A description is what messages and editors advise to write. */
import * as v from 'valibot';
import { isCalendarDay } from '../../content-compiler/day-fault.js';

export const text = v.pipe(
  v.string(),
  v.regex(/\S/, 'is empty; write a text, or take the line out if it may be left out'),
);

export const advised = (advice: string) => v.pipe(text, v.description(advice));

export const form = (pattern: RegExp) => v.regex(pattern, 'has another form');

export const textLike = (pattern: RegExp, advice: string) =>
  v.pipe(v.string(), form(pattern), v.description(advice));

export const textEntries = <Name extends string>(...names: Name[]) => v.entriesFromList(names, text);

export const texts = <Name extends string>(...names: Name[]) => v.strictObject(textEntries(...names));

export const file = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject({ $schema: v.string(), ...entries });

export const flag = (advice: string) => v.pipe(v.boolean(), v.description(advice));

export const sample = v.exactOptional(
  flag(
    'Write true, without quotes, for sample content: a real site leaves it out. Otherwise leave the line out.',
  ),
);

/** Mark of an entry of a list. */
export const sampleEntry = v.exactOptional(
  flag(
    'Write true, without quotes, for sample content: a real site leaves the entry out. Otherwise leave the line out.',
  ),
);

/** Mark of an entry that says so in any case. */
export const sampleOrReal = flag('Write true for an invented entry, false for a real one, without quotes.');

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const idLike = (advice: string) => textLike(idPattern, advice);

export const id = idLike(
  'Write small letters, digits and hyphens: "measuring-hands". It becomes the address of the entry and never changes.',
);

export const path = textLike(
  /^(\/|#)\S*$/,
  'Write the address of a page of this site, as it stands behind the name of the site: "/forms", or "/forms#documents" for one place of it.',
);

const noDay = 'is not a day of the calendar';
const noTime = 'is not a time with its zone';

export const day = (advice: string) =>
  v.pipe(v.string(), v.isoDate(noDay), v.check(isCalendarDay, noDay), v.description(advice));

export const time = (advice: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(Z|[+-]\d{2}:\d{2})$/, noTime),
    v.check(isCalendarDay, noTime),
    v.description(advice),
  );

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
