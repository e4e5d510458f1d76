import type { Site } from 'shared-types';
import * as v from 'valibot';
import type { HostRelease } from 'shared-types/release';
import { readReleaseFile } from '../integrity/read-release-file.js';
import { titleOf } from '../model/composition.js';
import { parseRecord } from '../model/parse-record.js';
import { siteFile } from '../model/site-files.js';
import type { Store } from '../store/store.js';

/** Name of the file by which a launcher knows the site. */
export const webManifest = 'manifest.webmanifest';

/** The host has it without names: those are of the site's configuration. @returns `undefined` where it has none */
export async function webManifestText(
  store: Store,
  { company }: Site,
  host: HostRelease,
): Promise<string | undefined> {
  const file = siteFile(webManifest);
  if (!Object.hasOwn(host.files, file)) return undefined;
  const bytes = await readReleaseFile(store, host, file);
  const members = parseRecord(v.record(v.string(), v.unknown()), bytes, {
    what: `${webManifest} of ${titleOf(host)}`,
    reason: 'integrity',
    fix: 'Publish a new version',
  });
  const [short_name] = company.name.split(' ');
  return JSON.stringify({ name: company.name, short_name, ...members });
}
