/** Remembers for ten minutes where a guest wanted to go, across the redirects of a sign-in. */
import type { StoredFormat } from 'shared-types';
import { hostKeys } from '../services/storage/host-keys';
import { safePath } from '../services/safe-path';
import type { StorageService } from '../services/storage/storage';

const keptForMs = 10 * 60_000;

interface Redirect {
  readonly path: string;
  /** Time of storing, in milliseconds since 1970. */
  readonly atMs: number;
}

const format: StoredFormat<Redirect | undefined> = {
  initial: undefined,
  parse: (data) => {
    const { path, atMs } = (data ?? {}) as Partial<Record<keyof Redirect, unknown>>;
    return typeof path === 'string' && typeof atMs === 'number' ? { path, atMs } : undefined;
  },
};

const redirectIn = ({ open }: StorageService) =>
  open({ declared: hostKeys, key: 'site.redirect.v1' }, format);

/** The router's state has the path too, for browsers that store nothing. */
export const rememberRedirect = (storage: StorageService, path: string, now = new Date()) =>
  redirectIn(storage).set({ path, atMs: now.getTime() });

/** @returns a safe path, or undefined if none is remembered or it is too old */
export function rememberedRedirect(storage: StorageService, now = new Date()): string | undefined {
  const redirect = redirectIn(storage).getState();
  if (!redirect || now.getTime() - redirect.atMs > keptForMs) return undefined;
  return safePath(redirect.path);
}

export const forgetRedirect = (storage: StorageService) => redirectIn(storage).clear();
