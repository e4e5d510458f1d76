import type { PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseError } from '../model/release-error.js';
import { isAbsent, isUnclear, s3Error } from './s3-errors.js';
import type { Store } from './store.js';

/** Time without a byte after which a connection is given up, in milliseconds. */
const idleLimitMs = 4000;

/** Time for a whole call with all its attempts, in milliseconds. */
const callLimitMs = 60_000;

/** Number of attempts of a call. */
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

/** A store in a bucket of an S3 service with conditional writes. @param place `s3://bucket/prefix` */
export function s3Store(place: string, { stopsAtFailure = false }: S3Options = {}): Store {
  const { Bucket, title, base } = parsePlace(place);
  let clients: Promise<Clients> | undefined;
  let failure: ReleaseError | undefined;

  const failed = (error: unknown, what: string): ReleaseError => (failure = s3Error(error, what));

  async function call<Value>(what: string, work: (clients: Clients, limit: Limit) => Promise<Value>) {
    if (stopsAtFailure && failure) throw failure;
    try {
      return await work(await (clients ??= openClients()), { abortSignal: AbortSignal.timeout(callLimitMs) });
    } catch (error) {
      throw failed(error, what);
    }
  }

  const onKey = <Value>(
    verb: string,
    key: string,
    work: (clients: Clients, limit: Limit, Key: string) => Promise<Value>,
  ) => call(`${verb} ${title}/${key}`, (opened, limit) => work(opened, limit, base + key));

  const isPossible = (key: string) => Buffer.byteLength(base + key) <= longestKeyBytes;

  const read: Store['read'] = async (key) => {
    if (!isPossible(key)) return undefined;
    return await onKey('read', key, async ({ sdk, retrying }, limit, Key) => {
      for (let attempt = 1; ; attempt += 1) {
        const answer = await ifThere(retrying.send(new sdk.GetObjectCommand({ Bucket, Key }), limit));
        if (!answer) return undefined;
        try {
          return Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
        } catch (error) {
          // The line was dropped within the bytes, which the SDK does not try again.
          if (attempt === attempts) throw error;
        }
      }
    });
  };

  /** Sends bytes once. @returns the reason, if it is unknown whether they were written */
  const sendOnce = (key: string, input: Pick<PutObjectCommandInput, 'Body' | 'IfNoneMatch'>) =>
    onKey('write', key, async ({ sdk, single }, limit, Key): Promise<unknown> => {
      try {
        await single.send(new sdk.PutObjectCommand({ Bucket, Key, ...input }), limit);
        return undefined;
      } catch (error) {
        if (isUnclear(error)) return error;
        throw error;
      }
    });

  const size: Store['size'] = async (key) => {
    if (!isPossible(key)) return undefined;
    return await onKey('read', key, async ({ sdk, retrying }, limit, Key) => {
      const asked = retrying
        .send(new sdk.HeadObjectCommand({ Bucket, Key }), limit)
        .catch((error: unknown) => {
          if (isAbsent(error) || isUnclear(error)) throw error;
          // A refusal of this kind has no body: another names the reason.
          return retrying.send(new sdk.GetObjectCommand({ Bucket, Key }), limit);
        });
      const found = await ifThere<{ ContentLength?: number | undefined }>(asked);
      return found && (found.ContentLength ?? 0);
    });
  };

  return {
    title,
    read,
    has: async (key) => (await size(key)) !== undefined,
    size,
    list: (key) =>
      onKey('list', key, async ({ sdk, retrying: client }, limit) => {
        const Prefix = base + (key && `${key}/`);
        const found = new Set<string>();
        const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter: '/' }, limit);
        for await (const { Contents = [], CommonPrefixes = [] } of pages) {
          for (const { Key = '' } of Contents) found.add(Key.slice(Prefix.length));
          for (const { Prefix: below = '' } of CommonPrefixes) found.add(below.slice(Prefix.length, -1));
        }
        found.delete('');
        return [...found].sort();
      }),
    create: async (key, bytes) => {
      const Body = Buffer.from(bytes);
      for (let attempt = 1; ; attempt += 1) {
        const doubt = await sendOnce(key, { Body, IfNoneMatch: '*' });
        if (doubt === undefined) return true;
        // An answer was lost, or something before the service tried twice: what is there now tells who wrote it.
        const there = await read(key);
        if (there) return there.equals(Body);
        if (attempt === attempts) throw failed(doubt, `write ${title}/${key}`);
        await pause(Math.random() * 50 * 2 ** attempt);
      }
    },
    replace: (key, bytes) =>
      onKey('write', key, async ({ sdk, retrying }, limit, Key) => {
        await retrying.send(new sdk.PutObjectCommand({ Bucket, Key, Body: Buffer.from(bytes) }), limit);
      }),
    remove: (key) =>
      onKey('remove', key, async ({ sdk, retrying }, limit, Key) => {
        await ifThere(retrying.send(new sdk.DeleteObjectCommand({ Bucket, Key }), limit));
      }),
    failure: () => failure,
  };
}
