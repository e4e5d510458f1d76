/** An enquiry as a text, for a mail program or the clipboard. */
import type { EnquiryItem } from 'shared-types/enquiry';
import { sentLines } from './article-lines';
import type { Enquiry } from './enquiry';
import { choicesOf, type EnquiryForm, type FormField } from './enquiry-form';

/** Mail programs differ; some cut addresses near 2,000 characters. */
const maxMailtoLength = 1800;

/**
 * The enquiry as plain text: first what was written, then the articles, then the other fields. Empty ones are left out.
 * @param words words for the articles, which all forms share
 */
export function enquiryText(
  form: EnquiryForm,
  { values, articles }: Enquiry,
  words: { readonly articles: string; readonly size: string },
): string {
  const filled = form.fields.filter(({ name }) => (values[name] ?? '').trim() !== '');
  const textOf = (field: FormField) => shownValue(form, field, values[field.name] ?? '');
  const isBody = (field: FormField) => field.control === 'lines' && field.isBody === true;
  const parts = [
    ...filled.filter(isBody).map(textOf),
    articles.length > 0 &&
      [`${words.articles}:`, ...sentLines(articles).map(articleLine(words.size))].join('\n'),
    filled
      .filter((field) => !isBody(field))
      .map((field) => labelled(form.texts.fields[field.name] ?? field.name, textOf(field)))
      .join('\n'),
  ];
  return parts.filter(Boolean).join('\n\n');
}

const shownValue = (form: EnquiryForm, { name }: FormField, value: string): string =>
  choicesOf(form, name).find((choice) => choice.value === value)?.label ?? value.trim();

const labelled = (label: string, text: string) =>
  text.includes('\n') ? `${label}:\n${text}` : `${label}: ${text}`;

const articleLine =
  (sizeLabel: string) =>
  ({ articleNo, quantity, size }: EnquiryItem) =>
    [
      articleNo.padEnd(10),
      quantity.trim() && `${quantity.trim()} x`,
      size.trim() && `${sizeLabel} ${size.trim()}`,
    ]
      .filter(Boolean)
      .join('  ')
      .trimEnd();

/** The subject of the message: what was chosen as such, or the heading of the form, and the first articles. */
export function subjectOf(form: EnquiryForm, { values, articles }: Enquiry): string {
  const chosen = form.fields.find((field) => field.control === 'choice' && field.isSubject);
  const value = (chosen && values[chosen.name]) ?? '';
  const subject = chosen && value !== '' ? shownValue(form, chosen, value) : form.texts.heading;
  const numbers = new Set(articles.map(({ articleNo }) => articleNo));
  return [subject, ...[...numbers].slice(0, 3)].join(' ');
}

/** Address that opens a mail program with the text in it; `undefined` if it is too long to be handed over whole. */
export function mailtoAddress(email: string, subject: string, text: string): string | undefined {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  const address = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
  return address.length <= maxMailtoLength ? address : undefined;
}
