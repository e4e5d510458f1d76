import { describe, expect, it } from '@jest/globals';
import type { LoadContext, ScreenModule } from 'shared-types';
import { factsOf, fakeContext, fakeRequest } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { pictures } from '#content/gallery.json';
import { missesOf } from 'shared-types/testing/misses-of';
import { pictureOfPage } from '../../data/picture-of-page';
import descriptor from '../../remote.json';
import { downloadsFrom } from '../model/downloads';
import { readAssetOf } from '../testing/release-files';
import { describe as describePage } from './company-pages';
import { sharingPicturesPath } from './sharing-pictures';

const picture = { address: '/assets/a.png', alt: 'A glove' };

const context: LoadContext = {
  ...fakeContext({
    facts: factsOf({ categories: [], routes: [{ remote: 'corporate', routes: descriptor.routes }] }),
  }),
  readAsset: readAssetOf({
    [sharingPicturesPath]: { pages: { '/career': picture }, logo: '/assets/mark.svg' },
  }),
};

async function described(path: string) {
  const { screen, title } =
    descriptor.routes.find((route) => route.path === path) ?? descriptor.routes[0] ?? {};
  const module = (await import(`../screens/${screen}/${screen}-screen`)) as ScreenModule<unknown>;
  const request = fakeRequest(path, { title: title ?? '' });
  const result = await module.load?.(request, context);
  const data = result?.kind === 'ready' ? result.data : undefined;
  return await describePage({ request, data }, context);
}

const graphOf = async (path: string) => (await described(path)).structuredData ?? [];

describe('the structured data of the company', () => {
  it('is on the home page, with that of the site', async () => {
    expect(await graphOf('/home')).toEqual([
      {
        '@type': 'Organization',
        '@id': 'https://site.example/#organization',
        name: 'Test Company',
        url: 'https://site.example/home',
        logo: 'https://site.example/assets/mark.svg',
        sameAs: [fakeSite.company.linkedin],
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'sales',
          email: 'mail@test.example',
          telephone: '+00 1',
          availableLanguage: 'English',
        },
      },
      expect.objectContaining({
        '@type': 'WebSite',
        publisher: { '@id': 'https://site.example/#organization' },
      }),
    ]);
  });
});

describe('the structured data of a page', () => {
  it('has its breadcrumb', async () => {
    const [breadcrumb] = await graphOf('/media/events');
    expect(breadcrumb).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/home' },
        { '@type': 'ListItem', position: 2, name: 'Media', item: 'https://site.example/media' },
        { '@type': 'ListItem', position: 3, name: 'Events', item: 'https://site.example/media/events' },
      ],
    });
  });

  it.each([
    ['/about-us', 'AboutPage'],
    ['/about-us/objectives', 'AboutPage'],
    ['/about-us/csr', 'AboutPage'],
    ['/contact-us', 'ContactPage'],
    ['/credentials', 'CollectionPage'],
    ['/career', 'WebPage'],
    ['/media', 'CollectionPage'],
    ['/gallery', 'ImageGallery'],
  ])('at %s has the type %s', async (path, type) => {
    const [, page] = await graphOf(path);
    expect(page).toMatchObject({ '@type': type, url: `https://site.example${path}` });
  });

  it('has the standards, each with its anchor', async () => {
    const [, page] = await graphOf('/credentials');
    const first = { '@type': 'DefinedTerm', name: 'EN 388', url: 'https://site.example/credentials#en-388' };
    expect(page).toMatchObject({ mainEntity: { hasDefinedTerm: { length: 17, 0: first } } });
  });

  it('has every page that the site map lists', async () => {
    const [, page] = await graphOf('/site-map');
    expect(JSON.stringify(page)).toContain('"url":"https://site.example/credentials"');
  });

  it('has every catalogue with its type and size', async () => {
    const download = {
      id: 'cotton',
      kind: 'category' as const,
      title: 'Cotton',
      url: '/assets/2.pdf',
      bytes: 226_065,
      pages: 17,
      articles: 30,
      language: 'en',
      sha256: 'ab',
      updated: '2026-11-20',
      publisher: 'Acme',
    };
    const data = downloadsFrom([download]);
    const request = fakeRequest('/catalogues', { title: 'Product catalogues (PDF)' });
    const [, page] = (await describePage({ request, data }, context)).structuredData ?? [];
    expect(page).toMatchObject({
      '@type': 'CollectionPage',
      hasPart: [
        {
          '@type': 'DigitalDocument',
          name: 'Cotton',
          url: 'https://site.example/assets/2.pdf',
          encodingFormat: 'application/pdf',
          contentSize: '226 KB',
        },
      ],
    });
  });

  it('has every picture of the gallery with its caption and credit', async () => {
    const [, page] = await graphOf('/gallery');
    const first = { caption: 'TPR impact glove, full back. Illustration', creditText: 'Test Company' };
    expect(page).toMatchObject({ image: { length: pictures.length, 0: first } });
  });

  it('has no sample event, job or news on any page', async () => {
    expect(
      await missesOf(descriptor.routes, async ({ path }) => {
        expect(JSON.stringify(await graphOf(path))).not.toMatch(
          /"(Event|JobPosting|NewsArticle|Review|Offer)"/,
        );
      }),
    ).toEqual([]);
  });
});

describe('the sharing picture of a page', () => {
  it('is the one that the build drew for it', async () => {
    expect((await described('/career')).picture).toEqual(picture);
    expect((await described('/policies')).picture).toBeUndefined();
  });

  it('differs from that of every other page; a new page has that of the home page', () => {
    const chosen = descriptor.routes.map(({ path }) => pictureOfPage(path));
    expect(new Set(chosen).size).toBe(descriptor.routes.length);
    expect(pictureOfPage('/warranty')).toBe('impact-back');
  });
});
