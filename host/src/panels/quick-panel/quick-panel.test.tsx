import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { QuickPanelState } from 'shared-types';
import { fakeShell, fakeRequest, publishedAt } from 'shared-types/testing/fake-shell';
import { createStore } from 'zustand/vanilla';
import type { Destination } from '../../composition/view';
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

async function openPanel(load: () => Promise<Destination>) {
  const store = createStore<QuickPanelState>(() => ({ open: true }));
  const toggle = (open = !store.getState().open) => store.setState({ open });
  const reload = jest.fn((_path: string, _unfitId?: string) => Promise.resolve(content));
  const isFilled = Promise.resolve(true);
  const source = { isFilled: () => isFilled, matchAt: () => undefined, peek: () => undefined, load, reload };
  const quickPanel = { panel: { ...store, toggle }, source, isFilled };
  await act(async () => render(<QuickPanel quickPanel={quickPanel} services={services} path="/home" />));
  return { reload };
}

it('the quick panel offers Retry when its content fails', async () => {
  const { reload } = await openPanel(() => Promise.reject(new Error('no network')));
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'All notes' })).toBeVisible();
});

it('the quick panel asks for another version when its content throws', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = destination(() => {
    throw new Error('broken');
  });
  const { reload } = await openPanel(() => Promise.resolve(broken));
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(reload).toHaveBeenCalledWith('/home', 'demo_1');
});
