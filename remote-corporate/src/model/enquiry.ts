/** The enquiry of /contact-us: what it holds, what makes it complete, and how it reads as a text. */

/** Fields of the form, in their order. */
export const enquiryFields = ['name', 'email', 'company', 'country', 'phone', 'topic', 'message'] as const;

/** Name of a field, as the form has it. */
export type EnquiryField = (typeof enquiryFields)[number];

/** What was typed, by field; `''` where nothing was. */
export type EnquiryValues = Readonly<Record<EnquiryField, string>>;

/** An article that the enquiry is about. */
export interface EnquiryArticle {
  readonly articleNo: string;
  /** As typed: pairs of gloves, pieces of a garment. */
  readonly quantity: string;
  /** As typed. */
  readonly size: string;
}

/** An enquiry, complete or not. */
export interface Enquiry {
  readonly values: EnquiryValues;
  readonly articles: readonly EnquiryArticle[];
}

/** What is wrong with a field. */
export type Fault =
  | {
      readonly field: 'name' | 'email' | 'message';
      readonly kind: 'missing' | 'malformed' | 'too-short' | 'too-long';
    }
  /** The service says what to do. */
  | { readonly field: EnquiryField; readonly kind: 'refused'; readonly text: string };

/** Least length of a message, in characters. */
export const messageMinLength = 10;

/** Greatest length of a message, in characters. */
export const messageMaxLength = 4000;

/** Greatest number of articles in one enquiry; the catalogue hands over no more. */
export const maxArticles = 50;

/** Mail programs differ; some cut addresses near 2,000 characters. */
const maxMailtoLength = 1800;

/** One @, and a dot after it: more would refuse addresses that exist. */
const emailPattern = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

const articleNoPattern = /^[A-Za-z0-9]{1,24}$/;

/** What is wrong with an enquiry, in the order of the form; nothing if it is complete. */
export function faultsOf({ name, email, message }: EnquiryValues): readonly Fault[] {
  const faults: Fault[] = [];
  if (name.trim() === '') faults.push({ field: 'name', kind: 'missing' });
  if (email.trim() === '') faults.push({ field: 'email', kind: 'missing' });
  else if (!emailPattern.test(email.trim())) faults.push({ field: 'email', kind: 'malformed' });
  if (message.trim() === '') faults.push({ field: 'message', kind: 'missing' });
  else if (message.trim().length < messageMinLength) faults.push({ field: 'message', kind: 'too-short' });
  else if (message.length > messageMaxLength) faults.push({ field: 'message', kind: 'too-long' });
  return faults;
}

/**
 * The article numbers of an address such as `/contact-us?items=MG101,CG417`: each once, what cannot be a number left out.
 *
 * @param search with its `?`, or `''`
 */
export function articleNosIn(search: string): readonly string[] {
  const items = new URLSearchParams(search).get('items') ?? '';
  const numbers = items.split(',').map((item) => item.trim());
  return [...new Set(numbers)].filter((number) => articleNoPattern.test(number)).slice(0, maxArticles);
}

/** What a service says of fields that the form has, in the order of the form. */
export const refusedFaults = (texts: Readonly<Record<string, string>>): readonly Fault[] =>
  enquiryFields.flatMap((field) => {
    const text = texts[field];
    return text === undefined ? [] : [{ field, kind: 'refused' as const, text }];
  });

/** Whether a text can be an article number. */
export const isArticleNo = (text: string): boolean => articleNoPattern.test(text);

/**
 * The enquiry as plain text, for a mail program or the clipboard. Empty fields are left out.
 *
 * @param labels texts of the fields and of the article list
 */
export function enquiryText(
  { values, articles }: Enquiry,
  labels: Readonly<Record<EnquiryField | 'articles' | 'size', string>>,
): string {
  const lines = enquiryFields
    .filter((field) => field !== 'message' && values[field].trim() !== '')
    .map((field) => `${labels[field]}: ${values[field].trim()}`);
  const list = articles.map((article) => articleLine(article, labels.size));
  const parts = [
    values.message.trim(),
    list.length > 0 && `${labels.articles}:\n${list.join('\n')}`,
    lines.join('\n'),
  ];
  return parts.filter(Boolean).join('\n\n');
}

const articleLine = ({ articleNo, quantity, size }: EnquiryArticle, sizeLabel: string) =>
  [
    articleNo.padEnd(10),
    quantity.trim() && `${quantity.trim()} x`,
    size.trim() && `${sizeLabel} ${size.trim()}`,
  ]
    .filter(Boolean)
    .join('  ')
    .trimEnd();

/**
 * Address that opens a mail program with the text in it.
 *
 * @returns `undefined` if the text is too long to be handed over whole
 */
export function mailtoAddress(email: string, subject: string, text: string): string | undefined {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  const address = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
  return address.length <= maxMailtoLength ? address : undefined;
}
