import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteApi } from 'shared-types';
import { fakeNetwork, unreachable } from 'shared-types/testing/fake-network';
import {
  constantStore,
  fakeContext,
  fakeRequest,
  fakeShell,
  publishedAt,
} from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import descriptor from '../../remote.json';
import { head, load, Screen } from '../screens/notes/notes-screen';

/** Other tabs hold locks: the one that shows reminders, and those of open tabs. */
export function fakeLocks(held: readonly string[] = []): void {
  const request = (name: string, ...rest: readonly unknown[]) =>
    name === 'template-demo.reminders' || held.includes(name)
      ? new Promise(() => {})
      : Promise.resolve((rest.at(-1) as () => unknown)());
  Object.assign(navigator, { locks: { request } });
}

interface Opening {
  readonly path?: string;
  /** Of the service, by path; without one, the path cannot be reached. Without any, the browser answers. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Where the visitor is by then; `/` if absent. */
  readonly location?: string;
  /** What the browser has stored. */
  readonly stored?: Readonly<Record<string, unknown>>;
}

/** Opens the notes as the host does: first their data, then the screen. */
export async function openNotes({ path = '/example/notes', answers, stored, location = '/' }: Opening = {}) {
  const sent: (readonly [path: string, body: unknown])[] = [];
  const instance = fakeNetwork((config) => {
    sent.push([config.url ?? '', JSON.parse(String(config.data ?? 'null'))]);
    return answers?.[config.url ?? ''] ?? unreachable(config);
  });
  const http = () => Promise.resolve(instance);
  const mode: SiteApi['mode'] = answers ? 'http' : 'mock';
  const site = { ...fakeSite, api: { 'template-demo': { mode, baseUrl: '' } } };
  const storage = fakeStorage(descriptor.storage, stored);
  const place = constantStore({ path: location, search: '', hash: '', key: '' });
  const shell = fakeShell({ http, site, storage, location: place });
  const request = fakeRequest(path, { title: 'Title of the route' });
  const { data } = await load(request, fakeContext({ http, site }));
  const screenAt = (at: typeof request) => (
    <Screen shell={shell} request={at} data={data} assetBase="/" publishedAt={publishedAt} />
  );
  const { unmount, rerender } = render(screenAt(request));
  // What the screen reads when it is shown.
  await act(() => Promise.resolve());
  /** Goes to another address of the notes, as Back does. */
  const goTo = async (next: string) => {
    rerender(screenAt(fakeRequest(next)));
    await act(() => Promise.resolve());
  };
  const user = userEvent.setup();
  return { shell, storage, sent, unmount, goTo, user, title: head(data, request).title };
}

/** Presses the action of the last message. @returns the message */
export async function pressAction({ messages }: Awaited<ReturnType<typeof openNotes>>['shell']) {
  const [options] = messages.show.mock.calls.at(-1) ?? [];
  await act(async () => {
    options?.action?.run();
    await Promise.resolve();
  });
  return options;
}

/** Titles of the notes that are shown. */
export const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** Titles of the samples that are not archived. */
export const sampleTitles = [
  'Cut test samples',
  'Shelf labels',
  'Trade fair',
  'Rain jacket',
  'Lunch on Friday',
  'Lining',
];
