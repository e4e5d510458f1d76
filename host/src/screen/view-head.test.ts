import { expect, it } from '@jest/globals';
import type { ScreenRequest } from 'shared-types';
import type { View } from '../composition/view';
import { headAt } from './view-head';

const request: ScreenRequest = {
  path: '/a',
  search: '',
  hash: '',
  route: '/a',
  language: 'en',
  title: 'A',
  key: '',
};

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

it('the head of a view follows its query', () => {
  expect(headAt(view(), request).title).toBe('A');
  expect(headAt(view(), { ...request, search: '?q=b' }).title).toBe('At ?q=b');
});

it('a page that is not indexed stays so with any query', () => {
  const kept = view({ head: { title: 'A', description: '', robots: 'noindex' } });
  expect(headAt(kept, { ...request, search: '?q=b' }).robots).toBe('noindex');
});
