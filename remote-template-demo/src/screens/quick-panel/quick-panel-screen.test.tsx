import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import type { EventFact } from 'shared-types';
import { fakeRequest, fakeShell, screenProps } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { fakeStorage } from 'shared-types/testing/fake-storage';
import { storage as declared } from '../../../remote.json';
import { labels } from '../../api/fixtures/labels';
import { notes } from '../../api/fixtures/notes';
import { Screen } from './quick-panel-screen';

type Data = Parameters<typeof Screen>[0]['data'];

const event = (id: string, day: string): EventFact => ({
  id,
  title: `Fair ${id}`,
  start: `${day}T09:00:00+01:00`,
  end: `${day}T17:00:00+01:00`,
  lastDay: day,
  place: 'Northport',
  path: `/media/events#${id}`,
  sample: false,
});

const events = ['2026-11-21', '2026-12-02', '2027-01-19', '2027-02-11', '2027-03-08'].map((day, place) =>
  event(String(place), day),
);

const notebook = { notes, labels };

const whole: Data = { events, notebook };

/** The panel; its switches come at once, but not in the first render. */
async function show(data: Data = whole) {
  const shell = fakeShell({ site: fakeSite, storage: fakeStorage(declared) });
  await act(async () => {
    render(<Screen {...screenProps(fakeRequest('/home'), data, shell)} />);
    await Promise.resolve();
  });
  return shell;
}

const linksOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 22, 23, 59, 58) });
});

describe('the content of the quick panel', () => {
  it('has the day of today', async () => {
    await show();
    expect(screen.getByText('Sunday')).toBeVisible();
    expect(screen.getByText('22 November 2026')).toBeVisible();
  });

  it('links to the next three events, and to all', async () => {
    await show();
    expect(linksOf('Next events')).toEqual([
      '/media/events#1',
      '/media/events#2',
      '/media/events#3',
      '/media/events',
    ]);
    expect(screen.getByRole('link', { name: 'Fair 1 2 December 2026 Northport' })).toBeVisible();
  });

  it('leaves the events out if nobody offers them', async () => {
    await show({ notebook });
    expect(screen.queryByRole('region', { name: 'Next events' })).toBeNull();
  });

  it('links to the three newest notes that are not archived, and to all', async () => {
    const [first, ...others] = notes;
    await show({
      events,
      notebook: { notes: [...(first ? [{ ...first, archive: true }] : []), ...others], labels },
    });
    const shown = others.filter(({ archive }) => !archive).slice(0, 3);
    expect(linksOf('Newest notes')).toEqual([
      ...shown.map(({ id }) => `/example/notes?note=${id}`),
      '/example/notes',
    ]);
  });

  it('says that the notes cannot be loaded, and shows the rest', async () => {
    await show({ events });
    expect(screen.getByText('The notes cannot be loaded now.')).toBeVisible();
    expect(linksOf('Next events')).toHaveLength(4);
  });

  it('has switches that change the settings of the visitor', async () => {
    const shell = await show();
    const { change } = await shell.settings();
    act(() => screen.getByRole('switch', { name: 'Custom scroll bars' }).click());
    act(() => screen.getByRole('switch', { name: 'Match device' }).click());
    expect(change.mock.calls).toEqual([[{ customScrollbars: false }], [{ followDevice: false }]]);
  });
});
