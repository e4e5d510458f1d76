import { publishBuilds, type PublishResult } from '../publishing/publish-builds.js';
import { compressReleases } from './compress-live.js';
import type { Environment } from './environment.js';

/**
 * Puts built packages into the store; they are not live then.
 *
 * @param options.isQuick leaves the compression of their files to `settle`
 */
export async function publish(
  environment: Environment,
  folders: readonly string[],
  { isQuick = false }: { readonly isQuick?: boolean } = {},
): Promise<readonly PublishResult[]> {
  const results = await publishBuilds(environment, folders);
  if (!isQuick) await compressReleases(environment.store, results);
  return results;
}
