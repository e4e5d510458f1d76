import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import type { FormDeclaration } from '../descriptor';
import { valuesSchema } from './form-values';

const form: FormDeclaration = {
  name: { kind: 'line' },
  email: { kind: 'email' },
  address: { kind: 'text', optional: true },
  topic: { kind: 'choice', optional: true, options: ['samples'] },
  articles: { kind: 'articles', most: 2, columns: ['quantity', 'size'], needed: ['size'] },
  message: { kind: 'message' },
};

const complete = {
  fields: { name: 'Mara Lindqvist', email: 'mara@northquay.example', message: 'Samples of both, please.' },
  items: [{ articleNo: 'QM101', quantity: '', size: '9' }],
};

const texts = { message: 'Describe the job.', size: 'Choose a size.', articles: 'Add an article.' };

/** Messages by the name of the field. */
function faultsOf(values: unknown) {
  const { issues = [] } = v.safeParse(valuesSchema(form, texts), values, { abortPipeEarly: true });
  return Object.fromEntries(issues.map((issue) => [String(v.getDotPath(issue)), issue.message]));
}

const faultsWith = (fields: Readonly<Record<string, string>>) =>
  faultsOf({ ...complete, fields: { ...complete.fields, ...fields } });

const withItem = (item: object) => faultsOf({ ...complete, items: [...complete.items, item] });

describe('the values of a form', () => {
  it('are accepted if all required fields are filled', () => {
    expect(faultsWith({})).toEqual({});
    expect(faultsWith({ message: 'x'.repeat(10), topic: 'samples' })).toEqual({});
    expect(faultsWith({ message: 'x'.repeat(4000), address: '' })).toEqual({});
  });

  it('have a message for each empty field, in the order of the form', () => {
    const faults = faultsOf({ fields: { name: '\u200B', message: '' }, items: [] });
    expect(Object.entries(faults)).toEqual([
      ['fields.name', 'Enter your name.'],
      ['fields.email', 'Enter your e-mail address, so that we can answer.'],
      ['fields.message', 'Describe the job.'],
      ['items', 'Add an article.'],
    ]);
  });

  it.each([
    ['email', 'mara', 'Enter an e-mail address such as name@company.example.'],
    ['email', 'mara@northquay', 'Enter an e-mail address such as name@company.example.'],
    ['email', 'mara@northquay..example', 'Enter an e-mail address such as name@company.example.'],
    ['email', 'mara@northquay.example.', 'Enter an e-mail address such as name@company.example.'],
    ['message', '123456789', 'Describe the job.'],
    ['message', 'x'.repeat(4001), 'Enter at most 4,000 characters.'],
    ['name', 'x'.repeat(201), 'Enter at most 200 characters.'],
    ['topic', 'other', 'Fill in this field.'],
  ])('are refused with a %s of %j', (field, text, message) => {
    expect(faultsWith({ [field]: text })).toEqual({ [`fields.${field}`]: message });
  });

  it('are refused with a field that the form does not have', () => {
    expect(faultsWith({ colour: 'red' })).toEqual({ 'fields.colour': expect.any(String) });
    expect(faultsWith({ leaveEmpty: 'x' })).toEqual({});
  });

  it('are refused with an article that lacks a required value, and with too many articles', () => {
    expect(withItem({ articleNo: 'KC417', quantity: '3', size: ' ' })).toEqual({ items: 'Choose a size.' });
    const items = ['A1', 'B2', 'C3'].map((articleNo) => ({ articleNo, quantity: '', size: '9' }));
    expect(faultsOf({ ...complete, items })).toEqual({ items: 'The form takes at most 2 articles.' });
  });

  it.each(['-5', '0', '1e9', '1000000', 'abc', '2.5', '24 pairs', '1,000'])(
    'are refused with the quantity %p',
    (quantity) => {
      expect(withItem({ articleNo: 'KC417', quantity, size: '9' })).toEqual({
        items: 'Correct the marked quantities.',
      });
    },
  );

  it.each(['', ' ', '1', ' 24 ', '999999'])('are accepted with the quantity %p', (quantity) => {
    expect(withItem({ articleNo: 'KC417', quantity, size: '9' })).toEqual({});
  });

  it.each([
    ['', [], { 'fields.message': 'Describe the job.' }],
    ['', [''], { items: 'Enter the quantity of each article.' }],
    ['', ['24'], {}],
    ['How does it wash?', [''], {}],
    ['How does it wash?', [], {}],
  ])('say enough by the message %j and lines with the quantities %j: %j', (message, quantities, faults) => {
    const sufficient: FormDeclaration = {
      message: { kind: 'message' },
      articles: {
        kind: 'articles',
        optional: true,
        most: 2,
        columns: ['quantity'],
        needed: ['quantity'],
        suffice: true,
      },
    };
    const items = quantities.map((quantity) => ({ articleNo: 'QM101', quantity, size: '' }));
    const { issues = [] } = v.safeParse(valuesSchema(sufficient, texts), { fields: { message }, items });
    const found = issues.map((issue) => [String(v.getDotPath(issue)), issue.message]);
    expect(Object.fromEntries(found)).toEqual(faults);
  });

  it('take today and later days', () => {
    const dated: FormDeclaration = { neededBy: { kind: 'date', optional: true } };
    const isTaken = (neededBy: string) => v.is(valuesSchema(dated), { fields: { neededBy }, items: [] });
    const today = new Date().toISOString().slice(0, 10);
    expect(['', today, '2999-12-31', '2020-01-01', 'soon'].map(isTaken)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('are cleaned, and empty ones left out', () => {
    const fields = {
      ...complete.fields,
      name: 'Mara\u202A\tL',
      email: '<mailto:mara@northquay.example\u200B>',
    };
    const items = [{ articleNo: 'KC417', quantity: ' 24\t', size: 'one\tsize' }];
    expect(v.parse(valuesSchema(form), { fields: { ...fields, address: ' ' }, items })).toEqual({
      fields: { ...complete.fields, name: 'Mara L', email: 'mara@northquay.example' },
      items: [{ articleNo: 'KC417', quantity: '24', size: 'one size' }],
    });
  });
});
