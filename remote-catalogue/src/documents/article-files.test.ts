import { beforeAll, describe, expect, it } from '@jest/globals';
import type { LoadContext, SiteDocument } from 'shared-types';
import { fakeShell } from 'shared-types/testing/fake-shell';
import * as v from 'valibot';
import { csvOf } from '../../articles/exports/csv-of';
import { exportedFile, type ExportedArticle } from '../../articles/exports/exported-article';
import { fileOf } from '../api/file-of';
import { testArticles } from '../testing/test-catalogue';
import { readAsset } from '../testing/built-release';
import { documents } from './article-files';

const { site } = fakeShell();
let files: ReadonlyMap<string, SiteDocument>;

beforeAll(async () => {
  const made = await documents({ site, readAsset } as LoadContext);
  files = new Map(made.map((file) => [file.path, file]));
});

const articlesIn = (path: string) => v.parse(exportedFile, JSON.parse(files.get(path)?.body ?? '')).articles;

describe('the files of the catalogue', () => {
  it('have all articles, and those of each category, without pictures', () => {
    const sources = testArticles();
    expect(articlesIn('/products/catalogue.json')).toHaveLength(sources.length);
    const leather = articlesIn('/products/industrial_gloves/leather.json');
    expect(leather).toHaveLength(sources.filter(({ type }) => type === 'Industrial Gloves Leather').length);
    expect(leather[0]).toMatchObject({
      articleNo: 'WL501',
      address: `${site.baseUrl}/product-details/WL501`,
      ext: { ratings: { en388: { code: '3122X' } } },
    });
    expect(leather[0]?.ext).not.toHaveProperty('drawings');
  });

  it('have a schema that says what an article must have', () => {
    const schema: unknown = JSON.parse(files.get('/products/catalogue.schema.json')?.body ?? '');
    expect(schema).toMatchObject({
      $id: `${site.baseUrl}/products/catalogue.schema.json`,
      properties: {
        articles: { items: { required: expect.arrayContaining(['articleNo', 'type', 'title']) } },
      },
    });
  });

  it('are not made of a release whose articles a service has', async () => {
    const service = { ...site, api: { ...site.api, catalogue: { mode: 'http' } } };
    expect(await documents({ site: service, readAsset } as unknown as LoadContext)).toEqual([]);
  });
});

describe('a CSV file', () => {
  const article: ExportedArticle = {
    articleNo: 'A1',
    type: 'Industrial Gloves Leather',
    title: '=HYPERLINK("x"), large',
    image: '',
    description: [],
    address: 'https://x.example/product-details/A1',
    ext: {
      gtins: [{ gtin: '9521234567899', size: '9' }],
      freeOf: [{ substance: 'latex', source: '-', date: '2026-03-01' }],
    },
  };
  const lines = (own: ExportedArticle) => csvOf([own]).split('\r\n');

  it('begins with a byte-order mark, quotes cells, and has none that is a formula', () => {
    const [head, line] = lines(article);
    expect(head?.startsWith('\ufeffArticle number,Title,')).toBe(true);
    expect(line?.startsWith(`A1,"'=HYPERLINK(""x""), large",`)).toBe(true);
    expect(line).toContain('"Latex (-, 2026-03-01)"');
    expect(line).toContain('9521234567899 (size 9)');
  });

  it.each(['=1', '+1', '-1', '@a', '\ta', '\ra'])('has an apostrophe before %j', (title) => {
    expect(lines({ ...article, title })[1]).toMatch(/^A1,"?'[=+\-@\t\r]/);
  });

  it('has the chosen articles in their order, with their sizes', async () => {
    const catalogue = { $schema: '', articles: [article, { ...article, articleNo: 'B2' }] };
    const chosen = [{ articleNo: 'B2', size: '10' }, { articleNo: 'gone' }, { articleNo: 'A1' }];
    const text = await new Response(fileOf(catalogue, chosen, 'json')).text();
    const saved = v.parse(exportedFile, JSON.parse(text)).articles;
    expect(saved.map(({ articleNo, chosenSize }) => [articleNo, chosenSize])).toEqual([
      ['B2', '10'],
      ['A1', undefined],
    ]);
  });
});
