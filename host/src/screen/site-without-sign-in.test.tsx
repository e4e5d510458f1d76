import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { RemoteSlice } from 'shared-types/release';
import type { ViewSource } from '../composition/view';
import { servicesAt } from '../testing/services-at';
import { DeferredOutlet } from './deferred-outlet';

const remote = { name: 'members' } as RemoteSlice;

const notFound = () => Promise.resolve({ kind: 'not-found' } as const);

/** The routes of a site that has a guarded page and no sign-in page. */
const source = {
  matchAt: (path: string) =>
    path === '/members'
      ? { remote, route: { path, screen: 'members', title: 'Members', description: '', auth: ['admin'] } }
      : undefined,
  learnRoutes: () => Promise.resolve(),
  peek: () => undefined,
  load: notFound,
  reload: notFound,
} satisfies ViewSource;

const importDeferred = () => Promise.reject(new Error('not needed'));
const services = servicesAt('/members', { importDeferred });

function Outlet() {
  const { pathname } = useLocation();
  return <DeferredOutlet key={pathname} source={source} services={services} path={pathname} />;
}

it('tells a guest of a guarded page that the site offers no sign-in', async () => {
  render(
    <MemoryRouter initialEntries={['/members?tab=2']}>
      <main>
        <Outlet />
      </main>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign-in is not available' })).toBeVisible();
  expect(screen.getByText('/members?tab=2')).toBeVisible();
  expect(document.title).toContain('Sign-in is not available');
});
