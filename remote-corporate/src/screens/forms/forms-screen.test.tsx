import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { factsOf, fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import { sendingSite } from 'shared-types/testing/fake-site';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import descriptor from '../../../remote.json';
import { forms } from './forms';
import { Screen } from './forms-screen';

const articles = {
  articles: [
    {
      articleNo: 'QM101',
      title: 'Mechanics glove',
      unit: 'pair' as const,
      sizes: ['8', '9', '10'],
      drawing: '',
    },
  ],
};

let user = userEvent.setup();
let storage = fakeStorage(descriptor.storage);

beforeEach(() => {
  user = userEvent.setup();
  storage = fakeStorage(descriptor.storage);
});

function showForms(hash: string, search = '') {
  const shell = fakeShell({ storage, facts: factsOf(articles), site: sendingSite });
  return render(<Screen {...screenProps(fakeRequest(`/forms${search}${hash}`), {}, shell)} />);
}

const form = (name: string) => within(screen.getByRole('form', { name }));

async function write(label: RegExp, text: string) {
  await user.click(screen.getByRole('textbox', { name: label }));
  await user.paste(text);
}

async function fillInPerson() {
  await write(/^Name/, 'Mara Lindqvist');
  await write(/^E-mail/, 'mara@northquay.example');
}

/** Fields that must be filled in, by form: those of the table of the specification. */
const needed: Readonly<Record<string, readonly string[]>> = {
  'sample-request': ['name', 'email', 'company', 'address', 'articles'],
  'return-or-complaint': ['name', 'email', 'deliveryNote', 'articles', 'reason'],
  documents: ['name', 'email', 'company', 'kind', 'articles'],
  'supplier-enquiry': ['name', 'company', 'email', 'offer'],
  applications: ['position', 'name', 'email', 'letter'],
  registrations: ['event', 'name', 'email'],
};

describe.each(forms)('the form $name', ({ name, fields, texts, send }) => {
  it('requires the right fields and no others', () => {
    const required = Object.entries(fields).filter(([, { optional }]) => !optional);
    expect(required.map(([field]) => field)).toEqual(needed[name]);
  });

  it('has a label for each field, and for each answer to choose', () => {
    for (const [field, declared] of Object.entries(fields)) {
      expect(texts.fields[field]).toMatch(/./);
      if (declared.kind === 'choice')
        expect(Object.keys(texts.choices?.[field] ?? {})).toEqual(declared.options);
    }
  });

  it('shows an error for each missing field, with the focus on the first', async () => {
    showForms(`#${name}`);
    await user.click(screen.getByRole('button', { name: send }));
    const missing = [...document.querySelectorAll('[aria-invalid]')];
    expect(missing).toHaveLength(needed[name]?.length ?? 0);
    expect(document.activeElement).toBe(missing[0] ?? document.body);
    for (const one of missing) expect(one).toHaveAccessibleDescription(/^(Enter|Choose|Add) /);
  });
});

describe('a sample request', () => {
  it('takes five articles at most, and says so', async () => {
    showForms('#sample-request', '?items=A1,A2,A3,A4,A5,A6');
    expect(await screen.findAllByText(/^Article not found/)).toHaveLength(5);
    expect(screen.getByText('The form is full. Remove an article to add another.')).toBeVisible();
  });

  it('includes a number that was typed but not added', async () => {
    showForms('#sample-request');
    await write(/^Article number/, 'qm101');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('QM101')).toBeVisible();
  });

  it('explains why a typed text is not an article number', async () => {
    showForms('#sample-request');
    await write(/^Article number/, 'QM-101{Enter}');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(/letters and digits only/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Article number' })).toBeInvalid();
  });
});

it('name, e-mail and company from one form are filled into another, and Clear deletes them', async () => {
  const { unmount } = showForms('#supplier-enquiry');
  await fillInPerson();
  await write(/^Company/, 'Northquay Lifting');
  unmount();
  const second = showForms('#documents');
  expect(form('Documents').getByRole('textbox', { name: 'Company' })).toHaveValue('Northquay Lifting');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  second.unmount();
  showForms('#documents');
  expect(form('Documents').getByRole('textbox', { name: 'Company' })).toHaveValue('');
});

it('an opening or an event in the address is filled in, in the place of what was typed before', () => {
  const { unmount } = showForms('#applications', '?form=applications&position=Weaver');
  expect(form('Application').getByRole('textbox', { name: 'Position' })).toHaveValue('Weaver');
  unmount();
  showForms('#applications', '?form=applications&position=Pattern+maker%2C+gloves');
  expect(form('Application').getByRole('textbox', { name: 'Position' })).toHaveValue('Pattern maker, gloves');
});

it('the first form is shown if the address names another part of the page', () => {
  showForms('#main');
  expect(screen.getAllByRole('form')).toHaveLength(1);
  expect(screen.getByRole('form', { name: 'Sample request' })).toBeVisible();
});
