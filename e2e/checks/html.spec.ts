/** `npm run check:site -- html`: the documents are valid HTML, as they are sent. */
import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { test } from '../site-test';
import { faultsOfAll } from './site-documents';
import { longTestMs } from '../limits';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // HTML allows several forms; React writes these.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // The check of pages counts with the company's name, and says which page it is.
    'long-title': 'off',
    // A list that stands for a picture may have the name of it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The main navigation is in the header and in the drawer, and only one is visible at a time. axe checks the visible one.
    'unique-landmark': 'off',
    // Firefox ticks boxes again after a reload unless they say `off`, and it is the only one that asks them.
    'valid-autocomplete': 'off',
  },
});

test.describe.configure({ timeout: longTestMs });

test('every document is valid HTML', async ({ origin }) => {
  const faults = await faultsOfAll(origin, async ({ html }) => {
    const { results } = await validator.validateString(html);
    return results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    );
  });
  expect(faults).toEqual([]);
});
