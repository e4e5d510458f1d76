import type { HostRelease } from 'shared-types/release';
import { bestQuality, compressAs } from '../store/compression.js';
import type { Dist } from './dist-folder.js';

/** Limit of all JavaScript of the first route that a visitor opens, in bytes of Brotli. */
export const firstScriptBytes = 112_000;

/** A host, and what reads its files. */
export type ReadHost = Pick<Dist, 'readFile'> & { readonly release: HostRelease };

async function sentBytes(files: readonly string[], { readFile }: Pick<Dist, 'readFile'>): Promise<number> {
  const sent = [...new Set(files)].map(async (file) => compressAs('br', await readFile(file), bestQuality));
  return (await Promise.all(sent)).reduce((sum, { length }) => sum + length, 0);
}

const inBytes = (count: number) => `${count.toLocaleString('en')} bytes`;

/** A line on the first view of each screen that is rendered ahead; those with `ui` are drawn later. @param host that comes before it */
export async function firstViewLines(dist: Dist, host?: ReadHost): Promise<readonly string[]> {
  if (dist.release.kind === 'host') return [];
  const { entry, routes, screens } = dist.release;
  const names = new Set(routes.filter(({ ui }) => !ui).map(({ screen }) => screen));
  const hostBytes = host ? await sentBytes(host.release.scripts, host) : 0;
  const lines = [...names].map(async (name) => {
    const { scripts = [], styles = [] } = screens[name] ?? {};
    const own = await sentBytes([entry, ...scripts], dist);
    const all = host ? `, ${inBytes(own + hostBytes)} with host ${host.release.version}` : '';
    const line = `${name}: first scripts ${inBytes(own)}${all}, styles ${inBytes(await sentBytes(styles, dist))}`;
    if (own + hostBytes <= firstScriptBytes) return line;
    return `Warning: ${line}. A first view has at most ${inBytes(firstScriptBytes)} of scripts: import() what it can do without.`;
  });
  return await Promise.all(lines);
}
