import { beforeAll, describe, expect, it } from '@jest/globals';
import type { LoadContext } from 'shared-types';
import { builtRelease } from '../../test/built-release';
import { fakeContext, requestFor } from '../../test/fake-shell';
import { describeArticle } from './describe-article';
import type { FoundArticle } from './detail-data';
import { head } from './head';
import { load, paths } from './load';

let context: LoadContext;
beforeAll(async () => {
  const { readAsset } = await builtRelease();
  context = fakeContext(readAsset);
});

async function found(path: string): Promise<FoundArticle> {
  const request = requestFor(path, '/product-details/:articleNo');
  const result = await load(request, context);
  if (result.kind !== 'ready' || result.data.kind !== 'found') throw new Error(`${path} is ${result.kind}`);
  return result.data;
}

/** What search engines read of the article itself. */
const described = (article: FoundArticle): string => JSON.stringify(describeArticle(article));

describe('what search engines read of an article', () => {
  it('has every place of every marking, with its words', async () => {
    const text = described(await found('/product-details/IP301'));
    expect(text).toContain('"name":"EN 388 Tear","value":"4 of 4"');
    expect(text).toContain('"name":"ANSI/ISEA 105 Cut","value":"4 of 9"');
    expect(text).not.toContain('not tested');
    expect(text).toContain('"brand":{"@type":"Brand","name":"Example Gloves"}');
    expect(text).toContain('Sample data, not a declaration of conformity');
  });

  it('names the materials of a glove and of a garment', async () => {
    expect(described(await found('/product-details/MG101'))).toMatch(/"material":"[^".]+"/);
    expect(described(await found('/product-details/FR603'))).toContain('"material":"Modacrylic 55');
  });

  it('of all articles is JSON, without offers, ratings and reviews', async () => {
    const all = await paths(context);
    expect(all).toHaveLength(240);
    for (const path of all) {
      const data = await found(path);
      // A page carries its data as JSON, which has no undefined member.
      expect(JSON.parse(JSON.stringify(data))).toStrictEqual(data);
      const text = described(data);
      expect(JSON.parse(text)).toHaveLength(2);
      expect(text).not.toMatch(/"(offers|aggregateRating|review)"/);
      const { description } = head(data);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });
});
