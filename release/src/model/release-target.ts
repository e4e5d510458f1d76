import semver from 'semver';
import { ReleaseError } from './release-error.js';

/** A package and the version of it that a command names. */
export interface ReleaseTarget {
  readonly name: string;
  readonly version: string;
}

const packageName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Whether a text may be the name of a package of the site. */
export const isPackageName = (text: string): boolean => packageName.test(text);

/** Stands for the site configuration where the name of a package is asked for. */
export const configurationName = 'configuration';

/** Whether a text is a semantic version in its one spelling: `1.0`, `v1.0.0` and `latest` are not. */
export const isVersion = (text: string): boolean => semver.valid(text) === text && !text.includes('+');

/** Reads `catalogue@1.4.2`. */
export function parseTarget(text: string): ReleaseTarget {
  const [name = '', version = '', ...rest] = text.split('@');
  if (rest.length > 0 || !isPackageName(name) || !isVersion(version)) {
    throw new ReleaseError('usage', `'${text}' is not NAME@VERSION. Write, for example, catalogue@1.4.2.`);
  }
  return { name, version };
}
