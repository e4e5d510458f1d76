import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { QuickPanelState } from 'shared-types';
import { fakeShell, fakeRequest, publishedAt } from 'shared-types/testing/fake-shell';
import { createStore } from 'zustand/vanilla';
import type { Destination, LoadSource } from '../../composition/view';
import type { Services } from '../../services/services';
import { QuickPanel } from './quick-panel';

const location = { path: '/home', search: '', hash: '', key: '' };
const shell = fakeShell();
const services = {
  publishedAt,
  locationService: { location: shell.location, read: () => location },
} as unknown as Services;

const destination = (Screen: () => React.ReactNode): Destination => ({
  kind: 'screen',
  view: {
    module: { Screen },
    request: fakeRequest('/home'),
    data: undefined,
    head: { title: '', description: '' },
    shell,
    assetBase: '/',
    versionId: 'demo_1',
  },
});

const content = destination(() => <a href="#notes">All notes</a>);

function Page({
  panel,
  source,
}: {
  readonly panel: Parameters<typeof QuickPanel>[0]['panel'];
  readonly source: LoadSource;
}) {
  const [count, setCount] = useState(0);
  return (
    <main id="main">
      <h1>Page</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Open
      </button>
      <QuickPanel panel={panel} source={source} services={services} path="/home" />
    </main>
  );
}

/** The panel, opened; each attempt to load its content is ended by hand. */
function openPanel() {
  const store = createStore<QuickPanelState>(() => ({ open: false }));
  const toggle = (open = !store.getState().open) => store.setState({ open });
  const attempts: { resolve: (value: Destination) => void; reject: (error: Error) => void }[] = [];
  const attempt = () =>
    new Promise<Destination>((resolve, reject) => {
      attempts.push({ resolve, reject });
    });
  const source = {
    peek: () => undefined,
    load: jest.fn(attempt),
    reload: jest.fn((_path: string, _unfitId?: string) => attempt()),
  };
  render(<Page panel={{ ...store, toggle }} source={source} />);
  screen.getByRole('button', { name: 'Open' }).focus();
  act(() => toggle());
  const end = (how: (last: (typeof attempts)[number]) => void) =>
    act(async () => {
      const last = attempts.at(-1);
      if (last) how(last);
      await Promise.resolve();
    });
  return { toggle, source, end, pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)) };
}

const panel = () => screen.queryByRole('dialog', { name: 'Quick panel' });
const opener = () => screen.getByRole('button', { name: 'Open' });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the quick panel', () => {
  it.each([
    ['its button', () => screen.getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['a click beside it', () => screen.getByRole('dialog').click()],
    ['a link in it', () => screen.getByRole('link', { name: 'All notes' }).click()],
  ])('closes by %s, and returns the focus', async (_, close) => {
    const { end } = openPanel();
    await end(({ resolve }) => resolve(content));
    act(() => {
      close();
    });
    expect(panel()).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('stays open while its content is used', async () => {
    const { end } = openPanel();
    await end(({ resolve }) => resolve(destination(() => <p>Sunday</p>)));
    act(() => screen.getByText('Sunday').click());
    expect(panel()).toBeVisible();
  });

  it('shows nothing at first, then that it loads, then Retry, and its content when that comes late', async () => {
    const { pass, end } = openPanel();
    pass(299);
    expect(screen.queryByRole('status')).toBeNull();
    pass(2);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    pass(9700);
    expect(screen.getByRole('alert')).toHaveTextContent('Taking a long time...');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
    await end(({ resolve }) => resolve(content));
    expect(screen.getByRole('link', { name: 'All notes' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers Retry when its content fails, and can be closed and opened', async () => {
    const { end, source, toggle } = openPanel();
    await end(({ reject }) => reject(new Error('no network')));
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    act(() => toggle());
    expect(panel()).toBeNull();
    act(() => toggle());
    expect(panel()).toBeVisible();
    await end(({ reject }) => reject(new Error('no network')));
    act(() => screen.getByRole('button', { name: 'Retry' }).click());
    expect(source.reload).toHaveBeenCalledTimes(1);
    await end(({ resolve }) => resolve(content));
    expect(screen.getByRole('link', { name: 'All notes' })).toBeVisible();
  });

  it('asks for another version when its content throws', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { end, source } = openPanel();
    await end(({ resolve }) =>
      resolve(
        destination(() => {
          throw new Error('broken');
        }),
      ),
    );
    act(() => screen.getByRole('button', { name: 'Retry' }).click());
    expect(source.reload).toHaveBeenCalledWith('/home', 'demo_1');
  });
});
