import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { fakeShell } from 'shared-types/testing/fake-shell';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import descriptor from '../../../remote.json';
import { CompareToggle } from '../../components/compare-toggle';
import { EnquiryToggle } from '../../components/enquiry-toggle';
import { serveBuiltRelease } from '../../testing/release-files';
import { enquiryItems } from '../../model/enquiry-lines';
import { chosenLists, connectChosenLists } from './chosen-lists';
import { listKeys } from './stored-lists';
import { WithChosenLists } from './with-chosen-lists';

const numbers = ['QM101', 'XP301', 'KC401', 'WL501', 'JV801'];

const boxOf = (articleNo: string) => screen.getByRole('checkbox', { name: `Compare ${articleNo}` });
const enquiryBoxOf = (articleNo: string) =>
  screen.getByRole('checkbox', { name: `Add ${articleNo} to enquiry` });
const tray = () => screen.findByRole('complementary', { name: 'Selected articles' });

function show({ hasTray = true } = {}) {
  const announce = jest.fn();
  const shell = fakeShell({ announce, storage });
  messages = shell.messages;
  const { container } = render(
    <main>
      <WithChosenLists shell={shell} assetBase="/" hasTray={hasTray}>
        <h1>Gloves</h1>
        {numbers.map((articleNo) => (
          <div key={articleNo}>
            <CompareToggle articleNo={articleNo} />
            <EnquiryToggle articleNo={articleNo} />
          </div>
        ))}
      </WithChosenLists>
    </main>,
  );
  return { announce, container };
}

let user = userEvent.setup();
let storage = fakeStorage(descriptor.storage);
let { messages } = fakeShell();

beforeAll(serveBuiltRelease);
beforeEach(() => {
  user = userEvent.setup();
  storage = fakeStorage(descriptor.storage);
  act(() => connectChosenLists(storage));
});

describe('the compare checkboxes', () => {
  it('load nothing and show no tray while nothing is chosen', () => {
    show();
    expect(boxOf('QM101')).not.toBeChecked();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('open the tray with the articles and a link to compare them', async () => {
    show();
    await user.click(boxOf('QM101'));
    const shown = within(await tray());
    await user.click(boxOf('XP301'));
    expect(shown.getByRole('link', { name: 'Compare 2' })).toHaveAttribute(
      'href',
      '/products?compare=QM101,XP301',
    );
    expect(shown.getByText('Add a third')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('complementary').querySelectorAll('img')).toHaveLength(2));
  });

  it('show what was chosen on another page', async () => {
    chosenLists.compare.change('KC401', true);
    expect(JSON.stringify(storage.stored.get(listKeys.compare))).toContain('KC401');
    show();
    await waitFor(() => expect(boxOf('KC401')).toBeChecked());
    expect(boxOf('QM101')).not.toBeChecked();
  });

  it('show what arrives from another device', async () => {
    show();
    const at = '2026-01-01T00:00:00Z';
    act(() => storage.changeElsewhere(listKeys.compare, [{ articleNo: 'KC401', at }]));
    await waitFor(() => expect(boxOf('KC401')).toBeChecked());
    expect(within(await tray()).getByRole('link', { name: 'Compare 1' })).toBeVisible();
  });

  it('reject a fifth article and say why', async () => {
    const { announce } = show();
    for (const articleNo of numbers.slice(0, 4)) await user.click(boxOf(articleNo));
    const shown = within(await tray());
    expect(shown.getByText('Maximum 4')).toBeVisible();
    await user.click(boxOf('JV801'));
    expect(boxOf('JV801')).not.toBeChecked();
    expect(shown.getByText('Maximum 4 articles. Remove one to compare JV801.')).toBeVisible();
    expect(announce).toHaveBeenLastCalledWith('Maximum 4 articles. Remove one to compare JV801.');
  });

  it('are cleared when the article is removed in the tray, and the focus stays nearby', async () => {
    show();
    await user.click(boxOf('QM101'));
    await user.click(boxOf('XP301'));
    const shown = within(await tray());
    await user.click(shown.getByRole('button', { name: 'Remove QM101 from the comparison' }));
    expect(boxOf('QM101')).not.toBeChecked();
    const last = shown.getByRole('button', { name: 'Remove XP301 from the comparison' });
    expect(last).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('complementary')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('count if they were ticked before the script ran', async () => {
    const page = (
      <WithChosenLists shell={fakeShell({ storage })} assetBase="/">
        <CompareToggle articleNo="QM101" />
      </WithChosenLists>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    await user.click(boxOf('QM101'));
    render(page, { container, hydrate: true });
    expect(within(await tray()).getByRole('link', { name: 'Compare 1' })).toBeVisible();
    expect(boxOf('QM101')).toBeChecked();
  });

  it('work on a view without the tray', async () => {
    show({ hasTray: false });
    await user.click(boxOf('QM101'));
    await waitFor(() => expect(chosenLists.compare.getState().articles).toHaveLength(1));
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('the enquiry list', () => {
  async function openList() {
    show();
    for (const articleNo of ['QM101', 'JV801', 'WL501']) await user.click(enquiryBoxOf(articleNo));
    await user.click(await screen.findByRole('button', { name: 'Enquiry list (3)' }));
    return within(await screen.findByRole('dialog', { name: 'Enquiry list' }));
  }

  it('leads to the form with the article numbers', async () => {
    const list = await openList();
    expect(list.getByRole('link', { name: 'Send enquiry' })).toHaveAttribute(
      'href',
      '/contact-us?items=QM101,JV801,WL501',
    );
    expect(await list.findByText('Padded-knuckle mechanics glove')).toBeVisible();
  });

  it('removes articles one by one, and moves the focus to the next', async () => {
    const list = await openList();
    await user.click(list.getByRole('button', { name: 'Remove JV801 from the enquiry list' }));
    expect(enquiryBoxOf('JV801')).not.toBeChecked();
    expect(list.getByRole('button', { name: 'Remove WL501 from the enquiry list' })).toHaveFocus();
  });

  it('stays closed when the next article comes after it was emptied', async () => {
    const list = await openList();
    for (const articleNo of ['QM101', 'JV801', 'WL501'])
      await user.click(list.getByRole('button', { name: `Remove ${articleNo} from the enquiry list` }));
    await user.click(enquiryBoxOf('JV801'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes when it is empty, and comes back with its sizes by Undo', async () => {
    const list = await openList();
    await user.type(list.getByRole('textbox', { name: /, JV801$/ }), '6');
    await user.click(list.getByRole('button', { name: 'Clear enquiry list' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(enquiryBoxOf('QM101')).not.toBeChecked();
    const [message] = messages.show.mock.lastCall ?? [];
    act(() => message?.action?.run());
    expect(enquiryItems(chosenLists.enquiry.getState().articles)).toEqual([
      { articleNo: 'QM101', size: '', quantity: '' },
      { articleNo: 'JV801', size: '', quantity: '6' },
      { articleNo: 'WL501', size: '', quantity: '' },
    ]);
    expect(await screen.findByText('Padded-knuckle mechanics glove')).toBeVisible();
  });

  it('has sizes and quantities, which go to the form', async () => {
    const list = await openList();
    const size = await list.findByRole('combobox', { name: 'Size, QM101' });
    await user.selectOptions(size, '9');
    await user.type(list.getByRole('textbox', { name: 'Pairs, QM101, size 9' }), '24');
    await user.click(list.getByRole('button', { name: 'Add a size of QM101' }));
    const [, second] = list.getAllByRole('combobox', { name: 'Size, QM101' });
    expect(second).toHaveFocus();
    if (second) await user.selectOptions(second, '10');
    expect(within(second as HTMLElement).queryByRole('option', { name: '9' })).toBeNull();
    expect(list.getByRole('link', { name: 'Send enquiry' })).toHaveAttribute(
      'href',
      '/contact-us?items=QM101,9:24,10:,JV801,WL501',
    );
    await user.click(list.getByRole('button', { name: 'Remove size 9 of QM101' }));
    expect(list.getByRole('link', { name: 'Send enquiry' })).toHaveAttribute(
      'href',
      '/contact-us?items=QM101,10:,JV801,WL501',
    );
  });

  it('fills in one of two new lines, and not both', async () => {
    const list = await openList();
    await list.findByText('Padded-knuckle mechanics glove');
    await user.click(list.getByRole('button', { name: 'Add a size of QM101' }));
    const [first] = list.getAllByRole('combobox', { name: 'Size, QM101' });
    await user.selectOptions(first as Element, '9');
    await user.type(list.getByRole('textbox', { name: 'Pairs, QM101, size 9' }), '24');
    expect(list.getByRole('link', { name: 'Send enquiry' })).toHaveAttribute(
      'href',
      '/contact-us?items=QM101,9:24,JV801,WL501',
    );
  });

  it('stores no quantity that is none, and says so', async () => {
    const list = await openList();
    const quantity = list.getByRole('textbox', { name: /, JV801$/ });
    await user.type(quantity, '2x');
    expect(quantity).toBeInvalid();
    expect(quantity).toHaveAccessibleDescription('Enter a whole number from 1 to 999,999.');
    expect(list.getByRole('link', { name: 'Send enquiry' })).toHaveAttribute(
      'href',
      '/contact-us?items=QM101,JV801,WL501',
    );
  });

  it.each(['-5', '0', '1000000000'])('is not sent or copied with the quantity %s', async (typed) => {
    const list = await openList();
    const quantity = list.getByRole('textbox', { name: /, JV801$/ });
    await user.type(quantity, typed);
    await user.click(list.getByRole('button', { name: 'Copy link' }));
    expect(quantity).toHaveFocus();
    await expect(navigator.clipboard.readText()).resolves.toBe('');
    const follow = jest.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('click', follow, { once: true });
    await user.click(list.getByRole('link', { name: 'Send enquiry' }));
    expect(follow).toHaveReturnedWith(true);
    expect(quantity).toHaveFocus();
    expect(quantity).toHaveValue(typed);
  });

  it('keeps what was typed with its line when another line is removed', async () => {
    const list = await openList();
    await list.findByText('Padded-knuckle mechanics glove');
    await user.click(list.getByRole('button', { name: 'Add a size of QM101' }));
    const [first, second] = list.getAllByRole('textbox', { name: 'Pairs, QM101' });
    await user.type(first as Element, '1x');
    await user.type(second as Element, '2x');
    await user.click(list.getAllByRole('button', { name: 'Remove this line of QM101' })[0] as Element);
    expect(list.getByRole('textbox', { name: 'Pairs, QM101' })).toHaveValue('2x');
    expect(list.getByRole('combobox', { name: 'Size, QM101' })).toHaveFocus();
  });

  it('has one button to close it, beside its title', async () => {
    const list = await openList();
    await user.click(list.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('brings the errors of pasted lines into view, and refuses a sum that is too great', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    const list = await openList();
    await list.findByText('Padded-knuckle mechanics glove');
    await user.click(list.getByText('Paste lines from a spreadsheet'));
    const text = list.getByRole('textbox', { name: 'Article number, size, quantity' });
    expect(text).toHaveAccessibleDescription(/^One line for each size, such as [A-Z0-9]+ \S+ 24\./);
    await user.click(text);
    await user.paste('QM101 9 24');
    await user.click(list.getByRole('button', { name: 'Add lines' }));
    expect(scrolled).not.toHaveBeenCalled();
    await user.click(text);
    await user.paste('Qty;Article;Size\n999999;QM101;9');
    await user.click(list.getByRole('button', { name: 'Add lines' }));
    expect(list.getByText('The total for QM101 size 9 is above 999,999. Reduce a quantity.')).toBeVisible();
    expect(list.getByRole('textbox', { name: 'Pairs, QM101, size 9' })).toHaveValue('24');
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
    expect(scrolled.mock.contexts[0]).toBe(list.getByRole('status'));
  });

  it('takes pasted lines, and keeps what it did not understand', async () => {
    const list = await openList();
    await list.findByText('Padded-knuckle mechanics glove');
    await user.click(list.getByText('Paste lines from a spreadsheet'));
    const text = list.getByRole('textbox', { name: 'Article number, size, quantity' });
    Element.prototype.scrollIntoView = () => {};
    await user.click(text);
    await user.paste('qm101 9 24\nKC401 99 5\nXX000 9 1');
    await user.click(list.getByRole('button', { name: 'Add lines' }));
    expect(list.getByRole('textbox', { name: 'Pairs, QM101, size 9' })).toHaveValue('24');
    expect(text).toHaveValue('KC401 99 5\nXX000 9 1');
    expect(list.getByText(/^KC401 has no size 99\. Sizes: /)).toBeVisible();
    expect(list.getByText('Article XX000 not found. Check the number.')).toBeVisible();
  });

  it('waits for the catalogue when lines are pasted before it answers', async () => {
    const { fetch: serve } = globalThis;
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    globalThis.fetch = (...request) => asked.then(() => serve(...request));
    const list = await openList();
    await user.click(list.getByText('Paste lines from a spreadsheet'));
    const text = list.getByRole('textbox', { name: 'Article number, size, quantity' });
    await user.click(text);
    await user.paste('QM101\n20 pairs size 9 and 40 size 10');
    await user.click(list.getByRole('button', { name: 'Add lines' }));
    expect(text).toHaveValue('QM101\n20 pairs size 9 and 40 size 10');
    await act(async () => answer());
    expect(await list.findByRole('textbox', { name: 'Pairs, QM101, size 10' })).toHaveValue('40');
    expect(text).toHaveValue('');
    globalThis.fetch = serve;
  });

  it('is copied as a link for a colleague', async () => {
    const list = await openList();
    await user.click(list.getByRole('button', { name: 'Copy link' }));
    await expect(navigator.clipboard.readText()).resolves.toBe(
      `${location.origin}/contact-us?items=QM101,JV801,WL501`,
    );
  });
});
