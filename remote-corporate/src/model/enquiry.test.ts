import { describe, expect, it } from '@jest/globals';
import { filledIn, smallForm } from '../testing/small-form';
import { faultsOf, refusedFaults, type Enquiry } from './enquiry';

const complete: Enquiry = {
  values: filledIn,
  articles: [{ articleNo: 'QM101', quantity: '', size: '9' }],
};

const faultsWith = (values: Readonly<Record<string, string>>) =>
  faultsOf(smallForm, { ...complete, values: { ...complete.values, ...values } });

describe('the errors of an enquiry', () => {
  it('are none if all required fields are filled', () => {
    expect(faultsWith({})).toEqual([]);
  });

  it('are in the order of the form', () => {
    const values = { ...complete.values, name: '\u200B', email: '', message: '' };
    expect(faultsOf(smallForm, { values, articles: [] })).toEqual([
      { field: 'name', kind: 'missing' },
      { field: 'email', kind: 'missing' },
      { field: 'articles', kind: 'missing' },
      { field: 'message', kind: 'missing' },
    ]);
  });

  it.each(['mara', 'mara@northquay', 'mara@northquay..example', 'mara@northquay.example.'])(
    'include the invalid address %p',
    (email) => {
      expect(faultsWith({ email })).toEqual([{ field: 'email', kind: 'malformed' }]);
    },
  );

  it.each([
    ['123456789', 'too-short'],
    ['x'.repeat(4001), 'too-long'],
  ])('include a message of the wrong length', (message, kind) => {
    expect(faultsWith({ message })).toEqual([{ field: 'message', kind }]);
  });

  it('do not include a message of 10 or 4000 characters', () => {
    expect(faultsWith({ message: 'x'.repeat(10) })).toEqual([]);
    expect(faultsWith({ message: 'x'.repeat(4000) })).toEqual([]);
  });

  it('include an article without a required value', () => {
    const articles = [...complete.articles, { articleNo: 'KC417', quantity: '3', size: ' ' }];
    expect(faultsOf(smallForm, { ...complete, articles })).toEqual([
      { field: 'articles', kind: 'incomplete' },
    ]);
  });

  it.each(['-5', '0', '1e9', '1000000', 'abc', '2.5', '24 pairs', '1,000'])(
    'include the quantity %p',
    (quantity) => {
      const articles = [...complete.articles, { articleNo: 'KC417', quantity, size: '9' }];
      expect(faultsOf(smallForm, { ...complete, articles })).toEqual([
        { field: 'articles', kind: 'malformed' },
      ]);
    },
  );

  it.each(['', ' ', '1', ' 24 ', '999999'])('do not include the quantity %p', (quantity) => {
    const articles = [{ articleNo: 'KC417', quantity, size: '9' }];
    expect(faultsOf(smallForm, { ...complete, articles })).toEqual([]);
  });

  it('include fields of the form that the service refused', () => {
    const texts = { message: 'Too rude.', email: 'Takes no mail.', other: 'Unknown.' };
    expect(refusedFaults(smallForm, texts)).toEqual([
      { field: 'email', kind: 'refused', text: 'Takes no mail.' },
      { field: 'message', kind: 'refused', text: 'Too rude.' },
    ]);
  });
});
