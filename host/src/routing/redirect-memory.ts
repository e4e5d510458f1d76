/** Remembers for ten minutes where a guest wanted to go, across the redirects of a sign-in. */
import { safePath } from '../services/safe-path';

const key = 'site.redirect.v1';
const keptForMs = 10 * 60_000;

interface Envelope {
  readonly v: 1;
  /** ISO 8601. */
  readonly at: string;
  readonly data: string;
}

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  (value as Partial<Envelope>).v === 1 &&
  typeof (value as Partial<Envelope>).at === 'string' &&
  typeof (value as Partial<Envelope>).data === 'string';

/** Does nothing where storage is blocked: the router's state carries the path as well. */
export function rememberRedirect(redirectUrl: string, now = new Date()) {
  const envelope: Envelope = { v: 1, at: now.toISOString(), data: redirectUrl };
  try {
    sessionStorage.setItem(key, JSON.stringify(envelope));
  } catch {
    console.warn('The path to return to after sign-in cannot be stored.');
  }
}

/** @returns a safe path, or undefined if none is remembered or it is too old */
export function rememberedRedirect(now = new Date()): string | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isEnvelope(value) || now.getTime() - Date.parse(value.at) > keptForMs) return undefined;
    return safePath(value.data);
  } catch {
    return undefined;
  }
}
