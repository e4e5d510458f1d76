import { ReleaseError } from '../model/release-error.js';
import { codeOf, messageOf } from '../model/thrown.js';

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';

/** The HTTP status of an answer; `undefined` if none came. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  return (error.$metadata as { readonly httpStatusCode?: number }).httpStatusCode;
}

/** True if there is nothing under a key; a bucket that is missing is another matter. */
export const isAbsent = (error: unknown): boolean =>
  statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket';

/** True if what was sent may have been done all the same, or may succeed the next time. */
export function isUnclear(error: unknown): boolean {
  const status = statusOf(error) ?? 500;
  return status >= 500 || [408, 409, 412, 429].includes(status);
}

/** True if the SDK has found no keys or no region. */
const isUnconfigured = (error: unknown): boolean =>
  nameOf(error) === 'CredentialsProviderError' || messageOf(error) === 'Region is missing';

function causeOf(error: unknown): string {
  const status = statusOf(error);
  const code = codeOf(error);
  if (isUnconfigured(error))
    return `Nothing was asked (${messageOf(error)}): set AWS_REGION and the keys; a profile is in the folder that HOME names`;
  if (status === undefined)
    return `The service does not answer (${typeof code === 'string' ? code : messageOf(error)}): check AWS_ENDPOINT_URL, AWS_REGION, the keys and the network`;
  return `The service answers ${status} ${nameOf(error)} (${messageOf(error)}): docs/bucket.md says what it must allow`;
}

/** @param what action that failed: `read s3://bucket/key` */
export const s3Error = (error: unknown, what: string): ReleaseError =>
  new ReleaseError('store', `Cannot ${what}. ${causeOf(error)}, then repeat the command.`);
