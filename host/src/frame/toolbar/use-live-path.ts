import type { Manifest } from 'shared-types/release';
import { findRoute } from '../../routing/route-table';
import { usePromised } from '../use-promised';

/** A path where a page is live; `undefined` until that is known. @param current what is live; always the same function */
export function useLivePath(path: string, current: () => Promise<Manifest>): string | undefined {
  const live = usePromised(current);
  return live && findRoute(live.remotes, path) ? path : undefined;
}
