import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtHost, builtRemote } from '../testing/release-factory.js';
import { testSite, writeSite } from '../testing/site-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openTestOperator } from '../testing/test-operator.js';

const parent = temporaryFolder();

const packages = [
  builtHost({ version: '1.0.0' }),
  builtRemote({ name: 'shop', version: '1.0.0' }),
  builtRemote({ name: 'news', version: '1.0.0' }),
];

async function siteAdmitting(remotes: readonly string[]) {
  const operator = await openTestOperator(parent, testSite({ remotes }));
  await operator.release(...packages);
  return operator;
}

/** Every page with its bytes, by its path in the store. */
function pagesOf(storeFolder: string): ReadonlyMap<string, string> {
  const folder = path.join(storeFolder, 'pages');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}

describe('the list of admitted remotes', () => {
  it('is not part of any page', async () => {
    const [few, more] = await Promise.all([
      siteAdmitting(['shop', 'news']),
      siteAdmitting(['shop', 'news', 'another']),
    ]);
    const pages = pagesOf(few.storeFolder);
    expect(pages.size).toBe(packages.length);
    expect(pagesOf(more.storeFolder)).toEqual(pages);
    expect([...pages.values()].join('')).not.toContain('"remotes"');
  });

  it('can grow without rendering a page for the new generation or for rollbacks', async () => {
    const operator = await siteAdmitting(['shop', 'news']);
    const siteFile = writeSite(
      operator.folder,
      testSite({ remotes: ['shop', 'news', 'another'] }),
      'more.json',
    );
    expect(await operator.configure(siteFile)).toMatchObject({ changed: true, pages: 0 });
    expect(await operator.settle()).toMatchObject({ pages: 0 });
  });
});
