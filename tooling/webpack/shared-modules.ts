/**
 * Modules of which a page may hold one copy only. This is the one table: the host's build, the remotes' builds,
 * the host's list of lazily offered modules and the check of built files all read it.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

/** Modules in the host's first scripts. */
export const eagerModules = ['react', 'react/jsx-runtime', 'react-dom'];

/**
 * Modules that the host loads when the first remote asks, one chunk for each group. Those of MUI hand down the theme and
 * write styles; the components come with each remote.
 */
export const lazyModules = {
  axios: ['axios'],
  mui: ['@emotion/react', '@emotion/styled', '@mui/system/DefaultPropsProvider', '@mui/system/RtlProvider'],
};

/** Every specifier that a remote takes from the host. */
export const sharedSpecifiers = [...eagerModules, ...Object.values(lazyModules).flat()];

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** @param specifier  `@mui/system/RtlProvider`. @returns the version installed for the folder's package, if any */
export function installedVersion(folder: string, specifier: string) {
  const name = packageOf(specifier);
  try {
    const own = createRequire(path.join(folder, 'package.json'));
    const require = name.startsWith('@') ? createRequire(own.resolve('@mui/material/package.json')) : own;
    return (require(`${name}/package.json`) as { version: string }).version;
  } catch {
    return undefined;
  }
}

/** Modules that the host puts into the share scope at once, in the form of the federation plugin. */
export const providedEagerly = (hostFolder: string) =>
  Object.fromEntries(
    eagerModules.map((specifier) => {
      const version = installedVersion(hostFolder, specifier) ?? '';
      return [specifier, { singleton: true, eager: true, version, requiredVersion: `^${version}` }];
    }),
  );

/** Versions of all modules that the host provides, as `release.json` states them. */
export const providedVersions = (hostFolder: string): Record<string, string> =>
  Object.fromEntries(
    sharedSpecifiers.map((specifier) => [specifier, installedVersion(hostFolder, specifier) ?? '']),
  );

/** Ranges of the modules that a remote may take from the host, as far as they are installed. */
export const neededRanges = (remoteFolder: string): Record<string, string> =>
  Object.fromEntries(
    sharedSpecifiers.flatMap((specifier) => {
      const version = installedVersion(remoteFolder, specifier);
      return version === undefined ? [] : [[specifier, `^${version}`]];
    }),
  );

/** Modules that a remote takes from the host, in the form of the federation plugin: never a copy of its own. */
export const takenByRemote = (remoteFolder: string) =>
  Object.fromEntries(
    Object.entries(neededRanges(remoteFolder)).map(([specifier, requiredVersion]) => [
      specifier,
      { singleton: true, import: false as const, requiredVersion },
    ]),
  );
