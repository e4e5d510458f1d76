/**
 * The modules of which a page may hold one copy only. This is the one table: the host's build, the remotes' builds,
 * the host's list of lazily offered modules and the check of built files all read it.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { muiPackageFolder, muiParts, muiPartsSpecifier } from './mui-parts.mjs';

/** In the host's first scripts. */
export const eagerModules = ['react', 'react/jsx-runtime', 'react-dom'];

/**
 * Offered by the host, loaded when the first remote asks: one chunk for each group. More components of MUI are among its
 * parts (`mui-parts.mjs`); those here have names of their own because releases ask for them so.
 */
export const lazyModules = {
  axios: ['axios'],
  mui: [
    '@mui/material/Alert',
    '@mui/material/Button',
    '@mui/material/Card',
    '@mui/material/CardContent',
    '@mui/material/Chip',
    '@mui/material/IconButton',
    '@mui/material/OutlinedInput',
    muiPartsSpecifier,
  ],
};

/** Every specifier that a remote takes from the host. */
export const sharedSpecifiers = [...eagerModules, ...Object.values(lazyModules).flat()];

/** @param {string} specifier */
function packageOf(specifier) {
  if (specifier === muiPartsSpecifier) return '@mui/material';
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * @param {string} folder of the package that would import it
 * @param {string} specifier `@mui/material/Button`
 * @returns the version installed for that package, or undefined if it does not depend on it
 */
export function installedVersion(folder, specifier) {
  const name = packageOf(specifier);
  try {
    const place = name.startsWith('@mui/') ? muiPackageFolder(folder, name) : folder;
    const require = createRequire(path.join(place, 'package.json'));
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
    [...sharedSpecifiers, ...muiParts].map((specifier) => [
      specifier,
      installedVersion(hostFolder, specifier) ?? '',
    ]),
  );

/**
 * Ranges of everything that a remote may take from the host.
 *
 * @param {string} remoteFolder
 * @returns {Record<string, string>}
 */
export const neededRanges = (remoteFolder) =>
  Object.fromEntries(
    [...sharedSpecifiers, ...muiParts].map((specifier) => [
      specifier,
      `^${installedVersion(remoteFolder, specifier)}`,
    ]),
  );

/**
 * What a remote takes, in the form of the federation plugin: never a copy of its own.
 *
 * @param {string} remoteFolder
 */
export function takenByRemote(remoteFolder) {
  const ranges = neededRanges(remoteFolder);
  return Object.fromEntries(
    sharedSpecifiers.map((specifier) => [
      specifier,
      {
        singleton: true,
        import: /** @type {false} */ (false),
        requiredVersion: /** @type {string} */ (ranges[specifier]),
      },
    ]),
  );
}
