import { retryFailedFiles } from '../services/retry-failed-files';
import type { ScreenImport } from './federation';

/** True if the server has drawn the document for the query of its address: what draws it is not all in the screen's module. */
export const isOnRequest = (): boolean => 'drawn' in document.documentElement.dataset;

/** The screen of the document, when it can be hydrated. @throws if a part of it cannot be loaded */
export async function prepared(screen: ScreenImport): Promise<ScreenImport> {
  if (isOnRequest()) await retryFailedFiles(async () => await screen.module.prepare?.());
  return screen;
}
