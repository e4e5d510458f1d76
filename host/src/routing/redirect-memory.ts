/** Remembers for ten minutes where a guest wanted to go, across the redirects of a sign-in. */
import { envelopeText, readEnvelope } from 'shared-types/protocol/stored-envelope';
import { hostKeys } from '../services/storage/host-keys';
import { safePath } from '../services/safe-path';
import type { StorageService } from '../services/storage/storage-service';
import type { StoredCodec } from '../services/storage/stored-value';

const keptForMs = 10 * 60_000;

interface Redirect {
  readonly path: string;
  readonly storedAt: Date;
}

const codec: StoredCodec<Redirect | undefined> = {
  initial: undefined,
  decode: (text) => {
    const { at = '', data } = readEnvelope(text) ?? {};
    return typeof data === 'string' ? { path: data, storedAt: new Date(at) } : undefined;
  },
  encode: (redirect) => (redirect ? envelopeText(redirect.path, redirect.storedAt) : ''),
};

const redirectIn = ({ open }: StorageService) => open({ declared: hostKeys, key: 'site.redirect.v1' }, codec);

/** The router's state has the path too, for browsers that store nothing. */
export const rememberRedirect = (storage: StorageService, redirectUrl: string, now = new Date()) =>
  redirectIn(storage).set({ path: redirectUrl, storedAt: now });

/** @returns a safe path, or undefined if none is remembered or it is too old */
export function rememberedRedirect(storage: StorageService, now = new Date()): string | undefined {
  const redirect = redirectIn(storage).getState();
  if (!redirect || now.getTime() - redirect.storedAt.getTime() > keptForMs) return undefined;
  return safePath(redirect.path);
}

export const forgetRedirect = (storage: StorageService) => redirectIn(storage).clear();
