/**
 * The modules of which a page may hold one copy only. This is the one table: the host's build, the remotes' builds,
 * the host's list of lazily offered modules and the check of built files all read it.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

/** In the host's first scripts. */
export const eagerModules = ['react', 'react/jsx-runtime', 'react-dom'];

/**
 * Offered by the host, loaded when the first remote asks: one chunk for each group. Of MUI it is what hands down the theme
 * and writes styles; the components come with each remote.
 */
export const lazyModules = {
  axios: ['axios'],
  mui: ['@emotion/react', '@emotion/styled', '@mui/system/DefaultPropsProvider', '@mui/system/RtlProvider'],
};

/** Every specifier that a remote takes from the host. */
export const sharedSpecifiers = [...eagerModules, ...Object.values(lazyModules).flat()];

/** @param {string} specifier */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * @param {string} folder of the package that would import it
 * @param {string} specifier `@mui/system/RtlProvider`
 * @returns the version installed for that package, or undefined if it does not depend on it
 */
export function installedVersion(folder, specifier) {
  const name = packageOf(specifier);
  try {
    const own = createRequire(path.join(folder, 'package.json'));
    const require = name.startsWith('@') ? createRequire(own.resolve('@mui/material/package.json')) : own;
    return /** @type {string} */ (require(`${name}/package.json`).version);
  } catch {
    return undefined;
  }
}

/**
 * What the host puts into the share scope at once, in the form of the federation plugin.
 *
 * @param {string} hostFolder
 */
export const providedEagerly = (hostFolder) =>
  Object.fromEntries(
    eagerModules.map((specifier) => {
      const version = installedVersion(hostFolder, specifier) ?? '';
      return [specifier, { singleton: true, eager: true, version, requiredVersion: `^${version}` }];
    }),
  );

/**
 * Versions of everything that the host provides, as `release.json` states them.
 *
 * @param {string} hostFolder
 * @returns {Record<string, string>}
 */
export const providedVersions = (hostFolder) =>
  Object.fromEntries(
    sharedSpecifiers.map((specifier) => [specifier, installedVersion(hostFolder, specifier) ?? '']),
  );

/**
 * Ranges of what a remote may take from the host, as far as it is installed.
 *
 * @param {string} remoteFolder
 * @returns {Record<string, string>}
 */
export const neededRanges = (remoteFolder) =>
  Object.fromEntries(
    sharedSpecifiers.flatMap((specifier) => {
      const version = installedVersion(remoteFolder, specifier);
      return version === undefined ? [] : [[specifier, `^${version}`]];
    }),
  );

/**
 * What a remote takes, in the form of the federation plugin: never a copy of its own.
 *
 * @param {string} remoteFolder
 */
export const takenByRemote = (remoteFolder) =>
  Object.fromEntries(
    Object.entries(neededRanges(remoteFolder)).map(([specifier, requiredVersion]) => [
      specifier,
      { singleton: true, import: /** @type {false} */ (false), requiredVersion },
    ]),
  );
