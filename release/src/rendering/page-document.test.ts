import { describe, expect, it } from '@jest/globals';
import { builtHost } from '../testing/release-factory.js';
import { testSite } from '../testing/site-factory.js';
import { missingDocument, type PageSetting } from './page-document.js';
import { siteInPages } from './page-set.js';

const setting: PageSetting = {
  site: siteInPages(testSite()),
  host: {
    release: builtHost({ version: '1.0.0' }).release,
    renderer: { file: 'render.cjs', text: '' },
    boot: '',
    styles: [],
    deferredStyles: [],
    siteFiles: [],
  },
  publishedAt: '2026-11-01T12:00:00.000Z',
  leftOut: [],
};
const drawn = { html: '', head: { title: 'Page not found', description: 'Page not found.' } };

describe('the record of a page', () => {
  it('is refused with the path of each field that does not fit the contract', () => {
    const site = { ...setting.site, indexible: true };
    expect(() => missingDocument({ ...setting, site, publishedAt: 'today' }, drawn, false)).toThrow(
      /site\.indexible is not a known key: did you mean "indexable"\?; publishedAt must be/,
    );
  });

  it('is written into the page unchanged', () => {
    expect(missingDocument(setting, drawn, false)).toContain(`"site":${JSON.stringify(setting.site)}`);
  });
});
