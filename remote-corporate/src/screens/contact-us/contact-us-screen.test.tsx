import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { constantStore, factsOf, fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import descriptor from '../../../remote.json';
import { field, fillIn } from '../../testing/form-fields';
import { Screen } from './contact-us-screen';

const draftKey = 'corporate.draft.enquiry.v1';
const articles = [
  { articleNo: 'QM101', title: 'Padded-knuckle mechanics glove', unit: 'pair', sizes: ['8', '9', '10'] },
];

const emptyDraft = {
  key: '0123456789abcdef0123456789abcdef',
  openedAt: '2026-11-20T09:30:00Z',
  fields: {},
  items: [],
  number: '',
  pasted: '',
};

interface Contact {
  readonly search?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly items?: readonly unknown[];
}

function showContact({ search = '', facts = {}, items }: Contact = {}) {
  const lists = items && [{ key: 'shop.list.v1', label: 'List', items, clear: () => {} }];
  const shell = fakeShell({
    storage,
    facts: factsOf(facts),
    ...(lists && { countedLists: () => Promise.resolve(constantStore(lists)) }),
  });
  const request = fakeRequest(`/contact-us${search}`);
  const { unmount } = render(<Screen {...screenProps(request, undefined, shell)} />);
  return { shell, unmount };
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Pastes the text: typing it key by key would take seconds on a busy machine. */
async function write(name: string, text: string) {
  await user.click(field(name));
  await user.paste(text);
}

function watchOpenedAddresses() {
  const opened: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href);
  });
  return opened;
}

let user = userEvent.setup();
let storage = fakeStorage(descriptor.storage);

beforeEach(() => {
  user = userEvent.setup();
  storage = fakeStorage(descriptor.storage);
});

describe('an enquiry without an endpoint', () => {
  it('is handed to the mail program', async () => {
    const opened = watchOpenedAddresses();
    showContact();
    fillIn();
    await press('Open in your mail program');
    expect(opened).toHaveLength(1);
    expect(opened[0]).toMatch(/^mailto:mail@test\.example\?subject=Your%20enquiry&body=Samples%20of%20both/);
    expect(screen.getByRole('status')).toHaveTextContent('Your mail program should now open');
    expect(document.body.textContent).not.toMatch(/\b(sent|received)\b/i);
  });

  it('is offered as a text to copy if it is too long for a mail program', async () => {
    const opened = watchOpenedAddresses();
    showContact();
    fillIn('x'.repeat(3000));
    await press('Open in your mail program');
    expect(opened).toEqual([]);
    expect(screen.getByRole('textbox', { name: 'Text of your enquiry' })).toHaveValue(
      `${'x'.repeat(3000)}\n\nName: Mara Lindqvist\nE-mail: mara@northquay.example`,
    );
    expect(screen.getByRole('status')).toHaveTextContent('mail@test.example');
  });

  it('is copied to the clipboard', async () => {
    showContact();
    fillIn();
    await press('Copy text');
    await expect(navigator.clipboard.readText()).resolves.toContain('Name: Mara Lindqvist');
    expect(screen.getByRole('status')).toHaveTextContent('Text copied.');
  });

  it('is shown for copying by hand if the browser blocks copying', async () => {
    showContact();
    fillIn();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await press('Copy text');
    expect(screen.getByRole('textbox', { name: 'Text of your enquiry' })).toBeVisible();
  });
});

describe('an incomplete enquiry', () => {
  it('shows what is missing, with the focus on the summary', async () => {
    showContact();
    await press('Open in your mail program');
    const summary = screen.getByRole('group', { name: '3 fields have errors' });
    expect(summary).toHaveFocus();
    expect(field('Message')).toBeInvalid();
    expect(field('Message')).toHaveAccessibleDescription(/Enter at least 10 characters/);
    expect(field('Company')).toBeValid();
  });

  it('loses an error as soon as it is corrected, and is read again only at the next attempt', async () => {
    showContact();
    await press('Open in your mail program');
    await user.type(field('Name'), 'Mara');
    expect(field('Name')).toBeValid();
    const summary = screen.getByRole('group', { name: '2 fields have errors' });
    expect(summary.closest('[role=alert], [role=status], [aria-live]')).toBeNull();
    await press('Open in your mail program');
    expect(summary).toHaveFocus();
  });
});

describe('a draft', () => {
  it('is restored in the same tab', async () => {
    const { unmount } = showContact();
    fillIn();
    unmount();
    showContact();
    expect(field('Name')).toHaveValue('Mara Lindqvist');
    expect(field('Message')).toHaveValue('Samples of both, please.');
    expect(screen.getByText('24 of 4,000')).toBeVisible();
  });

  it('is restored with pasted lines that are not added yet, and leaves the focus where it is', async () => {
    const { unmount } = showContact();
    await press('Paste lines from a spreadsheet');
    await screen.findByRole('textbox', { name: /^Article number, size/ });
    await write('Article number, size', 'QM101 9 24');
    unmount();
    showContact();
    expect(await screen.findByDisplayValue('QM101 9 24')).not.toHaveFocus();
    await press('Close');
    expect(storage.stored.has(draftKey)).toBe(false);
  });

  it('is deleted by Clear, and so is its key', async () => {
    showContact();
    fillIn();
    expect(storage.stored.has(draftKey)).toBe(true);
    await press('Clear');
    expect(field('Name')).toHaveValue('');
    expect(storage.stored.has(draftKey)).toBe(false);
  });

  it.each([3, null, 'text', [], { fields: {} }, { ...emptyDraft, fields: { name: 3 } }])(
    'that holds %p is ignored',
    (data) => {
      storage = fakeStorage(descriptor.storage, { [draftKey]: data });
      showContact();
      expect(field('Name')).toHaveValue('');
    },
  );
});

describe('articles', () => {
  it('are read from the address and named by the catalogue; unknown ones stay', async () => {
    document.documentElement.dataset['q'] = '';
    history.replaceState(null, '', '?items=QM101,ZZ999');
    showContact({ search: '?items=QM101,ZZ999', facts: { articles } });
    expect(document.documentElement).toHaveAttribute('data-q');
    expect(await screen.findByText('Padded-knuckle mechanics glove')).toBeVisible();
    expect(screen.getByText('ZZ999')).toBeVisible();
    expect(screen.getByText('Article not found. Check the number.')).toBeVisible();
    // The form is shown when nothing moves it any more.
    expect(document.documentElement).not.toHaveAttribute('data-q');
    history.replaceState(null, '', location.pathname);
  });

  it.each([[{ key: 'x', openedAt: 'never' }], [{ items: [{ articleNo: '<b>', quantity: '', size: '' }] }]])(
    'and texts of a draft are restored without %j, which the service would refuse',
    async (damage) => {
      const fields = { name: 'Mara', email: 'mara@northquay.example', message: 'Samples of both, please.' };
      storage = fakeStorage(descriptor.storage, { [draftKey]: { ...emptyDraft, fields, ...damage } });
      showContact();
      expect(field('Name')).toHaveValue('Mara');
      expect(screen.queryByText('<b>')).toBeNull();
      await user.type(field('Name'), ' L');
      expect(storage.stored.get(draftKey)).toMatchObject({
        key: expect.stringMatching(/^[\da-f]{32}$/),
        openedAt: expect.stringMatching(/^20/),
        items: [],
      });
    },
  );

  it('are not marked as unknown if the catalogue is not available', () => {
    showContact({ search: '?items=QM101' });
    expect(screen.getByText('QM101')).toBeVisible();
    expect(screen.queryByText('Article not found. Check the number.')).not.toBeInTheDocument();
  });

  it('are removed by their button, and come back by Undo to their place', async () => {
    const { shell } = showContact({ search: '?items=QM101,ZZ999' });
    await press('Remove QM101');
    expect(screen.queryByText('QM101')).not.toBeInTheDocument();
    expect(screen.getByText('ZZ999')).toBeVisible();
    const [message] = shell.messages.show.mock.lastCall ?? [];
    expect(message?.message).toBe('QM101 removed');
    act(() => message?.action?.run());
    const numbers = screen.getAllByRole('button', { name: /^Remove / });
    expect(numbers.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Remove QM101',
      'Remove ZZ999',
    ]);
  });

  it('are added by number, without submitting the form', async () => {
    const opened = watchOpenedAddresses();
    showContact({ facts: { articles } });
    await press('Add an article number');
    await user.type(screen.getByRole('textbox', { name: 'Article number' }), 'qm-101{Enter}');
    expect(screen.getByText('QM101')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add an article number' })).toHaveFocus();
    expect(opened).toEqual([]);
  });

  it('have the units and the sizes of the catalogue', async () => {
    const known = { articleNo: 'QM101', title: 'Mechanics glove', unit: 'pair', sizes: ['8', '9'] };
    showContact({ search: '?items=QM101,ZZ999', facts: { articles: [known] } });
    expect(await screen.findByRole('textbox', { name: 'Pairs, QM101' })).toBeVisible();
    const size = screen.getByRole('combobox', { name: 'Size, QM101' });
    expect(
      within(size)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose', '8', '9']);
    expect(screen.getByRole('textbox', { name: 'Size, ZZ999' })).toBeVisible();
  });

  it('are in the text with quantity and size', async () => {
    showContact({ search: '?items=QM101' });
    await user.type(screen.getByRole('textbox', { name: 'Quantity, QM101' }), '120');
    await user.type(screen.getByRole('textbox', { name: 'Size, QM101' }), '10');
    fillIn();
    await press('Copy text');
    await expect(navigator.clipboard.readText()).resolves.toContain('QM101       120 x  Size 10');
  });
});

describe('sizes and quantities', () => {
  const amounts = () =>
    screen
      .getAllByRole('textbox', { name: /^Pairs/ })
      .map((input, place) => [
        (screen.getAllByRole('combobox', { name: /^Size/ })[place] as HTMLSelectElement).value,
        (input as HTMLInputElement).value,
      ]);
  type Lines = readonly (readonly [size: string, quantity: string])[];
  const draft = (...lines: Lines) => ({
    ...emptyDraft,
    items: lines.map(([size, quantity]) => ({ articleNo: 'QM101', quantity, size })),
  });
  /** The form with lines that were typed before the page was loaded again. */
  async function showLines(...lines: Lines) {
    storage = fakeStorage(descriptor.storage, { [draftKey]: draft(...lines) });
    const shown = showContact({ facts: { articles } });
    await screen.findByText('Padded-knuckle mechanics glove');
    return shown;
  }

  it('are kept in the draft, beside articles of the address', async () => {
    storage = fakeStorage(descriptor.storage, { [draftKey]: draft(['10', '24'], ['9', '12']) });
    showContact({ search: '?items=QM101,ZZ999', facts: { articles } });
    await screen.findByText('Padded-knuckle mechanics glove');
    expect(amounts()).toEqual([
      ['10', '24'],
      ['9', '12'],
    ]);
    expect(screen.getAllByText('QM101')).toHaveLength(1);
    expect(screen.getByText('ZZ999')).toBeVisible();
  });

  it('are added and removed line by line, and the focus stays with their article', async () => {
    await showLines(['10', '24']);
    await press('Add a size, QM101');
    const [, second] = screen.getAllByRole('combobox', { name: 'Size, QM101' });
    expect(second).toHaveFocus();
    if (second) await user.selectOptions(second, '8');
    await user.type(screen.getAllByRole('textbox', { name: 'Pairs, QM101' })[1] as Element, '6');
    expect(amounts()).toEqual([
      ['10', '24'],
      ['8', '6'],
    ]);
    await press('Remove Size 8, QM101');
    expect(amounts()).toEqual([['10', '24']]);
    expect(document.activeElement).toHaveAccessibleName(/QM101/);
  });

  it('are not handed over with a wrong quantity, which keeps its text', async () => {
    const opened = watchOpenedAddresses();
    await showLines(['10', '24 pairs'], ['9', '12']);
    const [quantity] = screen.getAllByRole('textbox', { name: 'Pairs, QM101' });
    expect(quantity).toBeInvalid();
    expect(quantity).toHaveAccessibleDescription('Enter a whole number from 1 to 999,999.');
    fillIn();
    await press('Open in your mail program');
    expect(opened).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Articles: Correct the marked quantities.' }));
    expect(quantity).toHaveFocus();
    expect(quantity).toHaveValue('24 pairs');
    await user.clear(quantity as Element);
    await user.type(quantity as Element, '24');
    expect(quantity).toBeValid();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('may have a size that the article does not have: the visitor decides', async () => {
    const opened = watchOpenedAddresses();
    await showLines(['6', '24']);
    const size = screen.getByRole('combobox', { name: 'Size, QM101' });
    expect(size).toHaveValue('6');
    expect(size).toHaveAccessibleDescription('QM101 has no size 6. Sizes: 8, 9, 10.');
    fillIn();
    await press('Open in your mail program');
    expect(opened).toHaveLength(1);
    await user.selectOptions(size, '8');
    expect(size).not.toHaveAccessibleDescription();
  });

  it('of an article that was removed come back by Undo', async () => {
    const { shell } = await showLines(['10', '24'], ['9', '12']);
    await press('Remove QM101');
    const [message] = shell.messages.show.mock.lastCall ?? [];
    await act(async () => message?.action?.run());
    expect(amounts()).toEqual([
      ['10', '24'],
      ['9', '12'],
    ]);
  });

  it('are pasted from a spreadsheet, and what is not understood stays with its reason', async () => {
    showContact({ facts: { articles } });
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    await press('Paste lines from a spreadsheet');
    const text = await screen.findByRole('textbox', { name: 'Article number, size, quantity' });
    expect(text).toHaveFocus();
    expect(text).toHaveAccessibleDescription(/^One line for each size, such as A101 9 24, or a table/);
    await user.click(text);
    await user.paste('Article\tSize\tQuantity\nQM101\t10\t24\nQM101\t12\t6\nZZ999\t9\t1');
    await press('Add lines');
    expect(amounts()).toEqual([['10', '24']]);
    expect(text).toHaveValue('Article\tSize\tQuantity\nQM101\t12\t6\nZZ999\t9\t1');
    expect(text).toHaveFocus();
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
    expect(screen.getByText(/^1 line added\./)).toBeVisible();
    expect(screen.getByText('QM101 has no size 12. Sizes: 8, 9, 10.')).toBeVisible();
    expect(screen.getByText('Article ZZ999 not found. Check the number.')).toBeVisible();
    await press('Close');
    expect(screen.getByRole('button', { name: 'Paste lines from a spreadsheet' })).toHaveFocus();
  });
});

describe('the list that the visitor has made on other pages', () => {
  const items = [{ articleNo: 'QM101' }, { articleNo: 'ZZ999' }];

  it('is offered however the page was reached, and added on request to what is there', async () => {
    showContact({ search: '?items=ZZ999', items });
    await write('Quantity, ZZ999', '24');
    await user.click(await screen.findByRole('button', { name: 'Add 1 article from your enquiry list' }));
    expect(screen.getByText('QM101')).toBeVisible();
    expect(field('Quantity, ZZ999')).toHaveValue('24');
    expect(screen.queryByRole('button', { name: /enquiry list/ })).toBeNull();
    expect(screen.getByRole('group', { name: /^Articles/ })).toHaveFocus();
  });

  it('is added at once for who came for it, and can be removed then', async () => {
    showContact({ search: '?list=enquiry', items });
    expect(await screen.findByText('QM101')).toBeVisible();
    await press('Remove ZZ999');
    expect(screen.queryByText('ZZ999')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add 1 article from your enquiry list' })).toBeVisible();
  });
});

it('the address selects the topic of an enquiry', () => {
  showContact({ search: '?topic=samples' });
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Samples before an order');
});

it('the address begins the message with the text that a search did not find', () => {
  showContact({ search: '?text=rescue%20harness' });
  expect(screen.getByDisplayValue('I am looking for: rescue harness')).toHaveProperty('tagName', 'TEXTAREA');
});
