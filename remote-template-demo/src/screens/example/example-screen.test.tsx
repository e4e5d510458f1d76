import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { Shell } from 'shared-types';
import { fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import { storage as declared } from '../../../remote.json';
import { demos } from './demos';
import { head, Screen } from './example-screen';

const draw = (shell: Shell) => <Screen {...screenProps(fakeRequest('/example'), undefined, shell)} />;

/** The page as it is rendered, before scripts run. */
function showRendered(mode: 'mock' | 'http' = 'mock') {
  const shell = fakeShell({ site: { ...fakeSite, api: { 'template-demo': { mode, baseUrl: '' } } } });
  document.body.innerHTML = renderToString(draw(shell));
}

function start(changes: Partial<Shell> = {}) {
  const shell = fakeShell({ storage: fakeStorage(declared), ...changes });
  render(draw(shell));
  return { shell, user: userEvent.setup() };
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the index of the template demo', () => {
  it('is complete as it is rendered: each demo with its purpose, what to try, and code', () => {
    showRendered();
    for (const { title, href } of demos) {
      const card = screen.getByRole('article', { name: title });
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', href);
      expect(card).toHaveTextContent(/Try this: .*\. ?In a remote: .*\./);
      expect(card.querySelector('code')).not.toBeEmptyDOMElement();
    }
  });

  it('has nothing to press until scripts run', () => {
    showRendered();
    for (const control of screen.getAllByRole('button')) expect(control).toBeDisabled();
  });

  it.each([
    ['mock', /stored in this browser only/],
    ['http', /notes service of this site/],
  ] as const)('says where the notes are with %s', (mode, text) => {
    showRendered(mode);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('is kept out of search engines', () => {
    expect(head().robots).toBe('noindex');
  });
});

describe('a button of the index', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  it('shows the frame of an application', async () => {
    const { shell, user } = start();
    await user.click(button('Show the app frame'));
    expect((await shell.settings()).change).toHaveBeenCalledWith({ layout: { style: 'layout1' } });
  });

  it('opens the settings and the quick panel', async () => {
    const { shell, user } = start();
    await user.click(button('Open settings'));
    await user.click(button('Open quick panel'));
    expect((await shell.settings()).openPanel).toHaveBeenCalledTimes(1);
    expect((await shell.quickPanel()).toggle).toHaveBeenCalledWith(true);
  });

  it('resets the settings after a question', async () => {
    const { shell, user } = start();
    await user.click(button('Reset everything'));
    const { reset } = await shell.settings();
    expect(reset).not.toHaveBeenCalled();
    shell.dialogs.confirm.mockResolvedValue(true);
    await user.click(button('Reset everything'));
    expect(reset).toHaveBeenCalledTimes(1);
  });

  it('is missing where the site offers no settings', () => {
    start({ site: { ...fakeSite, settingsPanel: 'off' } });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Open quick panel',
      'Reset everything',
    ]);
  });

  it('says that the code of the panels could not be loaded', async () => {
    const { shell, user } = start({ quickPanel: () => Promise.reject(new Error('no network')) });
    await user.click(button('Open quick panel'));
    expect(shell.messages.show).toHaveBeenCalledWith(expect.objectContaining({ variant: 'error' }));
  });
});
