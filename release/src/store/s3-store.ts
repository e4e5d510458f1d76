import type { S3Client } from '@aws-sdk/client-s3';
import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseError } from '../model/release-error.js';
import { isAbsent, isUnclear, s3Error } from './s3-errors.js';
import type { Store } from './store.js';

/** Time without a byte after which a connection is given up, in milliseconds. */
const idleLimitMs = 4000;

/** Time for a whole call with all its attempts, in milliseconds. */
const callLimitMs = 60_000;

const attempts = 5;

/** The longest key, in bytes. A longer one, which a visitor may send, leads to nothing. */
const longestKeyBytes = 1024;

const scheme = 's3://';

const placePattern = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w=+-][\w.=+-]*)*)\/?$/;

export const isBucket = (place: string): boolean => place.startsWith(scheme);

function parsePlace(place: string) {
  const [, bucket = '', folder = ''] = placePattern.exec(place) ?? [];
  if (bucket !== '')
    return { Bucket: bucket, title: scheme + bucket + folder, base: folder && `${folder.slice(1)}/` };
  throw new ReleaseError('usage', `'${place}' is not a bucket. Give --store one as s3://my-bucket/site`);
}

/** Loads the SDK, which only a store in a bucket needs. Keys, region and address come from its usual environment. */
async function openClients() {
  // On Node 20 it says at each command that later versions will not run there.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const sdk = await import('@aws-sdk/client-s3');
  const client = (maxAttempts: number): S3Client =>
    new sdk.S3Client({
      maxAttempts,
      forcePathStyle: true,
      // Files have digests of their own, and not all services know these checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: idleLimitMs, socketTimeout: idleLimitMs },
    });
  return { sdk, retrying: client(attempts), single: client(1) };
}

type Clients = Awaited<ReturnType<typeof openClients>>;

interface Limit {
  readonly abortSignal: AbortSignal;
}

async function ifThere<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

export interface S3Options {
  /** True to fail every call after a failure: a command ends then, and takes nothing unread for missing. */
  readonly stopsAtFailure?: boolean;
}

async function namesBelow(
  { sdk, retrying: client }: Clients,
  place: { Bucket: string; Prefix: string },
  limit: Limit,
) {
  const found = new Set<string>();
  for await (const page of sdk.paginateListObjectsV2({ client }, { ...place, Delimiter: '/' }, limit)) {
    for (const { Key = '' } of page.Contents ?? []) found.add(Key.slice(place.Prefix.length));
    for (const { Prefix = '' } of page.CommonPrefixes ?? []) found.add(Prefix.slice(place.Prefix.length, -1));
  }
  found.delete('');
  return [...found].sort();
}

/** Calls of a service, with its errors in words. */
function bucketCalls(title: string, stopsAtFailure: boolean) {
  let clients: Promise<Clients> | undefined;
  let failure: ReleaseError | undefined;
  return {
    failed: (error: unknown, what: string): ReleaseError => (failure = s3Error(error, what)),
    failure: () => failure,
    call: async <Value>(what: string, work: (clients: Clients, limit: Limit) => Promise<Value>) => {
      if (stopsAtFailure && failure) throw failure;
      try {
        const abortSignal = AbortSignal.timeout(callLimitMs);
        return await work(await (clients ??= openClients()), { abortSignal });
      } catch (error) {
        throw (failure = s3Error(error, what.replace(' ', ` ${title}/`)));
      }
    },
  };
}

/** A store in a bucket of an S3 service with conditional writes. @param place `s3://bucket/prefix` */
export function s3Store(place: string, { stopsAtFailure = false }: S3Options = {}): Store {
  const { Bucket, title, base } = parsePlace(place);
  const { call, failed, failure } = bucketCalls(title, stopsAtFailure);

  const isPossible = (key: string) => Buffer.byteLength(base + key) <= longestKeyBytes;

  const read: Store['read'] = async (key) => {
    if (!isPossible(key)) return undefined;
    return await call(`read ${key}`, async ({ sdk, retrying }, limit) => {
      for (let attempt = 1; ; attempt += 1) {
        const asked = retrying.send(new sdk.GetObjectCommand({ Bucket, Key: base + key }), limit);
        const answer = await ifThere(asked);
        try {
          return answer && Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
        } catch (error) {
          // The line was dropped within the bytes, which the SDK does not try again.
          if (attempt === attempts) throw error;
        }
      }
    });
  };

  const stat: Store['stat'] = async (key) => {
    if (!isPossible(key)) return undefined;
    return await call(`read ${key}`, async ({ sdk, retrying }, limit) => {
      const asked = retrying.send(new sdk.HeadObjectCommand({ Bucket, Key: base + key }), limit);
      const found = await ifThere(asked);
      return found && { bytes: found.ContentLength ?? 0, changedAtMs: Number(found.LastModified) };
    });
  };

  /** Sends bytes to a free key once. @returns the reason, if it is unknown whether they were written */
  const createOnce = (key: string, Body: Buffer) =>
    call(`write ${key}`, async ({ sdk, single }, limit): Promise<unknown> => {
      try {
        const input = { Bucket, Key: base + key, Body, IfNoneMatch: '*' };
        await single.send(new sdk.PutObjectCommand(input), limit);
        return undefined;
      } catch (error) {
        if (isUnclear(error)) return error;
        throw error;
      }
    });

  const create: Store['create'] = async (key, bytes) => {
    const body = Buffer.from(bytes);
    for (let attempt = 1; ; attempt += 1) {
      const doubt = await createOnce(key, body);
      if (doubt === undefined) return true;
      // An answer was lost, or something before the service tried twice: what is there now tells who wrote it.
      const there = await read(key);
      if (there) return there.equals(body);
      if (attempt === attempts) throw failed(doubt, `write ${title}/${key}`);
      await pause(Math.random() * 50 * 2 ** attempt);
    }
  };

  return {
    title,
    read,
    has: async (key) => (await stat(key)) !== undefined,
    stat,
    list: (key) =>
      call(`list ${key}`, (clients, limit) =>
        namesBelow(clients, { Bucket, Prefix: base + (key && `${key}/`) }, limit),
      ),
    create,
    replace: (key, bytes) =>
      call(`write ${key}`, async ({ sdk, retrying }, limit) => {
        const input = { Bucket, Key: base + key, Body: Buffer.from(bytes) };
        await retrying.send(new sdk.PutObjectCommand(input), limit);
      }),
    remove: (key) =>
      call(`remove ${key}`, async ({ sdk, retrying }, limit) => {
        await ifThere(retrying.send(new sdk.DeleteObjectCommand({ Bucket, Key: base + key }), limit));
      }),
    failure,
  };
}
