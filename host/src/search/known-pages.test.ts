import { expect, it } from '@jest/globals';
import { knownPages } from './known-pages';

it('routes with words of their own are pages, unless a package describes them', () => {
  const described = { path: '/forms', label: 'Forms', title: 'Forms', words: [], sections: [] };
  const route = (path: string, words?: readonly string[]) => ({
    path,
    title: `Title of ${path}`,
    description: '',
    ...(words && { words }),
  });
  const routes = [route('/forms', ['blank form']), route('/login', ['sign in']), route('/products/:type')];
  expect(knownPages([described], [{ remote: 'shop', routes }])).toEqual([
    described,
    { path: '/login', label: 'Title of /login', title: 'Title of /login', words: ['sign in'], sections: [] },
  ]);
});
