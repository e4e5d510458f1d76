/** Says what an operator can do about what an S3 service answers, or about no answer. */
import { ReleaseError } from '../model/release-error.js';
import { codeOf, messageOf } from '../model/thrown.js';

const wrongKeys = 'The keys are wrong: check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';

const expiredKeys = 'The keys have expired: get new ones, then repeat the command.';

const notAllowed =
  'The keys do not allow it, or the bucket is read-only: use keys of somebody who may do it, or allow it in the policy of the bucket ("Who may do what" in docs/bucket.md).';

const full = 'The bucket is full or its quota is used up: make room, then repeat the command.';

const otherRegion = 'The bucket is in another region: name it in AWS_REGION.';

const noConditions = 'The service has no conditional writes, and a store needs them: use another --store.';

/** Remedies by the name of the error, or by its HTTP status where the name says nothing. */
const remedies: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: wrongKeys,
  SignatureDoesNotMatch: wrongKeys,
  CredentialsProviderError: 'There are no keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
  ExpiredToken: expiredKeys,
  InvalidToken: expiredKeys,
  TokenRefreshRequired: expiredKeys,
  NoSuchBucket: 'There is no such bucket: make it, or name another --store.',
  QuotaExceeded: full,
  XMinioStorageFull: full,
  PermanentRedirect: otherRegion,
  AuthorizationHeaderMalformed: otherRegion,
  RequestTimeTooSkewed: 'The clock of this machine is wrong: set it.',
  NotImplemented: noConditions,
  401: notAllowed,
  403: notAllowed,
  501: noConditions,
  507: full,
};

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

const isMissingRegion = (error: unknown) => messageOf(error) === 'Region is missing';

function knownRemedy(error: unknown): string | undefined {
  if (isMissingRegion(error)) return 'Name the region of the bucket in AWS_REGION.';
  return remedies[nameOf(error)] ?? remedies[statusOf(error) ?? ''];
}

/** True if what was sent may have been done all the same, or may succeed the next time. */
export function isUnclear(error: unknown): boolean {
  const status = statusOf(error) ?? 500;
  return knownRemedy(error) === undefined && (status >= 500 || [408, 409, 412, 429].includes(status));
}

function otherRemedy(error: unknown): string {
  const code = codeOf(error);
  const status = statusOf(error);
  return status === undefined
    ? `The service does not answer (${typeof code === 'string' ? code : nameOf(error)}): check AWS_ENDPOINT_URL and the network, then repeat the command.`
    : `The service answers ${status} ${nameOf(error)}: look at its log, wait a moment, then repeat the command.`;
}

/** @param what action that failed: `read s3://bucket/key` */
export const s3Error = (error: unknown, what: string): ReleaseError =>
  new ReleaseError('store', `Cannot ${what}. ${knownRemedy(error) ?? otherRemedy(error)}`);
