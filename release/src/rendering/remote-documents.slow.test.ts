import { describe, expect, it } from '@jest/globals';
import { builtHost, builtRemote, route } from '../testing/release-factory.js';
import { pageTexts, storedSets } from '../testing/stored-pages.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openTestOperator } from '../testing/test-operator.js';

const folder = temporaryFolder();

const calendar = "{ path: '/shop/open.ics', type: 'text/calendar', body: 'BEGIN:VCALENDAR' }";

const modulesOf = (lists: readonly string[]) =>
  Object.fromEntries(
    lists.map((list, index) => [
      `node/documents/list${index}.cjs`,
      `exports.documents = async ({ site, publishedAt }) => [${list}];`,
    ]),
  );

/** A shop whose modules offer the given documents. */
const shopWith = (...lists: readonly string[]) =>
  builtRemote(
    { name: 'shop', version: '1.0.0', documents: lists.map((_list, index) => `list${index}`) },
    modulesOf(lists),
  );

/** Makes a remote live. @returns the folder of its store */
async function render(remote = shopWith(calendar)) {
  const operator = await openTestOperator(folder);
  await operator.release(builtHost({ version: '1.0.0' }), remote);
  return operator.storeFolder;
}

const find = (files: ReadonlyMap<string, string>, end: string) =>
  [...files].find(([file]) => file.endsWith(end))?.[1];

describe('documents', () => {
  it('are stored in the page set with their type', async () => {
    const store = await render();
    expect(find(pageTexts(store), 'shop/open.ics')).toBe('BEGIN:VCALENDAR');
    expect([...storedSets(store).values()].map(({ documents }) => documents)).toContainEqual({
      '/shop/open.ics': expect.objectContaining({ type: 'text/calendar', file: 'shop/open.ics', size: 15 }),
    });
  });

  it('can read the site configuration', async () => {
    const files = pageTexts(
      await render(
        shopWith("{ path: '/shop/at.txt', type: 'text/plain', body: site.baseUrl + publishedAt }"),
      ),
    );
    expect(find(files, 'shop/at.txt')).toBe('http://localhost:41732026-11-01T12:00:00.000Z');
  });

  it('that are feeds are linked by the pages of their routes, and are not in page records', async () => {
    const routes = [
      route('/shop', { feed: { path: '/shop/news.atom', title: 'News' } }),
      route('/shop/more'),
    ];
    const feed = "{ path: '/shop/news.atom', type: 'application/atom+xml', body: '<feed/>' }";
    const remote = builtRemote(
      { name: 'shop', version: '1.0.0', routes, documents: ['list0'] },
      modulesOf([feed]),
    );
    const files = pageTexts(await render(remote));
    expect(find(files, 'shop.html')?.match(/news\.atom/g)).toEqual(['news.atom']);
    expect(find(files, 'shop.html')).toContain('title="News" href="/shop/news.atom">');
    expect(find(files, 'shop/more.html')).not.toContain('atom');
  });
});

describe('rendering refuses, naming the remote,', () => {
  it('a module that throws', async () => {
    const thrown = "{ path: (() => { throw new Error('No dates yet'); })() }";
    await expect(render(shopWith(thrown))).rejects.toThrow(
      'shop 1.0.0 cannot render the documents of list0: No dates yet. Fix it and publish a new version.',
    );
  });
});
