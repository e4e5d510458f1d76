import path from 'node:path';
import { sha256Hex } from '../model/digest.js';
import { ReleaseError } from '../model/release-error.js';
import { messageOf } from '../model/thrown.js';
import { codings, codedKey, isCompressible } from './compression.js';
import { directoryStore } from './directory-store.js';
import { isBucket, s3Store } from './s3-store.js';
import type { Store } from './store.js';

/** Time that the store may take to say what is new, in milliseconds; its copies answer then. */
const answerLimitMs = 2000;

/** Pause before a compressed form that was not there is asked for again, in milliseconds. */
const askAgainMs = 5000;

const mostRemembered = 10_000;

/** True for what environments are kept by, and for their folders. The pages of previews lie beside it. */
const isOfEnvironment = (key: string) => /^(?:envs|previews)(?![^/]|\/[^/]+\/pages(?:\/|$))/.test(key);

/** True for what is written again and again: a copy of it may be old. Everything else is created once. */
const isChanging = (key: string) =>
  (isOfEnvironment(key) && /^[^/]+\/[^/]+\/(?!generations\/|site-config\/)/.test(key)) ||
  /^releases\/.*\/published\.json$/.test(key);

/** True for a folder whose names never go: a store that has lost some of these is still served from the copies. */
const isKept = (folder: string) => folder === '' || folder.endsWith('/generations');

const isCoded = (key: string) =>
  codings.some((coding) => {
    const plain = key.slice(0, -codedKey('', coding).length);
    return isCompressible(plain) && codedKey(plain, coding) === key;
  });

async function withinLimit<Value>(work: Promise<Value>, title: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const text = `${title} has not answered for ${answerLimitMs / 1000} s: look at the service and the network.`;
    timer = setTimeout(() => reject(new ReleaseError('store', text)), answerLimitMs);
  });
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * A store for servers: keeps a copy of all that it reads, and answers from the copies while the place itself does not answer.
 * After a failure only what is new is asked for, so that no visitor waits for a place that hangs.
 *
 * @param folder folder of the copies; several stores and servers can share one
 */
export function cachedStore(origin: Store, folder: string): Store {
  const copies = directoryStore(path.join(folder, sha256Hex(origin.title).slice(0, 16)));
  const askedAtMs = new Map<string, number>();
  let failure: ReleaseError | undefined;

  function failed(error: unknown): ReleaseError {
    return (failure = error instanceof ReleaseError ? error : new ReleaseError('store', messageOf(error)));
  }

  /** Asks what is new: the answer says whether the place is there. */
  async function ask<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      const value = await withinLimit(work(), origin.title);
      failure = undefined;
      return value;
    } catch (error) {
      throw failed(error);
    }
  }

  async function keep(key: string, bytes: Buffer | undefined): Promise<Buffer | undefined> {
    if (bytes && !(await copies.read(key))?.equals(bytes)) await copies.replace(key, bytes);
    return bytes;
  }

  async function fetch(key: string): Promise<Buffer | undefined> {
    if (failure) throw failure;
    try {
      return await keep(key, await origin.read(key));
    } catch (error) {
      throw failed(error);
    }
  }

  /** Fetches a compressed form later: until then the server compresses what it sends, and nobody waits. */
  function fetchLater(key: string) {
    const now = performance.now();
    if (failure || now - (askedAtMs.get(key) ?? -askAgainMs) < askAgainMs) return;
    if (askedAtMs.size >= mostRemembered) askedAtMs.clear();
    askedAtMs.set(key, now);
    fetch(key).catch(() => {});
  }

  const isAsked = (key: string) => failure === undefined || key === '' || isOfEnvironment(key);

  return {
    ...origin,
    read: async (key) => {
      if (isChanging(key))
        return await ask(async () => await keep(key, await origin.read(key))).catch(() => copies.read(key));
      const copy = await copies.read(key);
      if (copy) return copy;
      if (!isCoded(key)) return await fetch(key);
      fetchLater(key);
      return undefined;
    },
    has: async (key) =>
      (await copies.has(key)) || (isAsked(key) && (await ask(() => origin.has(key)).catch(() => false))),
    list: async (key) => {
      const copied = await copies.list(key);
      if (!isAsked(key)) return copied;
      try {
        const names = await ask(() => origin.list(key));
        return isKept(key) ? [...new Set([...names, ...copied])].sort() : names;
      } catch (error) {
        if (copied.length === 0) throw error;
        return copied;
      }
    },
    reread: async (key) => {
      const bytes = await ask(() => origin.read(key));
      return isOfEnvironment(key) ? bytes : await keep(key, bytes);
    },
    failure: () => failure,
  };
}

/** Opens a store for a server, which keeps copies in a folder and answers from them while the store does not answer. */
export const openCachedStore = (place: string, folder: string): Store =>
  cachedStore(isBucket(place) ? s3Store(place) : directoryStore(place), folder);
