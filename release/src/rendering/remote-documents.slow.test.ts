import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtHost, builtRemote, route } from '../testing/release-factory.js';
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

/** Makes a remote live. @returns where its pages lie */
async function render(remote = shopWith(calendar)) {
  const operator = await openTestOperator(folder);
  await operator.release(builtHost({ version: '1.0.0' }), remote);
  return path.join(operator.storeFolder, 'pages');
}

function filesIn(pages: string): ReadonlyMap<string, string> {
  const files = readdirSync(pages, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(pages, file), readFileSync(file, 'latin1')] as const;
    }),
  );
}

const find = (files: ReadonlyMap<string, string>, end: string) =>
  [...files].find(([file]) => file.endsWith(end))?.[1];

describe('documents', () => {
  it('are stored in the page set with their type', async () => {
    const files = filesIn(await render());
    expect(find(files, 'shop/open.ics')).toBe('BEGIN:VCALENDAR');
    const sets = [...files].filter(([file]) => file.endsWith('page-set.json')).map(([, text]) => text);
    const listed = sets.map((text) => (JSON.parse(text) as { documents?: unknown }).documents);
    expect(listed).toContainEqual({
      '/shop/open.ics': expect.objectContaining({ type: 'text/calendar', file: 'shop/open.ics', size: 15 }),
    });
  });

  it('can read the site configuration', async () => {
    const files = filesIn(
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
    const files = filesIn(await render(remote));
    expect(find(files, 'shop.html')?.match(/news\.atom/g)).toEqual(['news.atom']);
    expect(find(files, 'shop.html')).toContain('title="News" href="/shop/news.atom">');
    expect(find(files, 'shop/more.html')).not.toContain('atom');
  });

  it('do not change the page set of a remote without documents', async () => {
    const files = filesIn(await render(builtRemote({ name: 'shop', version: '1.0.0' })));
    for (const [file, text] of files) {
      if (file.endsWith('page-set.json')) expect(text).not.toContain('documents');
    }
  });
});

describe('rendering refuses, naming the remote,', () => {
  it('a module that throws', async () => {
    const thrown = "{ path: (() => { throw new Error('No dates yet'); })() }";
    await expect(render(shopWith(thrown))).rejects.toThrow(
      'shop 1.0.0 cannot render the documents of list0: No dates yet. Fix it and publish a new version.',
    );
  });

  it('a module that was not built, already at publish', async () => {
    const remote = builtRemote({ name: 'shop', version: '1.0.0', documents: ['list0'] });
    await expect(render(remote)).rejects.toThrow(
      'shop 1.0.0: the file node/documents/list0.cjs is missing: build it again.',
    );
  });
});
