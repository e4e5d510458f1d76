/** An enquiry: what was filled into a form, and what makes it complete. */
import type { EnquiryItem } from 'shared-types/enquiry';
import { isEmail, isVisible } from 'shared-types/protocol/email';
import { maxTextLength } from 'shared-types/protocol/enquiry-limits';
import { hasWrongQuantity } from './article-lines';
import type { EnquiryForm, FaultKind, FormField } from './enquiry-form';

/** Typed texts by field; `''` for an empty one. */
export type EnquiryValues = Readonly<Record<string, string>>;

/** An enquiry, complete or not. */
export interface Enquiry {
  readonly values: EnquiryValues;
  readonly articles: readonly EnquiryItem[];
  /** Pasted lines that are not among the articles. */
  readonly pasted?: string;
}

/** A fault of a field. */
export type Fault =
  | { readonly field: string; readonly kind: FaultKind }
  /** The service says what to do. */
  | { readonly field: string; readonly kind: 'refused'; readonly text: string };

/** Faults of an enquiry, in the order of the form; none if it is complete. */
export const faultsOf = ({ fields }: EnquiryForm, enquiry: Enquiry): readonly Fault[] =>
  fields.flatMap((field) => {
    const kind = faultIn(field, enquiry);
    return kind === undefined ? [] : [{ field: field.name, kind }];
  });

function faultIn(field: FormField, { values, articles, pasted = '' }: Enquiry): FaultKind | undefined {
  if (field.control === 'articles') {
    if (articles.some((article) => lackedBy(article, field.needed))) return 'incomplete';
    if (field.columns.includes('quantity') && articles.some(hasWrongQuantity)) return 'malformed';
    if (pasted !== '') return 'not-added';
    return articles.length === 0 && !field.isOptional ? 'missing' : undefined;
  }
  const text = values[field.name] ?? '';
  if (!isVisible(text)) return field.isOptional ? undefined : 'missing';
  if (field.control === 'email' && !isEmail(text)) return 'malformed';
  if (field.control !== 'lines') return undefined;
  if (text.trim().length < (field.minLength ?? 0)) return 'too-short';
  return text.length > maxTextLength ? 'too-long' : undefined;
}

const lackedBy = (article: EnquiryItem, needed: readonly (keyof EnquiryItem)[]): boolean =>
  needed.some((column) => article[column].trim() === '');

/** Messages of a service about fields that the form has, in the order of the form. */
export const refusedFaults = (
  { fields }: EnquiryForm,
  texts: Readonly<Record<string, string>>,
): readonly Fault[] =>
  fields.flatMap(({ name }) => {
    const text = texts[name];
    return text === undefined ? [] : [{ field: name, kind: 'refused' as const, text }];
  });
