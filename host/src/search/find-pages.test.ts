import { describe, expect, it } from '@jest/globals';
import type { PageFact } from 'shared-types';
import { findPages } from './find-pages';

const page = (label: string, path: string, parts: Partial<PageFact> = {}): PageFact => ({
  path,
  label,
  title: label,
  sections: [],
  ...parts,
});

const pages: Parameters<typeof findPages>[0] = [
  page('Careers', '/career', { title: 'Jobs and open positions', lead: 'Any vacancy for makers of gloves.' }),
  page('Gallery', '/gallery', { title: 'Gallery of gloves and garments', lead: 'Pictures of gloves.' }),
  page('Forms', '/forms', {
    title: 'Forms: samples, returns, documents',
    lead: 'Send back goods.',
    sections: [
      { anchor: 'return-or-complaint', title: 'Return or complaint', sample: false },
      { anchor: 'invented', title: 'Loyalty points', sample: true },
    ],
  }),
  page('Policies', '/policies', {
    sections: [{ anchor: 'returns', title: 'Returns', sample: false }],
  }),
  { ...page('Contact Us', '/contact-us'), words: ['minimum order', 'size chart'] },
];

const found = (text: string, sample = true) => findPages(pages, text, { sample }).map(({ path }) => path);

describe('findPages', () => {
  it('finds pages, the best first', () => {
    const cases = [
      ['VACANCIES', ['/career']],
      ['open positions', ['/career']],
      ['contact', ['/contact-us']],
      ['minimum order', ['/contact-us']],
      ['min order', ['/contact-us']],
      ['what is the minimum order', ['/contact-us']],
      ['returns', ['/policies#returns', '/forms#return-or-complaint']],
      ['how do I send back', ['/forms']],
      ['complaint', ['/forms#return-or-complaint']],
      ['policy', ['/policies']],
      ['return policy', ['/policies#returns']],
      ['forms', ['/forms']],
      ['form', ['/forms']],
    ] as const;
    expect(cases.map(([text]) => [text, found(text)])).toEqual(cases);
  });

  it.each(['gloves', 'garments', 'cut D', 'QM101', 'Handschuhe', 'of', '?', '', 'va', 'vacancies qm101'])(
    'finds no page for “%s”',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it('reads the beginning of a text that is megabytes long', () => {
    expect(found(`contact ${'x '.repeat(1_000_000)}`)).toEqual([]);
    expect(found(`contact${' '.repeat(1_000_000)}`)).toEqual(found('contact'));
  });

  it('names the page of a part', () => {
    expect(findPages(pages, 'complaint', { sample: true })).toEqual([
      { path: '/forms#return-or-complaint', title: 'Return or complaint', page: 'Forms' },
    ]);
  });

  it('leaves out sample content on a site with real content', () => {
    expect(found('loyalty points')).toEqual(['/forms#invented']);
    expect(found('loyalty points', false)).toEqual([]);
  });
});
