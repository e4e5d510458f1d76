import type { RenewedToken, Site, User } from 'shared-types';
import { forgetSessions, keepToken } from '../storage/forget-session';
import { keptSession, type KeptIn, type KeptSession } from '../storage/kept-session';
import { createOwnRequests, type RequestGate } from './own-requests';

/** Somebody whose requests carry a token. An account of a dev server has none. */
export interface TokenOwner {
  readonly user: Pick<User, 'from'>;
  readonly accessToken?: string | undefined;
}

/** The token of the session: requests carry it, and this browser keeps it for the next visit. */
export interface SessionToken {
  /** The last who signs in wins: what other providers keep is removed. */
  readonly begin: (owner: TokenOwner) => void;
  readonly renew: (token: Pick<RenewedToken, 'accessToken'>) => void;
  /** Another tab has kept this token. */
  readonly takeOver: (kept: KeptSession) => void;
  /** Requests are those of a guest, and nothing is kept. */
  readonly end: () => void;
  /** What was kept when this tab last looked at it; nothing where the browser stores nothing. */
  readonly kept: () => KeptSession | undefined;
}

interface TokenWorld {
  readonly gate: RequestGate;
  readonly storage: KeptIn;
  readonly site: Site;
  /** Called once when an API refuses the present token. */
  readonly onRefused: () => void;
}

export function createSessionToken({ gate, storage, site, onRefused }: TokenWorld): SessionToken {
  const requests = createOwnRequests({ gate, api: site.api, onRefused });
  let from: User['from'] | undefined;
  let kept: KeptSession | undefined;

  function keep(token: string) {
    if (from === 'default') keepToken(storage, token);
    kept = keptSession(storage, site);
  }

  return {
    begin: ({ user, accessToken }) => {
      requests.end();
      from = undefined;
      if (accessToken === undefined) return;
      from = user.from;
      forgetSessions(storage, from);
      requests.begin(accessToken);
      keep(accessToken);
    },
    renew: ({ accessToken }) => {
      if (from === undefined) return;
      requests.renew(accessToken);
      keep(accessToken);
    },
    takeOver: (next) => {
      kept = next;
      if (next.accessToken !== '') requests.renew(next.accessToken);
    },
    end: () => {
      requests.end();
      forgetSessions(storage);
      from = undefined;
      kept = undefined;
    },
    kept: () => kept,
  };
}
