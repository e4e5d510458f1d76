/**
 * The catalogue that this repository builds, whatever stands in it: the sample, the articles of a supplier, or none.
 *
 * @jest-environment node
 */
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { shardPaths } from '../articles/detail-shards';
import { productSchema, type Product } from '../articles/product';
import { builtRelease, type BuiltRelease } from '../src/testing/built-release';
import { readCatalogue } from './read-catalogue';
import { catalogueFolder, readCatalogueFiles } from './source-files';
import { missedPlaces } from './drawings/testing/missed-places';

const packageFolder = path.resolve(__dirname, '..');
const { articles } = readCatalogue(readCatalogueFiles(catalogueFolder(packageFolder)));

let release: BuiltRelease;
let products: readonly Product[];

const fact = (name: string) => release.json.get(`facts/${name}.json`) as readonly Record<string, unknown>[];

beforeAll(async () => {
  release = await builtRelease({ packageFolder });
  products = shardPaths(articles.length).flatMap((path) =>
    v.parse(v.array(productSchema), release.json.get(path)),
  );
});

describe('the catalogue of this repository', () => {
  it('is published completely', () => {
    const numbers = articles.map(({ articleNo }) => articleNo);
    expect(products.map(({ articleNo }) => articleNo)).toEqual(numbers);
    expect(fact('articles').map(({ articleNo }) => articleNo)).toEqual(numbers);
  });

  it('has callouts that point at the parts they name', async () => {
    expect(await missedPlaces(articles)).toEqual([]);
  });

  it('counts each article in one category', () => {
    const counts = fact('categories').map(({ count }) => Number(count));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(articles.length);
  });
});
