import { describe, expect, it } from '@jest/globals';
import type { LoadContext } from 'shared-types';
import { factsOf, fakeContext, fakeRequest } from 'shared-types/testing/fake-shell';
import { fakeSite } from 'shared-types/testing/fake-site';
import { pictures } from '#content/gallery.json';
import { pictureOfPage } from '../../data/picture-of-page';
import descriptor from '../../remote.json';
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

const described = (path: string) => {
  const { title = '' } = descriptor.routes.find((route) => route.path === path) ?? {};
  return describePage({ request: fakeRequest(path, { title }), data: undefined }, context);
};

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
});

describe('the sharing picture of a page', () => {
  it('is the one that the build drew for it', async () => {
    expect((await described('/career')).picture).toEqual(picture);
    expect((await described('/policies')).picture).toBeUndefined();
  });

  it('differs from that of every other page while there are pictures; a new page has that of the home page', () => {
    const chosen = descriptor.routes.map(({ path }) => pictureOfPage(path));
    expect(new Set(chosen).size).toBe(Math.min(descriptor.routes.length, pictures.length));
    expect(pictureOfPage('/warranty')).toBe('impact-back');
  });
});
