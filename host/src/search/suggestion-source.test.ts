import { describe, expect, it, jest } from '@jest/globals';
import type { Suggest } from 'shared-types';
import { createSuggestionSource, mostSuggestions } from './suggestion-source';

const forms = { path: '/forms', label: 'Forms', title: 'Forms', words: ['returns'], sections: [] };

const articles: Suggest = (text, most) => [
  {
    title: 'Articles',
    suggestions: Array.from({ length: most }, (_, index) => ({ path: `/${text}/${index}`, title: text })),
  },
];

const sourceOf = (loadSuggest: () => Promise<Suggest | undefined>) =>
  createSuggestionSource({ site: { sample: true }, pages: () => Promise.resolve([forms]), loadSuggest });

describe('the source of suggestions', () => {
  it('gives pages the last places, eight in all', async () => {
    const source = sourceOf(() => Promise.resolve(articles));
    const groups = await source.suggest('returns');
    expect(groups.map(({ title, suggestions }) => [title, suggestions.length])).toEqual([
      ['Articles', mostSuggestions - 1],
      ['Pages', 1],
    ]);
    const [all] = await source.suggest('cotton');
    expect(all?.suggestions).toHaveLength(mostSuggestions);
  });

  it('adds pages to those of the catalogue', async () => {
    const own = { path: '/size-guide', title: 'Sizes' };
    const source = sourceOf(() => Promise.resolve(() => [{ title: 'Pages', suggestions: [own] }]));
    expect(await source.suggest('returns')).toEqual([
      { title: 'Pages', suggestions: [own, { path: '/forms', title: 'Forms' }] },
    ]);
  });

  it('names a page once that the catalogue suggests, too', async () => {
    const source = sourceOf(() =>
      Promise.resolve(() => [{ title: 'Pages', suggestions: [{ path: '/forms', title: 'Our forms' }] }]),
    );
    expect(await source.suggest('returns')).toEqual([
      { title: 'Pages', suggestions: [{ path: '/forms', title: 'Our forms' }] },
    ]);
  });

  it('has pages only for a text that the catalogue fails at, and says so in the console', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const broken = () => {
      throw new Error('No such word');
    };
    const source = sourceOf(() => Promise.resolve(broken));
    expect(await source.suggest('returns')).toEqual([
      { title: 'Pages', suggestions: [{ path: '/forms', title: 'Forms' }] },
    ]);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is missing', () => Promise.resolve(undefined)],
    ['is broken', () => Promise.reject(new Error('No such file'))],
  ])('has pages only where the catalogue %s', async (_, load) => {
    const source = sourceOf(load);
    expect(await source.suggest('cotton')).toEqual([]);
    expect(await source.suggest('returns')).toEqual([
      { title: 'Pages', suggestions: [{ path: '/forms', title: 'Forms' }] },
    ]);
  });

  it('loads again what failed, with the next focus of the box and not with the next key', async () => {
    const load = jest.fn<() => Promise<Suggest>>().mockRejectedValueOnce(new Error('Offline'));
    load.mockResolvedValue(articles);
    const source = sourceOf(load);
    await source.suggest('cot');
    expect(await source.suggest('cotton')).toEqual([]);
    source.renew();
    await Promise.resolve();
    await Promise.resolve();
    expect(await source.suggest('cotton')).toHaveLength(1);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
