import type { Manifest } from 'shared-types/release';
import { findRoute } from '../../routing/route-table';
import { usePromised } from '../use-promised';

export const accountPath = '/account';

/** Path where a page is live; `undefined` until known. @param current reads the live manifest; always the same function */
export function useLivePath(path: string, current: () => Promise<Manifest>): string | undefined {
  const live = usePromised(current);
  return live && findRoute(live.remotes, path) ? path : undefined;
}
