import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { RouteMatch } from 'shared-types/release';
import { guardRoute, loginPath, type GuardInput } from '../routing/guard';
import { useNavigator } from '../routing/use-navigator';
import { rememberedRedirect, rememberRedirect } from '../routing/redirect-memory';
import type { Services } from '../services/services';

interface GuardedProps {
  readonly match: RouteMatch | undefined;
  readonly authAt: (path: string) => readonly string[] | undefined;
  readonly services: Services;
  readonly children: ReactNode;
}

/** Draws nothing of a route that this visitor may not open, and goes where the guard says. */
export function Guarded({ match, authAt, services, children }: GuardedProps) {
  const { pathname: path, search, hash } = useLocation();
  const navigator = useNavigator();
  const { user, storage } = services;
  const { role } = useSyncExternalStore(user.subscribe, user.getState, user.getInitialState);
  const route: GuardInput['route'] = match?.route ?? {};
  const isGuarded = (route.auth ?? []).length > 0 || path === loginPath;
  const decision = isGuarded
    ? guardRoute({
        route,
        role,
        location: { path, search, hash },
        remembered: rememberedRedirect(storage),
        authAt,
      })
    : { kind: 'pass' as const };
  const target = decision.kind === 'redirect' ? decision.to : loginPath;
  const redirectUrl = decision.kind === 'sign-in' ? decision.redirectUrl : undefined;
  const isOpen = decision.kind === 'pass';
  useEffect(() => {
    if (isOpen) return;
    if (redirectUrl !== undefined) rememberRedirect(storage, redirectUrl);
    else console.warn('You do not have access to that page');
    navigator.replace(target, redirectUrl === undefined ? undefined : { redirectUrl });
  }, [isOpen, target, redirectUrl, navigator, storage]);
  return isOpen ? children : null;
}
