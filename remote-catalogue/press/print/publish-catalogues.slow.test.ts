import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fakeBrand } from 'shared-types/testing/fake-brand';
import type { SourceArticle } from '../article-schema';
import { publishArticles } from '../publish-articles';
import { printedHere } from '../testing/printed-here';
import { temporaryFolder } from '../testing/temporary-folder';
import { testArticles, testSettings } from '../../src/testing/test-catalogue';
import { mostArticles, printedCategories, publishCatalogues } from './publish-catalogues';

const sources = testArticles();

const parts = (chosen: readonly SourceArticle[]) => ({
  sources: chosen,
  articles: publishArticles(
    chosen,
    { photos: new Map(), documents: new Map() },
    { emitAsset: () => '/assets/1.svg' },
  ),
  settings: testSettings(),
});

const place = temporaryFolder();

async function publish(chosen: readonly SourceArticle[]) {
  const files = new Map<string, Buffer>();
  const emitAsset = (bytes: string | Uint8Array) => {
    const address = `/assets/${createHash('sha256').update(bytes).digest('hex')}.pdf`;
    files.set(address, Buffer.from(bytes));
    return address;
  };
  const output = {
    packageFolder: path.join(__dirname, '../..'),
    cacheFolder: place(),
    brand: fakeBrand,
    emitAsset,
    inThread: printedHere,
  };
  return { downloads: await publishCatalogues(parts(chosen), output), files };
}

const few = sources.filter(({ articleNo }) => ['XP301', 'XP302', 'YF601'].includes(articleNo));

describe('the catalogues to download', () => {
  it('contain every article in exactly one category', () => {
    const { articles } = parts(sources);
    const printed = printedCategories({ sources, articles }).flatMap((category) => category.articles);
    expect(printed).toHaveLength(sources.length);
    expect(new Set(printed.map(({ articleNo }) => articleNo)).size).toBe(sources.length);
    for (const { pictures, facts } of printed) {
      expect(pictures).toMatchObject([{ image: expect.stringMatching(/^<svg/) }]);
      expect(facts[0]?.name).toMatch(/^Sizes?$/);
    }
  });

  it('are equal byte for byte, whether cached or made again', async () => {
    const first = await publish(few);
    const kept = await publish(few);
    await rm(place('catalogue'), { recursive: true });
    const again = await publish(few);
    expect(kept.downloads).toEqual(first.downloads);
    expect(again.downloads).toEqual(first.downloads);
  });

  it('are one of all articles, and one of each category that has articles', async () => {
    const { downloads, files } = await publish(few);
    expect(downloads.map(({ id, kind, articles }) => [id, kind, articles])).toEqual([
      ['full', 'full', 3],
      ['mechanics_gloves/impact_protection', 'category', 2],
      ['fire-resistant-garments', 'category', 1],
    ]);
    for (const { url, bytes, sha256, updated } of downloads) {
      expect(files.get(url)).toHaveLength(bytes);
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(updated).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('are made again after an article changed', async () => {
    const before = await publish(few);
    const after = await publish(few.map((article) => ({ ...article, title: `${article.title}, new` })));
    expect(after.downloads.map(({ sha256 }) => sha256)).not.toEqual(
      before.downloads.map(({ sha256 }) => sha256),
    );
  });

  it('are not made for more articles than the limit', async () => {
    const [article] = few;
    const many = Array.from({ length: mostArticles + 1 }, () => article).filter((each) => each !== undefined);
    const articles = many.map(({ ext: { art, ...ext }, ...fields }) => ({ ...fields, ext }));
    const output = {
      packageFolder: '',
      cacheFolder: place(),
      brand: fakeBrand,
      emitAsset: () => '',
      inThread: printedHere,
    };
    expect(await publishCatalogues({ sources: many, articles, settings: testSettings() }, output)).toEqual(
      [],
    );
  });
});
