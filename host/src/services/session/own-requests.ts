/** The requests of the user who is signed in: which of them carry the token, and what becomes of them when the session ends. */
import type { GenericAbortSignal, InternalAxiosRequestConfig } from 'axios';
import type { Site } from 'shared-types';

/** A request, with what is noted in its configuration; a retry repeats the notes. */
export type OwnRequest = InternalAxiosRequestConfig & {
  sessionNumber?: number;
  tokenNumber?: number;
  isRetry?: boolean;
};

/** Calls of the http service about each request while somebody is signed in. */
export interface RequestRules {
  /** Called last before a request is sent. @param address the final address */
  readonly sign: (request: OwnRequest, address: string) => void;
  readonly failed: (request: OwnRequest, status: number | undefined) => void;
}

/** Holder of the session's rules. Empty until somebody signs in: nobody looks at the requests of a guest. */
export interface RequestGate {
  rules?: RequestRules;
}

export interface OwnRequests {
  /** Begins another session for later requests. Those of the one before are aborted. */
  readonly begin: (token: string) => void;
  /** The same user has a newer token. */
  readonly renew: (token: string) => void;
  /** Requests are those of a guest; those of the user are aborted. */
  readonly end: () => void;
}

interface RequestWorld {
  readonly gate: RequestGate;
  readonly api: Site['api'];
  /** Called once when an API refuses the present token. */
  readonly onRefused: () => void;
}

const header = 'Authorization';
const unauthorized = 401;

/** Aborted as soon as one of the two is. */
function either(given: GenericAbortSignal | undefined, own: AbortSignal): GenericAbortSignal {
  if (!given) return own;
  const both = new AbortController();
  for (const signal of [given, own]) {
    if (signal.aborted) both.abort();
    else signal.addEventListener?.('abort', () => both.abort(), { once: true });
  }
  return both.signal;
}

/** Each API of the site: its calls begin with `/api/` after the address that the site configures. */
const basesOf = (api: Site['api']) =>
  Object.values(api).map(({ baseUrl }) => new URL(`${baseUrl.replace(/\/$/, '')}/api/`, location.origin));

export function createOwnRequests({ gate, api, onRefused }: RequestWorld): OwnRequests {
  let token: string | undefined;
  let tokenNumber = 0;
  let sessionNumber = 0;
  let session = new AbortController();

  function isOfApi(address: string) {
    try {
      const { origin, pathname } = new URL(address, location.href);
      return basesOf(api).some((base) => base.origin === origin && pathname.startsWith(base.pathname));
    } catch {
      return false;
    }
  }

  function sign(request: OwnRequest, address: string) {
    const isRetry = request.sessionNumber !== undefined;
    // It repeats what it was sent with, perhaps to another address or for another user.
    if (isRetry) request.headers.delete(header);
    if (isRetry && request.sessionNumber !== sessionNumber) {
      request.signal = AbortSignal.abort();
      return;
    }
    if (token === undefined || request.headers.has(header) || !isOfApi(address)) return;
    request.headers.set(header, `Bearer ${token}`);
    request.signal = either(request.signal, session.signal);
    Object.assign(request, { sessionNumber, tokenNumber, isRetry });
  }

  function put(next: string | undefined) {
    token = next;
    tokenNumber += 1;
  }

  function end() {
    put(undefined);
    sessionNumber += 1;
    session.abort();
    session = new AbortController();
  }

  const rules: RequestRules = {
    sign,
    failed: (request, status) => {
      if (status === unauthorized && request.tokenNumber === tokenNumber && !request.isRetry) onRefused();
    },
  };

  return {
    begin: (next) => {
      end();
      put(next);
      gate.rules = rules;
    },
    renew: put,
    end,
  };
}
