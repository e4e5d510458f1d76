import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { fakeBrand } from 'shared-types/testing/fake-brand';
import { shardPaths } from '../articles/detail-shards';
import { productSchema, type Product } from '../articles/product';
import { builtRelease, type BuiltRelease } from '../src/testing/built-release';
import { testFolder } from '../src/testing/test-catalogue';
import { temporaryFolder } from './testing/temporary-folder';

let release: BuiltRelease;
let products: readonly Product[];

const fact = (name: string) => release.json.get(`facts/${name}.json`) as readonly Record<string, unknown>[];

beforeAll(async () => {
  release = await builtRelease();
  const count = fact('articles').length;
  products = shardPaths(count).flatMap((path) => v.parse(v.array(productSchema), release.json.get(path)));
});

describe('the articles', () => {
  it('each have eight similar articles of their own type', () => {
    for (const { articleNo, type, ext } of products) {
      expect(ext?.similar).toHaveLength(8);
      const named = ext?.similar?.map((similar) => similar.articleNo);
      expect(named).not.toContain(articleNo);
      expect(ext?.similar?.every(({ reason }) => reason.length > 0)).toBe(true);
      const others = products.filter((other) => named?.includes(other.articleNo));
      expect(others.every((other) => other.type === type)).toBe(true);
    }
  });
});

describe('the drawings', () => {
  it('are in the release, two for each article', () => {
    const addresses = products.flatMap(({ ext }) => ext?.drawings?.views.map(({ address }) => address) ?? []);
    expect(addresses).toHaveLength(products.length * 2);
    for (const address of addresses) {
      expect(Buffer.byteLength(release.assets.get(address) ?? '')).toBeGreaterThan(1000);
    }
  });
});

describe('the facts', () => {
  it('give the eight categories of one type in the order of the menu', () => {
    expect(fact('categories').map(({ slug, group, count }) => [slug, group, count])).toEqual([
      ['mechanics_gloves/general', 'Gloves', 15],
      ['mechanics_gloves/impact_protection', 'Gloves', 15],
      ['industrial_gloves/cotton', 'Gloves', 15],
      ['industrial_gloves/leather', 'Gloves', 15],
      ['fire-resistant-garments', 'Garments', 15],
      ['non-fire-resistant-garments', 'Garments', 15],
      ['high-visibility-garments', 'Garments', 15],
      ['hospital-wear-garments', 'Garments', 15],
    ]);
  });

  it('give each category a drawing that exists', () => {
    for (const { drawing } of fact('categories')) expect(release.assets.has(String(drawing))).toBe(true);
  });

  it('give number, title and sizes of every article, and whether it is counted in pairs or pieces', () => {
    expect(fact('articles')).toEqual(
      products.map(({ articleNo, title, type, ext }) => ({
        articleNo,
        title,
        unit: type.endsWith('Garments') ? 'piece' : 'pair',
        sizes: ext?.sizes?.values,
        drawing: expect.any(String),
      })),
    );
    for (const { drawing } of fact('articles')) expect(release.assets.has(String(drawing))).toBe(true);
  });

  it('list the articles with sample data', () => {
    const samples = products.filter(({ ext }) => ext?.dataStatus === 'sample');
    expect(fact('sample-articles')).toEqual(samples.map(({ articleNo }) => articleNo));
    expect(samples.length).toBeGreaterThan(0);
  });
});

it('a category has the picture of the brand, or the drawing of its first article', () => {
  const pictures = new Map(fact('categories').map(({ slug, drawing }) => [slug, String(drawing)]));
  const textOf = (slug: string) => release.assets.get(pictures.get(slug) ?? '');
  expect(textOf('industrial_gloves/cotton')).toBe(fakeBrand.categories['cotton']);
  const leather = products.find(({ type }) => type === 'Industrial Gloves Leather');
  expect(pictures.get('industrial_gloves/leather')).toBe(leather?.ext?.drawings?.views[0]?.address);
});

it('the fact about hazards counts the articles of each hazard and of each answer', () => {
  const edges = fact('hazards').find(({ path }) => path === '/choose/sharp-edges');
  const withLetter = (letters: string) =>
    products.filter(({ ext }) => letters.includes(ext?.ratings?.en388?.code[4] ?? ' ')).length;
  expect(edges).toMatchObject({
    part: 'hands',
    answers: [
      { path: '/choose/sharp-edges/light-edges', count: edges?.['count'] },
      { count: withLetter('CDEF') },
      { count: withLetter('EF') },
    ],
  });
});

describe('the fact about the standards', () => {
  it('counts for each standard the articles that the listing shows for it', () => {
    const chemical = products.filter(({ ext }) => ext?.ratings?.en374 ?? ext?.ratings?.en374_5);
    expect(fact('standards').find(({ slug }) => slug === 'en-388')).toMatchObject({
      count: products.filter(({ ext }) => ext?.ratings?.en388).length,
    });
    expect(fact('standards').filter(({ slug }) => slug === 'en-iso-374')).toMatchObject([
      { label: 'EN ISO 374-1', count: chemical.length },
      { label: 'EN ISO 374-5', count: chemical.length },
    ]);
  });

  it('explains each example completely, with the figures that are used for articles', () => {
    const places = fact('standards').map(({ label, example, places }) => ({
      label,
      example,
      printed: (places as readonly { readonly printed: string }[]).map(({ printed }) => printed).join(''),
    }));
    const bare = (text: unknown) => String(text).replaceAll(/[ ;+]/g, '');
    for (const { label, example, printed } of places)
      expect({ label, printed: bare(printed) }).toEqual({ label, printed: bare(example) });
  });

  it('gives the scale of each place', () => {
    const { places } = fact('standards').find(({ slug }) => slug === 'en-388') ?? {};
    expect(places).toContainEqual({
      name: 'Tear',
      test: 'Force needed to tear the material, starting from a cut.',
      unit: 'N',
      printed: '4',
      words: 'level 4 of 4',
      level: 4,
      levels: [
        { mark: '1', asks: '≥\u00a010' },
        { mark: '2', asks: '≥\u00a025' },
        { mark: '3', asks: '≥\u00a050' },
        { mark: '4', asks: '≥\u00a075' },
      ],
      besides: ['0', 'X'],
    });
  });
});

describe('the build', () => {
  const place = temporaryFolder();

  it('rejects articles of an interrupted import', async () => {
    await mkdir(place('catalogue/articles.ready'), { recursive: true });
    const own = { packageFolder: place() };
    await expect(builtRelease(own)).rejects.toThrow('Let npm run data:check finish it');
    const given = { packageFolder: '/nowhere', dataFolder: place('catalogue') };
    await expect(builtRelease(given)).rejects.toThrow('Finish it by npm run data:export');
  });

  it('builds the articles of a given folder', async () => {
    const { json } = await builtRelease({ packageFolder: '/nowhere', dataFolder: testFolder });
    const numbers = (json.get('facts/articles.json') as readonly { readonly articleNo: string }[]).map(
      ({ articleNo }) => articleNo,
    );
    expect([numbers[0], numbers.at(-1)]).toEqual(['QM101', 'EH912']);
  });

  it('builds a folder with articles of one type', async () => {
    const name = 'articles/industrial-gloves-leather.json';
    await mkdir(place('articles'));
    await copyFile(path.join(testFolder, name), place(name));
    const { json } = await builtRelease({ packageFolder: '/nowhere', dataFolder: place() });
    expect(json.get('facts/articles.json')).toContainEqual(expect.objectContaining({ articleNo: 'WL501' }));
  });

  it('rejects a given folder without articles, and builds an empty catalogue if no folder is given', async () => {
    const dataFolder = '/nowhere/at-all';
    await expect(builtRelease({ packageFolder: '/nowhere', dataFolder })).rejects.toThrow(
      'has no file of articles',
    );
    const { json } = await builtRelease({ packageFolder: '/nowhere' });
    expect(json.get('facts/articles.json')).toEqual([]);
  });

  it('writes the same bytes twice', async () => {
    const again = await builtRelease();
    expect(JSON.stringify([...again.json])).toBe(JSON.stringify([...release.json]));
    expect([...again.assets]).toEqual([...release.assets]);
  });
});
