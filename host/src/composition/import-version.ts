import { appFile } from 'shared-types/protocol/adopted-app';
import type { PinnedFile, RemoteVersion } from 'shared-types/release';
import { importScreen, type ScreenImport } from './federation';

/** Imports a screen, or the component of an adopted app, whose loader is a script of its own. */
export async function importVersion(
  version: RemoteVersion,
  screen: string,
  files: readonly PinnedFile[],
): Promise<ScreenImport> {
  if (!version.entry.href.endsWith(`/${appFile}`)) return await importScreen(version, screen, files);
  const { importApp } = await import(/* webpackChunkName: "adopted" */ './adopted-app');
  return { module: await importApp(version), version };
}
