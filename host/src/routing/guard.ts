import type { RouteDescriptor, ShellLocation } from 'shared-types';
import { guest, isAllowed } from '../services/user';
import { safePath } from '../services/safe-path';

export const loginPath = '/login';

export type GuardDecision =
  | { readonly kind: 'pass' }
  /** A guest signs in first; the path asked for is remembered. */
  | { readonly kind: 'sign-in'; readonly redirectUrl: string }
  /** Somebody who has signed in needs no sign-in page, and goes on to the remembered path or to `/`. */
  | { readonly kind: 'go-on'; readonly to: string }
  /** Somebody who may not open it, or the remembered path, is sent to the remembered path or to `/`. */
  | { readonly kind: 'deny'; readonly to: string };

export interface GuardInput {
  readonly route: Pick<RouteDescriptor, 'auth'>;
  readonly role: string;
  readonly location: Pick<ShellLocation, 'path' | 'search' | 'hash'>;
  /** The path that was remembered when a guest was sent to sign in. */
  readonly remembered: string | undefined;
  /** Roles of the route at a path, if there is one. */
  readonly authAt: (path: string) => readonly string[] | undefined;
}

const pass = { kind: 'pass' } as const;

/** Decides on a matched route. For convenience only: it is the API that protects the data. */
export function guardRoute({ route, role, location, remembered, authAt }: GuardInput): GuardDecision {
  const isSignedInAtLogin = location.path === loginPath && role !== guest.role;
  if (!isSignedInAtLogin && isAllowed(role, route.auth)) return pass;
  if (role === guest.role) {
    return { kind: 'sign-in', redirectUrl: location.path + location.search + location.hash };
  }
  const path = safePath(remembered);
  const [pathname = '/'] = path.split(/[?#]/);
  if (!isAllowed(role, authAt(pathname))) return { kind: 'deny', to: '/' };
  return { kind: isSignedInAtLogin ? 'go-on' : 'deny', to: path };
}
