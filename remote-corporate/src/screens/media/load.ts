import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import { pressKitPath, realPressKitPath, type PressKit } from '../../model/press-kit';

export interface MediaData {
  readonly kit?: PressKit;
}

/** Loads the press kit. The page offers no files if there is none. */
export async function load(
  _: ScreenRequest,
  { readAsset, site }: LoadContext,
): Promise<LoadReady<MediaData>> {
  const path = site.sample ? pressKitPath : realPressKitPath;
  const kit = (await readAsset(path).catch(() => undefined)) as PressKit | undefined;
  return { kind: 'ready', data: { ...(kit && { kit }) } };
}
