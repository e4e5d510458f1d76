/** Values of a form. One schema, made of the fields that `remote.json` declares, checks them in the page and on the server. */
import * as v from 'valibot';
import type { FormDeclaration, FormField } from '../descriptor';
import type { EnquiryItem } from '../enquiry';
import { isArticleNo } from './article-number.js';
import { cleanEmail, isEmail, isVisible } from './email.js';
import { maxLineLength, maxTextLength, trapField } from './enquiry-limits.js';
import { withoutMisleading } from './plain-text.js';

/** The place of the articles in a form, with its name. */
export type ArticlesField = Extract<FormField, { kind: 'articles' }> & { readonly name: string };

/** Texts by field, and the lines of the articles. */
export interface FormValues {
  readonly fields: Readonly<Record<string, string>>;
  readonly items: EnquiryItem[];
}

/** Messages about fields, by their names. */
export type FieldTexts = Readonly<Record<string, string | undefined>>;

/** Least length of a message that somebody is to understand, in characters. */
const leastMessage = 10;

/** Message about an invalid quantity. */
export const quantityFault = 'Enter a whole number from 1 to 999,999.';

/** True for the quantity of a line. */
export const isQuantity = (text: string): boolean => /^[1-9]\d{0,5}$/.test(text);

/** True if the quantity of a line is invalid. It may be empty. */
export const hasWrongQuantity = ({ quantity }: Pick<EnquiryItem, 'quantity'>): boolean =>
  quantity.trim() !== '' && !isQuantity(quantity.trim());

const dayMs = 24 * 60 * 60 * 1000;

/** True for a day that is not over in any time zone, as `2026-11-20`. */
const isToCome = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && day >= new Date(Date.now() - dayMs).toISOString().slice(0, 10);

/** The place of the articles in a form, if it has one. */
export const articlesFieldOf = (form: FormDeclaration): ArticlesField | undefined =>
  Object.entries(form).flatMap(([name, field]) => (field.kind === 'articles' ? [{ ...field, name }] : []))[0];

/** True for a text of several lines. */
export const isLong = ({ kind }: FormField): boolean => kind === 'text' || kind === 'message';

/** True if a form can be sent without a name: its e-mail address is optional. */
export const canBeAnonymous = ({ email }: FormDeclaration): boolean => email?.optional === true;

/** Greatest length of a field, in characters. */
export const maxLengthOf = (field: FormField): number => (isLong(field) ? maxTextLength : maxLineLength);

const cleanLine = (text: string) => withoutMisleading(text.replaceAll(/[\t\r\n]+/g, ' '));

function cleanText(field: FormField, text: string): string {
  if (field.kind === 'email') return cleanEmail(text);
  return isLong(field) ? withoutMisleading(text) : cleanLine(text);
}

/** @param wanted  message about an empty field, or one that is too short */
function textSchema(field: FormField, wanted = 'Fill in this field.') {
  const checked = (isValid: (text: string) => boolean, message: string) =>
    v.check((text: string) => !isVisible(text) || isValid(text), message);
  const most = maxLengthOf(field);
  return v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => cleanText(field, text)),
      v.check((text) => field.optional === true || isVisible(text), wanted),
      checked(
        (text) => field.kind !== 'email' || isEmail(text),
        'Enter an e-mail address such as name@company.example.',
      ),
      checked((text) => field.kind !== 'message' || text.trim().length >= leastMessage, wanted),
      checked((text) => field.kind !== 'choice' || field.options.includes(text), wanted),
      checked((text) => field.kind !== 'date' || isToCome(text), 'Choose today or a later day.'),
      v.maxLength(most, `Enter at most ${most.toLocaleString('en')} characters.`),
    ),
    '',
  );
}

const cell = v.pipe(
  v.string(),
  v.transform((text) => cleanLine(text).trim()),
);

/** The schema of a message checks the lengths. */
const lineSchema = v.object({ articleNo: v.string(), quantity: cell, size: cell });

function itemsSchema({ name, optional, most, columns }: ArticlesField, texts: FieldTexts) {
  return v.pipe(
    v.array(lineSchema),
    v.check((items) => optional === true || items.length > 0, texts[name] ?? 'Add an article.'),
    v.check(
      (items) => items.every(({ articleNo }) => isArticleNo(articleNo)),
      'Enter article numbers as letters and digits, such as A101.',
    ),
    v.check(
      (items) => !columns.includes('quantity') || !items.some(hasWrongQuantity),
      'Correct the marked quantities.',
    ),
    v.check(
      (items) => new Set(items.map(({ articleNo }) => articleNo)).size <= most,
      `The form takes at most ${most} articles.`,
    ),
  );
}

/** A form without a place for articles. */
const noArticles: ArticlesField = { kind: 'articles', name: '', optional: true, most: 0, columns: [] };

/** Messages about empty fields that many forms have. */
const usualTexts: FieldTexts = {
  name: 'Enter your name.',
  email: 'Enter your e-mail address, so that we can answer.',
};

const withoutEmpty = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => isVisible(text)));

/**
 * Schema of the values of a form. It cleans them: invisible characters, line breaks in a line, and empty fields go. Each
 * fault is a message for the visitor; a field that the form does not have is one of the type `strict_object`.
 *
 * @param texts  messages of the form about what a field needs, by field; by column for articles that lack something
 */
export function valuesSchema(form: FormDeclaration, texts: FieldTexts = {}) {
  const wanted = { ...usualTexts, ...texts };
  const articles = articlesFieldOf(form) ?? noArticles;
  const { suffice = false, needed = [] } = articles;
  const [column = ''] = needed;
  const message = Object.keys(form).find((name) => form[name]?.kind === 'message') ?? '';
  const fields = Object.entries(form).flatMap(([name, field]) => {
    if (field.kind === 'articles') return [];
    const alone = suffice && name === message ? { ...field, optional: true as const } : field;
    return [[name, textSchema(alone, wanted[name])] as const];
  });
  const trap = textSchema({ kind: 'text', optional: true });
  const together = [['fields', message], ['items']] as const;
  const hasMessage = (values: FormValues) => isVisible(values.fields[message] ?? '');
  return v.pipe(
    v.object({
      fields: v.pipe(
        v.strictObject(Object.fromEntries([...fields, [trapField, trap]])),
        v.transform(withoutEmpty),
      ),
      items: itemsSchema(articles, wanted),
    }),
    v.forward(
      v.partialCheck(
        together,
        (values) => !suffice || values.items.length > 0 || hasMessage(values),
        wanted[message] ?? 'Fill in this field.',
      ),
      ['fields', message],
    ),
    v.forward(
      v.partialCheck(
        together,
        (values) =>
          (suffice && hasMessage(values)) ||
          values.items.every((item) => needed.every((one) => item[one] !== '')),
        wanted[column] ?? `Enter the ${column} of each article.`,
      ),
      ['items'],
    ),
  );
}

/** The first message about each field, by its name; those about articles by `items`. */
export const messagesOf = (issues: readonly v.BaseIssue<unknown>[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    issues
      .toReversed()
      .map(({ path, message }) => [path?.[0].key === 'fields' ? String(path[1]?.key) : 'items', message]),
  );
