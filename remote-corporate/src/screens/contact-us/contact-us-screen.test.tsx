import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { constantStore, factsOf, fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import descriptor from '../../../remote.json';
import { field, fillIn } from '../../testing/form-fields';
import { Screen } from './contact-us-screen';

const draftKey = 'corporate.forms.v1';
const articles = [
  { articleNo: 'QM101', title: 'Padded-knuckle mechanics glove', unit: 'pair', sizes: ['8', '9', '10'] },
];

/** What the tab keeps of lines that were typed. */
const draftOf = (items: readonly object[], fields: object = {}) => ({
  [draftKey]: { key: '', fields, items: { enquiry: items } },
});

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
  const { unmount } = render(<Screen {...screenProps(request, {}, shell)} />);
  return { shell, unmount };
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** Pastes the text: typing it key by key would take seconds on a busy machine. */
async function write(name: string, text: string) {
  await user.click(field(name));
  await user.paste(text);
}

let user = userEvent.setup();
let storage = fakeStorage(descriptor.storage);

beforeEach(() => {
  user = userEvent.setup();
  storage = fakeStorage(descriptor.storage);
});

const mailText = () => screen.findByRole('textbox', { name: 'Text for your e-mail' });

describe('an enquiry without an endpoint', () => {
  it('is handed to the mail program as a draft, or copied', async () => {
    showContact();
    fillIn();
    await press('Continue by e-mail');
    expect(await mailText()).toHaveValue(
      'Samples of both, please.\n\nName: Mara Lindqvist\nE-mail: mara@northquay.example',
    );
    expect(screen.getByRole('link', { name: 'Open in your mail program' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:mail@test\.example\?subject=Your%20enquiry&body=Samples%20of%20both/),
    );
    expect(document.body.textContent).not.toMatch(/\b(sent|received)\b/i);
  });

  it('is a text to copy if it is too long for a mail program', async () => {
    showContact();
    fillIn('x'.repeat(3000));
    await press('Continue by e-mail');
    expect(await mailText()).toHaveDisplayValue(/^x{3000}/);
    expect(screen.queryByRole('link', { name: 'Open in your mail program' })).toBeNull();
  });
});

describe('an incomplete enquiry', () => {
  it('shows what is missing, with the focus on the first field', async () => {
    showContact();
    await press('Continue by e-mail');
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(3);
    expect(document.activeElement).toBe(document.querySelector('[aria-invalid]'));
    expect(field('Message')).toHaveAccessibleDescription(/Enter at least 10 characters/);
    expect(field('Company')).toBeValid();
  });

  it('loses an error as soon as it is corrected, and the focus moves only at the next attempt', async () => {
    showContact();
    await press('Continue by e-mail');
    await write('Message', 'Samples of both, please.');
    await write('Name', 'Mara');
    expect(field('Name')).toBeValid();
    expect(field('Name')).toHaveFocus();
    await press('Continue by e-mail');
    expect(field('E-mail')).toHaveFocus();
  });

  it('needs no message where it has articles, but then a quantity of each', async () => {
    showContact({ search: '?items=QM101' });
    fillIn('');
    await press('Continue by e-mail');
    const message = 'Enter a quantity for each article, or write a message.';
    expect(await screen.findByText(message)).toBeVisible();
    expect(field('Quantity, QM101')).toHaveFocus();
    expect(field('Quantity, QM101')).toHaveAccessibleDescription(message);
    await user.paste('24');
    await press('Continue by e-mail');
    expect(await mailText()).toHaveDisplayValue(/^Articles:\nQM101: 24\n/);
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
  });

  it('is deleted by Clear, and so is its key', async () => {
    showContact();
    fillIn();
    expect(storage.stored.has(draftKey)).toBe(true);
    await press('Clear');
    expect(field('Name')).toHaveValue('');
    expect(storage.stored.has(draftKey)).toBe(false);
  });

  it('is deleted by Clear with the articles of the address, which a reload would bring back', async () => {
    const { shell } = showContact({ search: '?items=QM101' });
    await press('Clear');
    expect(screen.queryByText('QM101')).toBeNull();
    expect(shell.navigate).toHaveBeenCalledWith('/', expect.objectContaining({ replace: true }));
  });

  it.each([3, null, 'text', [], { fields: {} }, { key: '', fields: { name: 3 }, items: {} }])(
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
    expect(await screen.findByText('Padded-knuckle mechanics glove')).toBeVisible();
    expect(screen.getByText('ZZ999')).toBeVisible();
    expect(screen.getByText('Article not found. Check the number.')).toBeVisible();
    // The form is shown as soon as the articles of the address are in it.
    expect(document.documentElement).not.toHaveAttribute('data-q');
    history.replaceState(null, '', location.pathname);
  });

  it('are not marked as unknown if the catalogue is not available', () => {
    showContact({ search: '?items=QM101' });
    expect(screen.getByText('QM101')).toBeVisible();
    expect(screen.queryByText(/^Article not found/)).not.toBeInTheDocument();
  });

  it('are removed by their button, and the focus stays with them', async () => {
    showContact({ search: '?items=QM101,ZZ999' });
    await press('Remove QM101');
    expect(screen.queryByText('QM101')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: /^Articles/ })).toHaveFocus();
  });

  it('are added by number, without submitting the form', async () => {
    showContact({ facts: { articles } });
    await user.type(screen.getByRole('textbox', { name: 'Article number' }), 'qm-101{Enter}');
    expect(await screen.findByText('QM101')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Article number' })).toHaveFocus();
    expect(document.querySelector('[aria-invalid]')).toBeNull();
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
  const draft = (...lines: Lines) =>
    draftOf(lines.map(([size, quantity]) => ({ articleNo: 'QM101', quantity, size })));
  /** The form with lines that were typed before the page was loaded again. */
  async function showLines(...lines: Lines) {
    storage = fakeStorage(descriptor.storage, draft(...lines));
    const shown = showContact({ facts: { articles } });
    await screen.findAllByText('Padded-knuckle mechanics glove');
    return shown;
  }

  it('are kept in the draft, beside articles of the address', async () => {
    storage = fakeStorage(descriptor.storage, draft(['10', '24'], ['9', '12']));
    showContact({ search: '?items=QM101,ZZ999', facts: { articles } });
    await screen.findAllByText('Padded-knuckle mechanics glove');
    expect(amounts()).toEqual([
      ['10', '24'],
      ['9', '12'],
    ]);
    expect(screen.getByText('ZZ999')).toBeVisible();
  });

  it('are added and removed line by line, and the focus stays with them', async () => {
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
    await press('Remove QM101, size 8');
    expect(amounts()).toEqual([['10', '24']]);
    expect(screen.getByRole('group', { name: /^Articles/ })).toHaveFocus();
  });

  it('are not handed over with a wrong quantity, which keeps its text', async () => {
    await showLines(['10', '24 pairs'], ['9', '12']);
    const [quantity] = screen.getAllByRole('textbox', { name: 'Pairs, QM101' });
    expect(quantity).toBeInvalid();
    expect(quantity).toHaveAccessibleDescription('Enter a whole number from 1 to 999,999.');
    fillIn();
    await press('Continue by e-mail');
    expect(screen.getByText('Correct the marked quantities.')).toBeVisible();
    expect(quantity).toHaveFocus();
    expect(quantity).toHaveValue('24 pairs');
    await user.clear(quantity as Element);
    await user.type(quantity as Element, '24');
    expect(quantity).toBeValid();
    expect(screen.queryByText('Correct the marked quantities.')).toBeNull();
  });

  it('may have a size that the article does not have: the visitor decides', async () => {
    await showLines(['6', '24']);
    const size = screen.getByRole('combobox', { name: 'Size, QM101' });
    expect(size).toHaveValue('6');
    fillIn();
    await press('Continue by e-mail');
    expect(await mailText()).toHaveDisplayValue(/, size 6: 24/);
  });

  it('are pasted from a spreadsheet, and what is not understood stays with its reason', async () => {
    showContact({ facts: { articles } });
    const text = screen.getByRole('textbox', { name: 'Article number' });
    expect(text).toHaveAccessibleDescription(/^Or lines with size and quantity, such as A101 9 24/);
    await user.click(text);
    await user.paste('Article\tSize\tQuantity\nQM101\t10\t24\nQM101\t12\t6\nZZ999\t9\t1');
    await press('Add');
    expect(await screen.findByText(/^1 line added\./)).toBeVisible();
    expect(amounts()).toEqual([['10', '24']]);
    expect(text).toHaveValue('Article\tSize\tQuantity\nQM101\t12\t6\nZZ999\t9\t1');
    expect(text).toHaveFocus();
    expect(screen.getByText('QM101 has no size 12. Sizes: 8, 9, 10.')).toBeVisible();
    expect(screen.getByText('Article ZZ999 not found. Check the number.')).toBeVisible();
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
