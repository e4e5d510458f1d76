import { beforeAll, describe, expect, it } from '@jest/globals';
import type { LoadContext } from 'shared-types';
import { fakeContext, fakeRequest } from 'shared-types/testing/fake-shell';
import { load as loadArticle, paths } from '../screens/product-detail/load';
import { load as loadStep, paths as stepPaths } from '../screens/choose/load';
import { load as loadListing } from '../screens/product-listing/deferred/load';
import { head } from '../screens/product-detail/head';
import type { ListingData } from '../screens/product-listing/list-view';
import { readAsset, testRelease } from '../testing/built-release';
import { describe as describePage } from './catalogue';
import { sharingPicturesPath, type SharingPictures } from '../../articles/release-files';

const context = fakeContext({ readAsset });
beforeAll(testRelease);

async function described(path: string, source = context) {
  const isArticle = path.startsWith('/product-details/');
  const request = fakeRequest(path, isArticle ? { route: '/product-details/:articleNo' } : {});
  const result = await (isArticle ? loadArticle : loadListing)(request, source);
  if (result.kind !== 'ready') throw new Error(`${path} is ${result.kind}`);
  const description = await describePage({ request, data: result.data }, source);
  return { ...description, data: result.data, text: JSON.stringify(description.structuredData) };
}

describe('the structured data of an article', () => {
  it('is the breadcrumb and the product', async () => {
    const { structuredData, picture } = await described('/product-details/QM101');
    expect(structuredData).toMatchObject([
      { '@type': 'BreadcrumbList' },
      { '@type': 'Product', sku: 'QM101' },
    ]);
    expect(picture?.alt).toMatch(/^Drawing: QM101 \w+/);
  });

  it('has every place of every marking in words', async () => {
    const { text } = await described('/product-details/XP301');
    expect(text).toContain('"name":"EN 388 Tear","value":"4 of 4"');
    expect(text).toContain('"name":"ANSI/ISEA 105 Cut","value":"4 of 9"');
    expect(text).not.toContain('not tested');
    expect(text).toContain('"brand":{"@type":"Brand","name":"Test Company"}');
    expect(text).toContain('Sample data, not a declaration of conformity');
  });

  it('names the materials of a glove and of a garment', async () => {
    expect((await described('/product-details/QM101')).text).toMatch(/"material":"[^".]+"/);
    expect((await described('/product-details/YF603')).text).toContain('"material":"Modacrylic 55');
  });

  it('is JSON for all articles, without offers, ratings and reviews, with their own pictures', async () => {
    const all = await paths(context);
    const pictures = new Set<string | undefined>();
    for (const path of all) {
      const { data, text, picture } = await described(path);
      // A page carries its data as JSON, which has no undefined member.
      expect(JSON.parse(JSON.stringify(data))).toStrictEqual(data);
      expect(JSON.parse(text)).toHaveLength(2);
      expect(text).not.toMatch(/"(offers|aggregateRating|review)"/);
      const { description } = head(data as Parameters<typeof head>[0]);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
      pictures.add(picture?.address);
    }
    expect(pictures.size).toBe(120);
  });
});

describe('the structured data of a category', () => {
  it('is the breadcrumb and the articles in their order', async () => {
    const { structuredData } = await described('/products/mechanics_gloves/general');
    expect(structuredData).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: { length: 4, 3: { name: 'General and DIY mechanics gloves' } },
      },
      {
        '@type': 'CollectionPage',
        mainEntity: {
          numberOfItems: 15,
          itemListElement: { 0: { position: 1, url: 'https://site.example/product-details/QM101' } },
        },
      },
    ]);
  });

  it('leaves out the articles on the first page of a longer list', async () => {
    const { text, picture } = await described('/products/gloves');
    expect(text).not.toContain('ItemList"');
    expect(picture?.alt).toBe('Drawing: Gloves');
  });

  it('has, on a further page, its articles with their positions in the whole list', async () => {
    const { structuredData, data } = await described('/products/gloves?page=2');
    const first = (data as ListingData).view.cards[0]?.articleNo ?? '';
    expect(structuredData).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{}, {}, { item: 'https://site.example/products/gloves?page=2' }],
      },
      {
        '@type': 'CollectionPage',
        name: 'Title of the route – page 2',
        url: 'https://site.example/products/gloves?page=2',
        mainEntity: {
          numberOfItems: 60,
          itemListElement: {
            length: 12,
            0: { position: 49, url: `https://site.example/product-details/${first}` },
          },
        },
      },
    ]);
  });
});

describe('the description of a guide', () => {
  it.each([
    ['/size-guide/gloves', 'Size guide', ['Home', 'Products', 'Gloves', 'Glove sizes']],
    ['/size-guide/garments', 'Size guide', ['Home', 'Products', 'Garments', 'Garment sizes']],
    [
      '/alternatives',
      'Find an equal or better article',
      ['Home', 'Products', 'Find an equal or better article'],
    ],
  ])('%s is its place in the site, with a picture of its own', async (path, title, names) => {
    const request = fakeRequest(path, { title, route: path });
    const { structuredData, picture } = await describePage({ request, data: {} }, context);
    expect(structuredData).toMatchObject([{ itemListElement: names.map((name) => ({ name })) }]);
    const pictures = (await context.readAsset(sharingPicturesPath)) as SharingPictures;
    const addresses = Object.values(pictures).map(({ address }) => address);
    expect(addresses.filter((address) => address === picture?.address)).toHaveLength(1);
  });
});

describe('the structured data of a step of the choice by hazard', () => {
  async function describedStep(path: string) {
    const request = fakeRequest(path, { route: path === '/choose' ? path : '/choose/:hazard/:answer' });
    const result = await loadStep(request, context);
    if (result.kind !== 'ready') throw new Error(`${path} is ${result.kind}`);
    return describePage({ request, data: result.data }, context);
  }

  it('is its place, and the articles of an answer in their order', async () => {
    const { structuredData, picture } = await describedStep('/choose/sharp-edges/sheet-metal');
    expect(structuredData).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Home' },
          { name: 'Products' },
          { name: 'Choose by hazard', item: 'https://site.example/choose' },
          { name: 'Sharp edges', item: 'https://site.example/choose/sharp-edges' },
          { name: 'Sheet metal, burrs', item: 'https://site.example/choose/sharp-edges/sheet-metal' },
        ],
      },
      {
        '@type': 'CollectionPage',
        name: 'Sharp edges – Sheet metal, burrs',
        mainEntity: { '@type': 'ItemList', itemListElement: { 0: { position: 1 } } },
      },
    ]);
    expect(picture?.alt).toBe('Drawing: Sharp edges – Sheet metal, burrs');
  });

  it('has a picture of its own for each page with articles', async () => {
    const all = ['/choose', ...(await stepPaths(context))];
    const addresses: string[] = [];
    for (const path of all) {
      const result = await loadStep(fakeRequest(path), context);
      const { picture } = await describedStep(path);
      const isEmpty = result.kind === 'ready' && result.data.isEmpty;
      if (picture) addresses.push(picture.address);
      else expect([path, isEmpty]).toEqual([path, true]);
    }
    expect(addresses.length).toBeGreaterThan(40);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

describe('the sharing picture of a page', () => {
  it('is that of the category if the articles have none', async () => {
    const general = { address: '/assets/a.png', alt: 'Drawing: General/DIY' };
    const pictures = { '/products/mechanics_gloves/general': general };
    const read: LoadContext['readAsset'] = async (path) =>
      path === sharingPicturesPath ? pictures : await readAsset(path);
    const { picture } = await described('/product-details/QM101', { ...context, readAsset: read });
    expect(picture).toEqual(general);
  });
});
