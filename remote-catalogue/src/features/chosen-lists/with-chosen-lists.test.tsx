import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { fakeShell } from 'shared-types/testing/fake-shell';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import descriptor from '../../../remote.json';
import { ChoiceToggle } from '../../components/choice-box';
import { serveBuiltRelease } from '../../testing/release-files';
import { linkAddress } from '../../testing/link-address';
import { listKeys, openLists } from './chosen-lists';
import { WithChosenLists } from './with-chosen-lists';

const numbers = ['QM101', 'XP301', 'KC401', 'WL501', 'JV801'];

const boxOf = (articleNo: string) => screen.getByRole('checkbox', { name: `Compare ${articleNo}` });
const enquiryBoxOf = (articleNo: string) => screen.getByRole('checkbox', { name: `Enquiry ${articleNo}` });
const tray = () => screen.findByRole('complementary', { name: 'Selected articles' });

function show({ hasTray = true } = {}) {
  const shell = fakeShell({ storage });
  messages = shell.messages;
  announce = shell.announce;
  render(
    <main>
      <WithChosenLists shell={shell} assetBase="/" hasTray={hasTray}>
        <h1>Gloves</h1>
        {numbers.map((articleNo) => (
          <div key={articleNo}>
            <ChoiceToggle list="compare" articleNo={articleNo} />
            <ChoiceToggle list="enquiry" articleNo={articleNo} />
          </div>
        ))}
      </WithChosenLists>
    </main>,
  );
}

let user = userEvent.setup();
let storage = fakeStorage(descriptor.storage);
let { messages, announce } = fakeShell();

beforeAll(serveBuiltRelease);
beforeEach(() => {
  user = userEvent.setup();
  storage = fakeStorage(descriptor.storage);
});

describe('the compare checkboxes', () => {
  it('open the tray with the articles and a link to compare them', async () => {
    show();
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.click(boxOf('QM101'));
    const shown = within(await tray());
    expect(announce.mock.calls).toEqual([['1 of 4 articles to compare']]);
    await user.click(boxOf('XP301'));
    expect(linkAddress(shown, 'Compare 2')).toBe('/products?compare=QM101,XP301');
    await waitFor(() => expect(screen.getByRole('complementary').querySelectorAll('img')).toHaveLength(2));
  });

  it('show what was chosen on another page, and what arrives from another device', async () => {
    openLists(storage).compare.change('KC401', true);
    show();
    expect(within(await tray()).getByRole('link', { name: 'Compare 1' })).toBeVisible();
    expect(boxOf('KC401')).toBeChecked();
    act(() => storage.changeElsewhere(listKeys.compare, [{ articleNo: 'QM101' }]));
    expect([boxOf('KC401'), boxOf('QM101')].map((box) => box.matches(':checked'))).toEqual([false, true]);
  });

  it('reject a fifth article and say why', async () => {
    show();
    for (const articleNo of numbers.slice(0, 4)) await user.click(boxOf(articleNo));
    await user.click(boxOf('JV801'));
    expect(boxOf('JV801')).not.toBeChecked();
    expect(messages.show).toHaveBeenLastCalledWith({
      message: 'Maximum 4 articles. Remove one to add JV801.',
    });
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
        <ChoiceToggle list="compare" articleNo="QM101" />
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

  it('lead the keyboard from a tick to the link that compares', async () => {
    show();
    await user.click(boxOf('QM101'));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Go to selected articles' })).toHaveFocus();
    const link = within(await tray()).getByRole('link', { name: 'Compare 1' });
    await user.keyboard('{Enter}');
    expect(link).toHaveFocus();
    await user.click(boxOf('QM101'));
    expect(screen.queryByRole('button', { name: 'Go to selected articles' })).toBeNull();
  });

  it('work on a view without the tray', async () => {
    show({ hasTray: false });
    await user.click(boxOf('QM101'));
    await waitFor(() => expect(openLists(storage).compare.numbers()).toHaveLength(1));
    await user.click(enquiryBoxOf('QM101'));
    act(() => void openLists(storage).enquiry.change('QM101', true, '9'));
    expect(announce.mock.calls.slice(1)).toEqual([['1 on the enquiry list']]);
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
    expect(linkAddress(list, 'Send enquiry')).toBe('/contact-us?items=QM101,JV801,WL501');
    expect(await list.findByText('Padded-knuckle mechanics glove')).toBeVisible();
  });

  it('removes articles one by one, moves the focus to the next, and stays closed once it was emptied', async () => {
    const list = await openList();
    const removing = (articleNo: string) =>
      list.getByRole('button', { name: `Remove ${articleNo} from the enquiry list` });
    await user.click(removing('JV801'));
    expect(enquiryBoxOf('JV801')).not.toBeChecked();
    expect(removing('WL501')).toHaveFocus();
    for (const articleNo of ['QM101', 'WL501']) await user.click(removing(articleNo));
    await user.click(enquiryBoxOf('JV801'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes when it is empty, and comes back by Undo', async () => {
    const list = await openList();
    await user.click(list.getByRole('button', { name: 'Clear enquiry list' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(enquiryBoxOf('QM101')).not.toBeChecked();
    const [message] = messages.show.mock.lastCall ?? [];
    act(() => message?.action?.run());
    expect(openLists(storage).enquiry.numbers()).toEqual(['QM101', 'JV801', 'WL501']);
    expect(await screen.findByText('Padded-knuckle mechanics glove')).toBeVisible();
  });
});
