import { act, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { fakeNetwork, unreachable } from 'shared-types/testing/fake-network';
import { fakeContext, fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import descriptor from '../../remote.json';
import { notesService } from '../api/notes-service';
import { head, load, Screen } from '../screens/notes/notes-screen';
import { memoryStore } from './memory-store';

/** A notes service over the network, and a shell that reaches it. */
export function fakeNotes(isDown = false) {
  const service = { isDown, store: memoryStore(), sent: [] as string[] };
  const answer = notesService(service.store);
  const instance = fakeNetwork(async (config) => {
    const path = config.url ?? '';
    service.sent.push(path);
    if (service.isDown) return unreachable(config);
    const [status, body] = await answer(path, JSON.parse(String(config.data ?? 'null')));
    if (status === 200) return body;
    throw Object.assign(new Error('Refused'), { response: { data: body } });
  });
  const http = () => Promise.resolve(instance);
  const site = { ...fakeSite, api: { 'template-demo': { mode: 'http' as const, baseUrl: '' } } };
  const storage = fakeStorage(descriptor.storage);
  return { service, site, http, shell: fakeShell({ http, site, storage }) };
}

/** Opens the notes as the host does: first their data, then the screen, which follows `shell.navigate`. */
export async function openNotes(path = '/example/notes', isDown = false) {
  const { service, site, http, shell } = fakeNotes(isDown);
  const request = fakeRequest(path, { title: 'Title of the route' });
  const { data } = await load(request, fakeContext({ http, site }));
  const screenAt = (at: typeof request) => <Screen {...screenProps(at, data, shell)} />;
  const { unmount, rerender } = render(screenAt(request));
  shell.navigate.mockImplementation((to) => rerender(screenAt(fakeRequest(to))));
  // The screen reads the notes when it is shown.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return {
    shell,
    service,
    unmount, // MUI's rules make each look at styles slow.
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    title: head(data, request).title,
  };
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

export const titles = () =>
  screen
    .queryAllByRole('article', { hidden: true })
    .map((card) => card.querySelector('h2')?.textContent ?? '');

/** Titles of the samples that are not archived. */
export const sampleTitles = [
  'Cut test samples',
  'Shelf labels',
  'Trade fair',
  'Rain jacket',
  'Lunch on Friday',
  'Lining',
];
