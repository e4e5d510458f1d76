import * as v from 'valibot';
import { readMarkings } from '../../articles/reach/label-markings';
import { text, without } from '../article-schema';
import { dayForm } from '../check/is-day';
import { foreignLetter } from '../check/hidden-character';
import { textForm } from '../import/cell-forms';

const markingFault = (marking: string): string | undefined => {
  const read = readMarkings(marking);
  return read.kind === 'error' ? `cannot be read. ${read.message}` : undefined;
};

/** Form of a row of the sheet. */
export const crossReferenceSchema = v.object({
  maker: v.pipe(
    text(40),
    v.regex(/^[\p{L}\p{N} .&’'-]+$/u, 'must have letters, digits, spaces, “.”, “&”, “-” and “’” only'),
  ),
  article: v.pipe(text(60), without(foreignLetter), v.regex(/\d/, 'must have the number of the article')),
  marking: v.pipe(text(200), without(foreignLetter), without(markingFault)),
  source: text(200),
  date: dayForm('must be a day written as 2026-01-31'),
});

const headings = {
  maker: 'Maker',
  article: 'Article',
  marking: 'Published marking',
  source: 'Source',
  date: 'Date',
} as const;

/** The columns of the sheet; each of its cells is needed. */
export const crossReferenceFields = Object.entries(headings).map(([path, heading]) => ({
  path: path as keyof typeof headings,
  heading,
  form: textForm,
  note: '',
}));
