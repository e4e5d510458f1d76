import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import { pressKitPath, realPressKitPath, type PressKit } from '../../model/press-kit';

/** What the page shows beside its texts. */
export interface MediaData {
  readonly kit?: PressKit;
}

/** Without the press kit the page has no files to offer. */
export async function load(
  _: ScreenRequest,
  { readAsset, site }: LoadContext,
): Promise<LoadReady<MediaData>> {
  const path = site.sample ? pressKitPath : realPressKitPath;
  const kit = (await readAsset(path).catch(() => undefined)) as PressKit | undefined;
  return { kind: 'ready', data: { ...(kit && { kit }) } };
}
