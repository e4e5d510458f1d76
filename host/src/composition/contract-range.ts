import { contractVersion } from 'shared-types/protocol/contract-version';

/** Versions of the contract that this host provides. */
const providedContracts = [contractVersion];

const numbers = (version: string) => version.split('.').map(Number);

/**
 * Whether one of the provided versions lies in a caret range.
 *
 * @param range `^1.2.0`; anything else fits nothing
 */
export function fitsContract(range: string, provided: readonly string[] = providedContracts): boolean {
  const [, least] = /^\^(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  if (!least) return false;
  const [major = 0, minor = 0, patch = 0] = numbers(least);
  return provided.some((version) => {
    const [hasMajor = 0, hasMinor = 0, hasPatch = 0] = numbers(version);
    if (hasMajor !== major) return false;
    return hasMinor > minor || (hasMinor === minor && hasPatch >= patch);
  });
}
