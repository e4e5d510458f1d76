import type { RouteMatch } from 'shared-types/release';
import { abandonRequests } from '../services/fetch-json';
import type { ScreenImporter } from './import-with-fallback';
import type { ManifestSource } from './manifest';
import { abandonPendingFiles } from './pending-files';
import { retryFailedModules } from './recoverable';

export interface LiveScreens {
  readonly importer: ScreenImporter;
  readonly manifest: ManifestSource;
}

/** Gives up all pending requests: later loads ask the network anew. @param unfitId version that threw when drawn */
export async function giveUpPending(
  { importer, manifest }: LiveScreens,
  reloaded: RouteMatch | undefined,
  unfitId?: string,
): Promise<void> {
  importer.forget(reloaded, unfitId);
  abandonPendingFiles();
  abandonRequests();
  manifest.abandon();
  // Those who waited for the files given up must get their errors before the new load begins.
  await new Promise((resolve) => setTimeout(resolve));
  retryFailedModules();
}
