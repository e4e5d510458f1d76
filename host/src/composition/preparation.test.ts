import { describe, expect, it, jest } from '@jest/globals';
import type { RouteMatch } from 'shared-types/release';
import { createPreparation } from './preparation';
import type { Destination } from './view';

const remote = {
  name: 'a',
  version: '1.0.0',
  id: 'a_1_0_0',
  base: '',
  contract: '^1.0.0',
  facts: [],
  routes: [],
};
const match = (screen: string): RouteMatch => ({
  remote: { ...remote, entry: { href: '/a/entry.js', integrity: '' }, screens: {} },
  route: { path: `/${screen}/:id`, screen, title: '' },
});

const source = (load: (path: string) => Promise<Destination>) => ({
  matchAt: (path: string) => match(path.split('/')[1] ?? ''),
  load: jest.fn(load),
});

describe('createPreparation', () => {
  it('loads each path', async () => {
    const good = source(() => Promise.resolve({ kind: 'not-found' }));
    const prepare = createPreparation(good);
    await prepare('/detail/1');
    await prepare('/detail/2');
    expect(good.load.mock.calls).toEqual([['/detail/1'], ['/detail/2']]);
  });

  it('does not retry a failed screen, and loads others', async () => {
    const broken = source(() => Promise.reject(new Error('gone')));
    const prepare = createPreparation(broken);
    for (let n = 0; n < 48; n += 1) await prepare(`/detail/${n}`);
    await prepare('/list/1');
    expect(broken.load.mock.calls).toEqual([['/detail/0'], ['/list/1']]);
  });

  it('loads no other screen of a remote whose entry failed', async () => {
    const broken = source(() => Promise.reject(Object.assign(new Error('gone'), { request: '/a/entry.js' })));
    const prepare = createPreparation(broken);
    for (const path of ['/detail/1', '/list/1', '/detail/2']) await prepare(path);
    expect(broken.load.mock.calls).toEqual([['/detail/1']]);
  });
});
