import { contractVersion } from 'shared-types/protocol/contract-version';

const numbers = (version: string) => version.split('.').map(Number);

/**
 * Whether the contract that this host provides lies in a caret range.
 *
 * @param range `^1.2.0`; anything else fits nothing
 */
export function fitsContract(range: string, provided = contractVersion): boolean {
  const [, least] = /^\^(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  if (!least) return false;
  const [major, minor = 0, patch = 0] = numbers(least);
  const [hasMajor, hasMinor = 0, hasPatch = 0] = numbers(provided);
  return hasMajor === major && (hasMinor > minor || (hasMinor === minor && hasPatch >= patch));
}
