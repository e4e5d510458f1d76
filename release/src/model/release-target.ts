import { isPackageName, isVersion } from 'shared-types/schemas/texts';
import { ReleaseError } from './release-error.js';

/** A package and the version of it that a command names. */
export interface ReleaseTarget {
  readonly name: string;
  readonly version: string;
}

/** `catalogue@1.4.2` */
export const targetText = ({ name, version }: ReleaseTarget): string => `${name}@${version}`;

/** Names the site configuration in commands that take the name of a package. */
export const configurationName = 'configuration';

/** Reads `catalogue@1.4.2`. */
export function parseTarget(text: string): ReleaseTarget {
  const [name = '', version = '', ...rest] = text.split('@');
  if (rest.length > 0 || !isPackageName(name) || !isVersion(version)) {
    throw new ReleaseError('usage', `'${text}' is not NAME@VERSION. Write, for example, catalogue@1.4.2.`);
  }
  return { name, version };
}
