/** Checks `remote.json` as publishing does, while it is being written. */
import fs from 'node:fs';
import path from 'node:path';
import { collisionsOf, hostProblemsOf } from 'release/model/composition-checks';
import { releaseProblems } from 'release/model/release-checks';
import { contractVersion } from 'shared-types/protocol/contract-version';
import type { HostRelease } from 'shared-types/release';
import { failureText } from 'tooling/setup/failure';
import { inRoot } from 'tooling/setup/root';
import type { WebpackPluginInstance } from 'webpack';
import { sourceProblems } from '../build/check-screens.js';
import { remoteFolders } from '../site/packages.js';
import { exposedBy, readDescriptor } from '../webpack/remote.js';
import { devRelease, devVersion } from './dev-site.js';

/** The host that is built from the same sources; where there is none, any host of the installed contract. */
function presentHost(): HostRelease {
  const known: Partial<HostRelease> = {
    kind: 'host',
    name: 'host',
    version: devVersion,
    provides: [contractVersion],
    shared: {},
    facts: [],
    storage: fs.existsSync(inRoot('host'))
      ? (JSON.parse(fs.readFileSync(inRoot('host/storage.json'), 'utf8')) as HostRelease['storage'])
      : [],
  };
  // The checks read nothing else of a host.
  return known as HostRelease;
}

/** @param folder  of the remote. @param others  folders of the remotes beside it */
export function contractProblems(folder: string, others: readonly string[]): readonly string[] {
  try {
    const neighbours = others.map((other) => devRelease(readDescriptor(inRoot(other))));
    const release = devRelease(readDescriptor(inRoot(folder)));
    const problems = [
      // The files come with a build.
      ...releaseProblems(release).filter((problem) => !problem.includes('is missing: build it')),
      ...hostProblemsOf(release, presentHost()),
      ...neighbours.flatMap((other) => collisionsOf(release, other)),
    ];
    const file = path.join(folder, 'remote.json');
    return [...sourceProblems(inRoot(folder)), ...problems.map((problem) => `${file}: ${problem}`)];
  } catch (error) {
    return [failureText(error)];
  }
}

const screensIn = (folder: string) =>
  exposedBy(readDescriptor(inRoot(folder)))
    .map(({ name }) => name)
    .join();

export async function contractCheck(folder: string): Promise<WebpackPluginInstance> {
  const others = remoteFolders().filter((other) => other !== folder);
  const builtScreens = screensIn(folder);
  return {
    apply: (compiler) => {
      compiler.hooks.make.tap('contract', ({ errors }) => {
        const problems = [...contractProblems(folder, others)];
        if (problems.length === 0 && screensIn(folder) !== builtScreens)
          problems.push(
            `${path.join(folder, 'remote.json')}: the screens have changed. Start npm run dev again to build them.`,
          );
        for (const problem of problems) errors.push(new compiler.webpack.WebpackError(problem));
      });
    },
  };
}
