import { beforeAll, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { shardPaths } from '../articles/detail-shards';
import { productTypes } from '../articles/product-types';
import { productSchema, type Product } from '../articles/product';
import { builtRelease, type BuiltRelease } from '../src/testing/built-release';

let release: BuiltRelease;
let products: readonly Product[];

beforeAll(async () => {
  release = await builtRelease({ packageFolder: '/nowhere', dataFolder: __dirname });
  const { length } = release.json.get('facts/articles.json') as readonly unknown[];
  products = shardPaths(length).flatMap((path) => v.parse(v.array(productSchema), release.json.get(path)));
});

describe('the articles of the sample', () => {
  it.each(productTypes)('include thirty of the type %s', (type) => {
    expect(products.filter((product) => product.type === type)).toHaveLength(30);
  });

  it('are all marked as samples', () => {
    expect(products.filter(({ ext }) => ext?.dataStatus !== 'sample')).toEqual([]);
  });

  it('name no report and no notified body but an invented one, whose number nobody has', () => {
    const bodies = products.flatMap(({ ext }) => ext?.certificate?.body ?? []);
    expect(new Set(bodies)).toEqual(new Set(['Sample Body 0000']));
    expect(JSON.stringify(products)).not.toMatch(/CE 0\d{3}|notified body|report no/i);
  });

  it('have documents, certificates in force and an ended one, or none of them', () => {
    const kindsOf = (articleNo: string) =>
      products
        .find((product) => product.articleNo === articleNo)
        ?.ext?.documents?.map(({ kind, state, language }) =>
          [kind, state, language].filter(Boolean).join(' '),
        );
    expect(kindsOf('MG101')).toEqual([
      'instructions supplied en',
      'declaration supplied de',
      'declaration supplied en',
      'certificate supplied en',
    ]);
    expect(kindsOf('HV801')).toContain('certificate on-request');
    const certificates = release.json.get('facts/certificates.json') as readonly { validUntil: string }[];
    expect(certificates.filter(({ validUntil }) => validUntil < '2026-12-01')).toHaveLength(1);
  });

  it('include at least four dipped nylon gloves among the cotton gloves', () => {
    const nylon = products.filter(
      ({ title, type }) => /nylon/i.test(title) && type === 'Industrial Gloves Cotton',
    );
    expect(nylon.length).toBeGreaterThanOrEqual(4);
  });

  it.each([0, 1, 2, 3, 4])('include one that is not tested in place %i of EN 388', (place) => {
    expect(products.some(({ ext }) => ext?.ratings?.en388?.code[place] === 'X')).toBe(true);
  });
});
