import type { HostRelease } from 'shared-types/release';
import { titleOf } from '../model/composition.js';
import { bestQuality, compressAs } from '../store/compression.js';
import type { Dist } from './dist-folder.js';

/** Limit of all JavaScript of the first route that a visitor opens, in bytes of Brotli. */
export const firstScriptBytes = 112_000;

/** Files of a release, and their reader. */
export interface ReadRelease<Kind> {
  readonly release: Kind;
  readonly readFile: (file: string) => Promise<Buffer>;
}

async function sentBytes(files: readonly string[], read: (file: string) => Promise<Buffer>) {
  const sizes = await Promise.all(
    [...new Set(files)].map(async (file) => (await compressAs('br', await read(file), bestQuality)).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const inBytes = (count: number) => `${count.toLocaleString('en')} bytes`;

/**
 * Sizes of the first view of each screen of a remote that is rendered ahead, a line each; application screens bring MUI.
 *
 * @param host scripts of the host, which come before those of the screen; without it, only the latter count
 */
export async function firstViewLines(
  { release, readFile }: Dist,
  host?: ReadRelease<HostRelease>,
): Promise<readonly string[]> {
  if (release.kind === 'host') return [];
  const { entry, routes, screens } = release;
  const names = new Set(routes.filter(({ ui }) => ui !== 'mui').map(({ screen }) => screen));
  const hostBytes = host ? await sentBytes(host.release.scripts, host.readFile) : 0;
  return await Promise.all(
    Object.entries(screens)
      .filter(([name]) => names.has(name))
      .map(async ([name, { scripts, styles }]) => {
        const own = await sentBytes([entry, ...scripts], readFile);
        const withHost = host ? `, ${inBytes(own + hostBytes)} with ${titleOf(host.release)}` : '';
        const line = `${name}: first scripts ${inBytes(own)}${withHost}, styles ${inBytes(await sentBytes(styles, readFile))}`;
        if (own + hostBytes <= firstScriptBytes) return line;
        return `Warning: ${line}. A first view has at most ${inBytes(firstScriptBytes)} of scripts: import() what it can do without.`;
      }),
  );
}
