import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import { pressArchivePath, readPressArchive, type PressArchive } from '../../model/press-archive';

/** What the page shows beside its texts. */
export interface MediaData {
  readonly archive?: PressArchive;
}

/** Without the archive the page is a row shorter. */
export async function load(_: ScreenRequest, { readAsset }: LoadContext): Promise<LoadReady<MediaData>> {
  const archive = readPressArchive(await readAsset(pressArchivePath).catch(() => undefined));
  return { kind: 'ready', data: { ...(archive && { archive }) } };
}
