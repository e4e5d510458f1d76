import { describe, expect, it } from '@jest/globals';
import { filledIn, smallForm } from '../testing/small-form';
import { enquiryText, mailtoAddress, subjectOf } from './enquiry-text';

const items = [
  { articleNo: 'XP301', quantity: '120', size: '10' },
  { articleNo: 'WL503', quantity: '', size: '' },
];

describe('the enquiry as a text', () => {
  it('has the message, a line for each article, and the filled fields', () => {
    const fields = { ...filledIn, topic: 'samples', address: 'Quay 7\n00000 Northport' };
    expect(enquiryText(smallForm, { fields, items })).toBe(
      [
        'Samples of both, please.',
        '',
        'Articles:',
        'XP301, size 10: 120',
        'WL503',
        '',
        'Name: Mara Lindqvist',
        'E-mail: mara@northquay.example',
        'Address:',
        'Quay 7',
        '00000 Northport',
        'Topic: Samples before an order',
      ].join('\n'),
    );
  });

  it('has the heading of the form and the first articles as its subject', () => {
    expect(subjectOf(smallForm, { fields: filledIn, items: [] })).toBe('Your enquiry');
    expect(subjectOf(smallForm, { fields: filledIn, items })).toBe('Your enquiry XP301 WL503');
  });

  it('becomes a mailto address with CRLF line breaks', () => {
    expect(mailtoAddress('a@b.example', 'Samples & more', 'one\ntwo')).toBe(
      'mailto:a@b.example?subject=Samples%20%26%20more&body=one%0D%0Atwo',
    );
  });

  it('has no mailto address if mail programs might cut it', () => {
    expect(mailtoAddress('a@b.example', 'Samples', 'x'.repeat(3000))).toBeUndefined();
  });
});
