/** The page of a host from its sources, which the browser draws. */
import type { PageRecord } from 'shared-types/release';
import type { Built } from './dev-server.js';
import { devVersion, emptyPage } from './dev-site.js';

/** @param live  address of the released site */
export function hostPage({ packages, stats }: Built, page: Omit<PageRecord, 'host'>, live: string): string {
  const host = stats?.stats.find(({ compilation }) => compilation.name === 'host')?.compilation;
  const files = host?.entrypoints.get('main')?.getFiles() ?? [];
  const addresses = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending) && !file.includes('hot-update'))
      .map((file) => `${packages[0]?.base}${file}`);
  const scripts = addresses('.js').map((href) => ({ href, integrity: '' }));
  return emptyPage({ ...page, host: { version: devVersion, scripts } }, addresses('.css'), live);
}
