import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDescriptor } from 'shared-types';
import { maxTextLength } from 'shared-types/protocol/enquiry-limits';
import { choicesOf, lineMaxLength, type EnquiryForm } from '../../model/enquiry-form';
import { enquiryForm } from '../contact-us/enquiry-form';
import { forms } from './forms';

const { forms: declared = {} } = JSON.parse(
  readFileSync(path.join(__dirname, '../../../remote.json'), 'utf8'),
) as RemoteDescriptor;

const all: readonly EnquiryForm[] = [enquiryForm, ...forms];

describe('the forms that remote.json declares', () => {
  it('are those of the pages', () => {
    expect(Object.keys(declared).sort()).toEqual(all.map(({ name }) => name).sort());
  });

  it.each(all.map((form) => [form.name, form] as const))(
    'accept all that the fields can hold: %s',
    (_, form) => {
      const { lines = {}, texts = {}, articles = 0 } = declared[form.name] ?? {};
      const names = form.fields.filter(({ control }) => control !== 'articles').map(({ name }) => name);
      expect([...Object.keys(lines), ...Object.keys(texts)].sort()).toEqual([...names].sort());
      for (const field of form.fields) {
        if (field.control === 'articles') expect(articles).toBe(field.atMost);
        else if (field.control === 'lines') expect(texts[field.name]).toBe(maxTextLength);
        else if (field.control === 'choice')
          for (const { value } of choicesOf(form, field.name))
            expect(lines[field.name]).toBeGreaterThanOrEqual(value.length);
        else if (field.control !== 'date') expect(lines[field.name]).toBeGreaterThanOrEqual(lineMaxLength);
      }
    },
  );
});
