/** What the schemas of data files are made of. A description is what messages and editors advise to write. */
import * as v from 'valibot';
import { isCalendarDay } from '../../content-compiler/day-fault.mjs';

export const text = v.pipe(
  v.string(),
  v.regex(/\S/, 'is empty; write a text, or take the line out if it may be left out'),
);

/** @param {string} advice */
export const advised = (advice) => v.pipe(text, v.description(advice));

/** @param {RegExp} pattern */
export const form = (pattern) => v.regex(pattern, 'has another form');

/** @param {RegExp} pattern @param {string} advice */
export const textLike = (pattern, advice) => v.pipe(v.string(), form(pattern), v.description(advice));

/** @template {string} Name @param {...Name} names */
export const textEntries = (...names) => v.entriesFromList(names, text);

/** A group of texts. @template {string} Name @param {...Name} names */
export const texts = (...names) => v.strictObject(textEntries(...names));

/** A data file. @template {v.ObjectEntries} Entries @param {Entries} entries */
export const file = (entries) => v.strictObject({ $schema: v.string(), ...entries });

/** @param {string} advice */
export const flag = (advice) => v.pipe(v.boolean(), v.description(advice));

export const sample = v.exactOptional(
  flag(
    'Write true, without quotes, for sample content: a real site leaves it out. Otherwise leave the line out.',
  ),
);

/** Of an entry of a list. */
export const sampleEntry = v.exactOptional(
  flag(
    'Write true, without quotes, for sample content: a real site leaves the entry out. Otherwise leave the line out.',
  ),
);

/** Of an entry that says so in any case. */
export const sampleOrReal = flag('Write true for an invented entry, false for a real one, without quotes.');

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** @param {string} advice */
export const idLike = (advice) => textLike(idPattern, advice);

export const id = idLike(
  'Write small letters, digits and hyphens: "measuring-hands". It becomes the address of the entry and never changes.',
);

export const path = textLike(
  /^(\/|#)\S*$/,
  'Write the address of a page of this site, as it stands behind the name of the site: "/forms", or "/forms#documents" for one place of it.',
);

const noDay = 'is not a day of the calendar';
const noTime = 'is not a time with its zone';

/** @param {string} advice */
export const day = (advice) =>
  v.pipe(v.string(), v.isoDate(noDay), v.check(isCalendarDay, noDay), v.description(advice));

/** @param {string} advice */
export const time = (advice) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(Z|[+-]\d{2}:\d{2})$/, noTime),
    v.check(isCalendarDay, noTime),
    v.description(advice),
  );

/** What a picture shows. */
export const pictureText = v.pipe(
  text,
  v.maxLength(150),
  v.description('Say in at most 150 characters what the picture shows.'),
);

/** @param {number} count */
export const columns = (count) => v.pipe(v.array(text), v.minLength(count), v.maxLength(count));

export const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/**
 * A list of entries with an id of their own.
 *
 * @template {v.GenericSchema<unknown, Readonly<Record<Key, string>>>} Entry
 * @template {string} Key
 * @param {Entry} entry
 * @param {Key} key
 */
export const distinct = (entry, key) =>
  v.pipe(
    v.array(entry),
    v.checkItems(
      (one, index, all) => all.findIndex((other) => other[key] === one[key]) === index,
      `has the ${key} of another entry; choose another`,
    ),
  );
