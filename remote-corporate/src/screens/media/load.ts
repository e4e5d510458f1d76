import type { LoadContext, LoadReady, ScreenRequest } from 'shared-types';
import { logoFilesPath, type LogoFile } from '../../model/logo-file';

export interface MediaData {
  readonly logos: readonly LogoFile[];
}

/** Loads the list of logo files. The page offers no files if there is none. */
export async function load(_: ScreenRequest, { readAsset }: LoadContext): Promise<LoadReady<MediaData>> {
  const logos = (await readAsset(logoFilesPath).catch(() => [])) as readonly LogoFile[];
  return { kind: 'ready', data: { logos } };
}
