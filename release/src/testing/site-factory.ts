import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfiguration } from 'shared-types/release';

/** A site configuration for tests. */
export const testSite = (changes: Partial<SiteConfiguration> = {}): SiteConfiguration => ({
  company: {
    name: 'Test Company',
    address: ['1 Test Street'],
    email: 'mail@test.example',
    phone: '+00 1',
    linkedin: 'https://network.example/test',
  },
  hosting: { name: 'Test Hosting', url: 'https://hosting.example' },
  baseUrl: 'http://localhost:4173',
  remotes: ['shop', 'news', 'extra', 'home'],
  sample: true,
  indexable: false,
  api: {},
  enquiries: { endpoint: '' },
  ...changes,
});

/** Writes a configuration. @returns its file */
export function writeSite(folder: string, site: SiteConfiguration = testSite(), name = 'site.json'): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(site));
  return file;
}
