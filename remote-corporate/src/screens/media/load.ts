import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import {
  pressArchivePath,
  readPressArchive,
  realPressArchivePath,
  type PressArchive,
} from '../../model/press-archive';

/** What the page shows beside its texts. */
export interface MediaData {
  readonly archive?: PressArchive;
}

/** Without the archive the page is a row shorter. */
export async function load(
  _: ScreenRequest,
  { readAsset, site }: LoadContext,
): Promise<LoadReady<MediaData>> {
  const path = site.sample ? pressArchivePath : realPressArchivePath;
  const archive = readPressArchive(await readAsset(path).catch(() => undefined));
  return { kind: 'ready', data: { ...(archive && { archive }) } };
}
