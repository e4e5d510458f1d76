import { bestQuality, compressAs } from '../store/compression.js';
import type { Dist } from './dist-folder.js';

/** Limit of all JavaScript of the first route that a visitor opens, in bytes of Brotli. */
export const firstScriptBytes = 112_000;

async function sentBytes(files: readonly string[], { readFile }: Dist): Promise<number> {
  const sent = [...new Set(files)].map(async (file) => compressAs('br', await readFile(file), bestQuality));
  return (await Promise.all(sent)).reduce((sum, { length }) => sum + length, 0);
}

const inBytes = (count: number) => `${count.toLocaleString('en')} bytes`;

/** A line on the first view of each screen that is rendered ahead; those with `ui` are drawn later. */
export async function firstViewLines(dist: Dist): Promise<readonly string[]> {
  if (dist.release.kind === 'host') return [];
  const { entry, routes, screens } = dist.release;
  const names = new Set(routes.filter(({ ui }) => !ui).map(({ screen }) => screen));
  const lines = [...names].map(async (name) => {
    const { scripts = [], styles = [] } = screens[name] ?? {};
    const own = await sentBytes([entry, ...scripts], dist);
    const line = `${name}: first scripts ${inBytes(own)}, styles ${inBytes(await sentBytes(styles, dist))}`;
    if (own <= firstScriptBytes) return line;
    return `Warning: ${line}. A first view has at most ${inBytes(firstScriptBytes)} of scripts with those of the host: import() what it can do without.`;
  });
  return await Promise.all(lines);
}
