import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Shell } from 'shared-types';
import { fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import { storage as declared } from '../../../remote.json';
import { demos } from './demos';
import { Screen } from './example-screen';

const draw = (shell: Shell) => <Screen {...screenProps(fakeRequest('/example'), undefined, shell)} />;

function show(mode: 'mock' | 'http' = 'mock') {
  const site = { ...fakeSite, api: { 'template-demo': { mode, baseUrl: '' } } };
  const shell = fakeShell({ site, storage: fakeStorage(declared) });
  render(draw(shell));
}

function start(changes: Partial<Shell> = {}) {
  const shell = fakeShell({ storage: fakeStorage(declared), ...changes });
  render(draw(shell));
  return { shell, user: userEvent.setup() };
}

describe('the index of the template demo', () => {
  it('has each demo with its purpose, what to try, and the place of its code', () => {
    show();
    for (const { title, href, folder } of demos) {
      const card = screen.getByRole('article', { name: title });
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', href);
      expect(card).toHaveTextContent(/Try this: .*\. ?The code is in /);
      expect(card.querySelector('code')).toHaveTextContent(new RegExp(`/${folder}$`));
    }
  });

  it.each([
    ['mock', /stored in this browser only/],
    ['http', /notes service of this site/],
  ] as const)('says where the notes are with %s', (mode, text) => {
    show(mode);
    expect(screen.getByText(text)).toBeVisible();
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
