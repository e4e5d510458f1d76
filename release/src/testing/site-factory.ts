import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfiguration } from 'shared-types/release';
import site from 'shared-types/testing/site.json' with { type: 'json' };

/** The site configuration of all tests, which admits the remotes of this package's tests. */
export const testSite = (changes: Partial<SiteConfiguration> = {}): SiteConfiguration => ({
  ...site,
  baseUrl: 'http://localhost:4173',
  remotes: ['shop', 'news', 'extra', 'home'],
  ...changes,
});

export function writeSite(folder: string, site: SiteConfiguration = testSite(), name = 'site.json'): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(site));
  return file;
}
