import type { RemoteRelease } from 'shared-types/release';
import { titleOf } from '../model/composition.js';
import { bestQuality, compressAs } from '../store/compression.js';
import type { Dist } from './dist-folder.js';

/** Limit of all JavaScript of the first route that a visitor opens, in bytes of Brotli. */
export const firstScriptBytes = 112_000;

/** Files by which a message about a budget is led to the cause. */
const namedFiles = 3;

type SentFile = readonly [file: string, bytes: number];

interface FirstView {
  readonly name: string;
  readonly scripts: readonly SentFile[];
  readonly styles: readonly SentFile[];
}

const inBytes = (count: number) => `${count.toLocaleString('en')} bytes`;

const sumOf = (files: readonly SentFile[]) => files.reduce((sum, [, bytes]) => sum + bytes, 0);

const sentFiles = (files: readonly string[], { readFile }: Dist): Promise<readonly SentFile[]> =>
  Promise.all(
    [...new Set(files)].map(
      async (file) => [file, (await compressAs('br', await readFile(file), bestQuality)).length] as const,
    ),
  );

/** Files of the first view of each screen that is rendered ahead; those with `ui` are drawn later. */
async function firstViewsOf(dist: Dist, { entry, routes, screens }: RemoteRelease) {
  const names = new Set(routes.filter(({ ui }) => !ui).map(({ screen }) => screen));
  const views = [...names].map(async (name): Promise<FirstView> => {
    const { scripts = [], styles = [] } = screens[name] ?? {};
    return {
      name,
      scripts: await sentFiles([entry, ...scripts], dist),
      styles: await sentFiles(styles, dist),
    };
  });
  return await Promise.all(views);
}

/** A line on the first view of each screen. */
export async function firstViewLines(dist: Dist): Promise<readonly string[]> {
  if (dist.release.kind === 'host') return [];
  return (await firstViewsOf(dist, dist.release)).map(({ name, scripts, styles }) => {
    const own = sumOf(scripts);
    const line = `${name}: first scripts ${inBytes(own)}, styles ${inBytes(sumOf(styles))}`;
    if (own <= firstScriptBytes) return line;
    return `Warning: ${line}. A first view has at most ${inBytes(firstScriptBytes)} of scripts with those of the host: import() what it can do without.`;
  });
}

/** First views with more bytes than the remote allows itself. */
export async function budgetProblems(dist: Dist): Promise<readonly string[]> {
  const { release } = dist;
  if (release.kind === 'host' || release.budget === undefined) return [];
  const { budget } = release;
  return (await firstViewsOf(dist, release)).flatMap(({ name, scripts, styles }) => {
    const files = [...scripts, ...styles].sort(([, one], [, other]) => other - one);
    if (sumOf(files) <= budget) return [];
    const biggest = files.slice(0, namedFiles).map(([file, bytes]) => `${file} ${inBytes(bytes)}`);
    return `${titleOf(release)}: the first view of ${name} has ${inBytes(sumOf(files))}, and \`budget\` of remote.json allows ${inBytes(budget)}. The biggest files: ${biggest.join(', ')}. import() what it can do without, or raise the budget.`;
  });
}
