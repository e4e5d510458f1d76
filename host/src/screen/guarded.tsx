import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { RouteMatch } from 'shared-types/release';
import { guardRoute, loginPath, type GuardDecision, type GuardInput } from '../routing/guard';
import { useNavigator } from '../routing/use-navigator';
import { forgetRedirect, rememberedRedirect, rememberRedirect } from '../routing/redirect-memory';
import type { Services } from '../services/services';
import { guest } from '../services/user';
import { useStoreState } from './use-store-state';

interface GuardedProps {
  readonly match: RouteMatch | undefined;
  readonly authAt: (path: string) => readonly string[] | undefined;
  readonly services: Services;
  /** Shown while it is not known who is signed in. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/** Draws nothing of a route that this visitor may not open, and goes where the guard says. */
export function Guarded({ match, authAt, services, waiting, children }: GuardedProps) {
  const { pathname: path, search, hash, key } = useLocation();
  const { user, storage, isChecking } = services;
  const isUnknown = useStoreState(isChecking);
  const { role } = useStoreState(user);
  const route: GuardInput['route'] = match?.route ?? {};
  const isGuarded = (route.auth ?? []).length > 0 || path === loginPath;
  const decision: GuardDecision = isGuarded
    ? guardRoute({
        route,
        role,
        location: { path, search, hash },
        remembered: rememberedRedirect(storage),
        authAt,
      })
    : { kind: 'pass' };
  useDecision(decision, services, { role, key });
  if (isGuarded && isUnknown && role === guest.role) return waiting;
  return decision.kind === 'pass' ? children : null;
}

interface Decided {
  readonly role: string;
  readonly key: string;
}

function useDecision(decision: GuardDecision, services: Services, { role, key }: Decided) {
  const navigator = useNavigator();
  useEffect(() => {
    const { user, storage, isChecking, messages, locationService } = services;
    if (decision.kind === 'pass') return;
    // It is not known yet whether the visitor is a guest.
    if (isChecking.getState() && role === guest.role) return;
    // Hydration begins with a guest, as the document was rendered.
    if (user.getState().role !== role) return;
    // The visitor is on the way to another page already: who signs out goes to `/` and becomes a guest.
    if (locationService.read().key !== key) return;
    if (decision.kind === 'sign-in') {
      const { redirectUrl } = decision;
      rememberRedirect(storage, redirectUrl);
      const search = services.hasExpired.getState() ? '?session=ended' : '';
      navigator.replace(loginPath + search, { redirectUrl });
      return;
    }
    forgetRedirect(storage);
    if (decision.kind === 'deny')
      messages.show({ message: 'You do not have access to that page', variant: 'warning' });
    navigator.replace(decision.to);
  });
}
