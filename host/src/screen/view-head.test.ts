import { expect, it } from '@jest/globals';
import type { ScreenRequest } from 'shared-types';
import type { View } from '../composition/view';
import { headAt } from './view-head';

const request: ScreenRequest = { path: '/a', search: '', hash: '', route: '/a', title: 'A', key: '' };

const view = (more: Partial<View> = {}): View => ({
  module: {
    Screen: () => null,
    head: (_, { search }) => ({ title: `At ${search}`, description: '' }),
  },
  request,
  data: undefined,
  head: { title: 'A', description: '' },
  shell: {} as View['shell'],
  assetBase: '/',
  versionId: 'a',
  ...more,
});

it('asks the screen for its head when the query is another', () => {
  expect(headAt(view(), request).title).toBe('A');
  expect(headAt(view(), { ...request, search: '?q=b' }).title).toBe('At ?q=b');
});

it('keeps a page out of search engines whatever its query', () => {
  const kept = view({ head: { title: 'A', description: '', robots: 'noindex' } });
  expect(headAt(kept, { ...request, search: '?q=b' }).robots).toBe('noindex');
});
