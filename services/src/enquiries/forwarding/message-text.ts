import type { EnquiryItem } from 'shared-types/enquiry';
import { printable } from 'shared-types/protocol/plain-text';
import type { EnquiryRecord } from '../enquiry-records.js';

const itemLine = ({ articleNo, quantity, size }: EnquiryItem) =>
  [articleNo, quantity && `quantity ${quantity}`, size && `size ${size}`].filter(Boolean).join(', ');

const fieldLines = ([name, text]: readonly [string, string]) =>
  text.includes('\n') ? `${name}:\n${text}` : `${name}: ${text}`;

/** Fields about the sender: they come first wherever an enquiry is shown. */
const firstFields = ['name', 'company', 'email', 'phone'];

/** Fields of an enquiry, those about the sender first. */
export function orderedFields({
  fields,
}: Pick<EnquiryRecord, 'fields'>): readonly (readonly [string, string])[] {
  const others = Object.keys(fields).filter((name) => !firstFields.includes(name));
  return [...firstFields, ...others].flatMap((name) => {
    const text = fields[name];
    return text === undefined ? [] : [[name, printable(text)] as const];
  });
}

export function enquiryLines(record: EnquiryRecord): readonly string[] {
  const { ref, receivedAt, form, page, suspicion, items } = record;
  return [
    `Reference: ${ref}`,
    `Received: ${receivedAt}`,
    `Form: ${printable(form)}${page === '' ? '' : `, on ${printable(page)}`}`,
    ...(suspicion === null ? [] : [`Marked as suspicious: ${suspicion}.`]),
    '',
    ...orderedFields(record).map(fieldLines),
    ...(items.length > 0 ? ['', 'Articles:', ...items.map(itemLine).map(printable)] : []),
  ];
}
