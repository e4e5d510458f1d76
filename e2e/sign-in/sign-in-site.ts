/** A small site in a store of its own, with an identity provider as its only way to sign in. */
import { expect, type Page } from '@playwright/test';
import type { Site } from 'shared-types';
import { copyOfStore, serveSite, writeSite, type ServedSite } from '../site-server';
import { liveVersions, release } from '../stores/release-command';
import { message } from './accounts-test';

/** Few packages, so that the pages are soon rendered. */
const remotes = ['corporate', 'auth'];

/** Serves the usual site with these packages and this provider, and with display settings on all pages. */
export async function serveSignInSite(auth: Site['auth'], line?: readonly string[]): Promise<ServedSite> {
  const { store, remove } = await copyOfStore();
  const file = await writeSite(store, () => ({ remotes, api: {}, auth, settingsPanel: 'everywhere' }));
  const live = await liveVersions(store);
  const targets = ['host', ...remotes].map((name) => `${name}@${live[name] ?? ''}`);
  await release(store, 'promote', ...targets, '--site', file, '--env', 'sign-in');
  const server = await serveSite(store, 'sign-in', line);
  const close = async () => {
    await server.close();
    await remove();
  };
  return { ...server, close };
}

/** The button that only a user sees. */
export const signOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign out' });

/** Chooses it in the settings panel of the current page, and waits until a provider has it. */
export async function chooseLayout3(page: Page, provider: string) {
  await page.getByRole('button', { name: 'Display settings' }).click();
  await page.getByRole('radio', { name: /^Layout 3/ }).check();
  await expect(message(page)).toContainText(`User data saved to ${provider}`);
}
