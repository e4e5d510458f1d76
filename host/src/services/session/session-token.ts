import type { RenewedToken, Site, User } from 'shared-types';
import {
  removeStoredSessions,
  storedSession,
  storeToken,
  type StorageAccess,
  type StoredSession,
} from '../storage/stored-session';
import { createOwnRequests, type RequestGate } from './own-requests';

/** Somebody whose requests carry a token. An account of a dev server has none. */
export interface TokenOwner {
  readonly user: Pick<User, 'from'>;
  readonly accessToken?: string | undefined;
}

/** The token of the session: requests carry it, and the browser stores it for the next visit. */
export interface SessionToken {
  /** Whoever signs in last wins: what other providers have stored is removed. */
  readonly begin: (owner: TokenOwner) => void;
  readonly renew: (token: Pick<RenewedToken, 'accessToken'>) => void;
  /** Another tab has stored this token. */
  readonly takeOver: (newer: StoredSession) => void;
  /** Requests are those of a guest, and nothing is stored. */
  readonly end: () => void;
  /** The stored session when this tab last looked; `undefined` where the browser stores nothing. */
  readonly lastStored: () => StoredSession | undefined;
}

interface TokenWorld {
  readonly gate: RequestGate;
  readonly storage: StorageAccess;
  readonly site: Site;
  /** Called once when an API refuses the present token. */
  readonly onRefused: () => void;
}

export function createSessionToken({ gate, storage, site, onRefused }: TokenWorld): SessionToken {
  const requests = createOwnRequests({ gate, api: site.api, onRefused });
  let from: User['from'] | undefined;
  let lastStored: StoredSession | undefined;

  function store(token: string) {
    if (from === 'default') storeToken(storage, token);
    lastStored = storedSession(storage, site);
  }

  return {
    begin: ({ user, accessToken }) => {
      requests.end();
      from = undefined;
      if (accessToken === undefined) return;
      from = user.from;
      removeStoredSessions(storage, from);
      requests.begin(accessToken);
      store(accessToken);
    },
    renew: ({ accessToken }) => {
      // Another tab has signed out, which this one is about to see: the newer token must not bring the session back.
      if (from === undefined || (lastStored && !storedSession(storage, site))) return;
      requests.renew(accessToken);
      store(accessToken);
    },
    takeOver: (newer) => {
      lastStored = newer;
      if (newer.accessToken !== '') requests.renew(newer.accessToken);
    },
    end: () => {
      requests.end();
      removeStoredSessions(storage);
      from = undefined;
      lastStored = undefined;
    },
    lastStored: () => lastStored,
  };
}
