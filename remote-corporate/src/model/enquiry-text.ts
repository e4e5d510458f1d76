/** An enquiry as a text, for a mail program or the clipboard. */
import type { EnquiryItem } from 'shared-types/enquiry';
import { articlesFieldOf, type FormValues } from 'shared-types/protocol/form-values';
import { sentLines } from './article-lines';
import type { EnquiryForm } from './enquiry-form';

/** Mail programs differ; some cut addresses near 2,000 characters. */
const maxMailtoLength = 1800;

/** The enquiry as plain text: first what was written, then the articles, then the other fields. Empty ones are left out. */
export function enquiryText(form: EnquiryForm, { fields, items }: FormValues): string {
  const filled = Object.entries(form.fields).filter(([name]) => (fields[name] ?? '').trim() !== '');
  const textOf = (name: string) => shownValue(form, name, fields[name] ?? '');
  const labelOf = (name: string) => form.texts.fields[name] ?? name;
  const articles = articlesFieldOf(form.fields)?.name ?? '';
  const parts = [
    ...filled.filter(([, { kind }]) => kind === 'message').map(([name]) => textOf(name)),
    items.length > 0 && [`${labelOf(articles)}:`, ...sentLines(items).map(articleLine)].join('\n'),
    filled
      .filter(([, { kind }]) => kind !== 'message')
      .map(([name]) => labelled(labelOf(name), textOf(name)))
      .join('\n'),
  ];
  return parts.filter(Boolean).join('\n\n');
}

const shownValue = ({ texts }: EnquiryForm, name: string, value: string): string =>
  texts.choices?.[name]?.[value] ?? value.trim();

const labelled = (label: string, text: string) =>
  text.includes('\n') ? `${label}:\n${text}` : `${label}: ${text}`;

/** `MG101, size 9: 24` */
function articleLine({ articleNo, quantity, size }: EnquiryItem): string {
  const article = size.trim() === '' ? articleNo : `${articleNo}, size ${size.trim()}`;
  return quantity.trim() === '' ? article : `${article}: ${quantity.trim()}`;
}

/** The subject of the message: the heading of the form, and the first articles. */
export const subjectOf = ({ texts }: EnquiryForm, { items }: FormValues): string =>
  [texts.heading, ...[...new Set(items.map(({ articleNo }) => articleNo))].slice(0, 3)].join(' ');

/** Address that opens a mail program with the text in it; `undefined` if it is too long to be handed over whole. */
export function mailtoAddress(email: string, subject: string, text: string): string | undefined {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  const address = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
  return address.length <= maxMailtoLength ? address : undefined;
}
