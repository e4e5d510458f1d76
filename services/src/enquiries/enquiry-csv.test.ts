import { expect, it } from '@jest/globals';
import { testEnquiry } from '../testing/enquiry-factory.js';
import { enquiryCsv } from './enquiry-csv.js';
import type { EnquiryRecord } from './enquiry-records.js';

const record = (fields: Readonly<Record<string, string>>): EnquiryRecord => ({
  ref: '20261120-K7QM4P',
  receivedAt: '2026-11-20T09:31:00.000Z',
  suspicion: null,
  forwarding: null,
  requestHeaders: {},
  form: 'enquiry',
  fields,
  items: testEnquiry().items,
  page: '/contact-us',
});

const cellOf = (text: string) =>
  enquiryCsv([record({ text })])
    .split('\r\n')[1]
    ?.split(',')
    .at(-1);

it('has a column for each field, in UTF-8 that Excel recognises', () => {
  expect(enquiryCsv([record({ name: 'Zoë' }), record({ message: 'Say "yes",\nplease.' })])).toBe(
    [
      '\uFEFF"ref","receivedAt","form","suspicion","forwarding","articles","page","field name","field message"',
      '"20261120-K7QM4P","2026-11-20T09:31:00.000Z","enquiry","","","QM101 x 120 size 10","/contact-us","Zoë",""',
      '"20261120-K7QM4P","2026-11-20T09:31:00.000Z","enquiry","","","QM101 x 120 size 10","/contact-us","","Say ""yes"",\nplease."',
      '',
    ].join('\r\n'),
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠A'])(
  'contains no formula: %j',
  (text) => {
    expect(cellOf(text)).toMatch(/^"'/);
  },
);

it('contains no formula where a semicolon separates cells', () => {
  expect(cellOf('Ltd; =1+1;-2 of a-b\n@A')).toBe(`"Ltd;' =1+1;'-2 of a-b\n'@A"`);
});

it('replaces control characters of older enquiries', () => {
  expect(cellOf('a\u001B[2Jb')).toBe('"a\uFFFD[2Jb"');
});
