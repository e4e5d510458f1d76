import type { RequestCounter } from '../http/request-counter.js';
import type { SqlDatabase } from '../database/sql-database.js';
import { maxSenders, triesOfAccount, triesOfAccountAnywhere, triesOfNetwork } from './limits.js';

/** Try of a password: its sender and account. */
export interface Try {
  /** E-mail address from `emailForm`; it may have no account. */
  readonly email: string;
  readonly network: string;
  /** Token version of the account; 0 without one. A new password raises it, so older wrong tries count no longer. */
  readonly tokenVersion: number;
}

export type SignInTries = ReturnType<typeof openSignInTries>;

/** Networks from which accounts have signed in at this server. The oldest are forgotten first. */
function openKnownNetworks() {
  const known = new Set<string>();
  const nameOf = ({ network, email }: Try) => `${network} ${email}`;
  return {
    has: (one: Try) => known.has(nameOf(one)),
    add: (one: Try) => {
      known.delete(nameOf(one));
      known.add(nameOf(one));
      const [oldest] = known;
      if (known.size > maxSenders && oldest !== undefined) known.delete(oldest);
    },
  };
}

/** Counts tries before their passwords are looked at, so that many at once are no way around the limit. */
export function openSignInTries(counter: SqlDatabase['counter']) {
  const ofAccount = counter('tries', triesOfAccount);
  const anywhere = counter('tries of an account', triesOfAccountAnywhere);
  const ofNetwork = counter('tries of a network', triesOfNetwork);
  const knownNetworks = openKnownNetworks();

  const passwordOf = ({ email, tokenVersion }: Try) => `${tokenVersion} ${email}`;
  const both = (one: Try) => `${one.network} ${passwordOf(one)}`;
  const countersOf = (one: Try): readonly (readonly [RequestCounter, string])[] => [
    [ofAccount, both(one)],
    // Guesses from many networks do not lock the owner out of the usual one.
    ...(knownNetworks.has(one) ? [] : ([[anywhere, passwordOf(one)]] as const)),
    [ofNetwork, one.network],
  ];

  return {
    /** @returns time to wait, in milliseconds; 0 if the password may be checked */
    begin: async (one: Try, nowMs: number): Promise<number> => {
      const counters = countersOf(one);
      for (const [index, [counter, sender]] of counters.entries()) {
        const waitMs = await counter.count(sender, nowMs);
        if (waitMs === 0) continue;
        for (const [counted, of] of counters.slice(0, index)) await counted.takeBack(of);
        return waitMs;
      }
      return 0;
    },
    /** Takes a try back whose password was not checked. */
    takeBack: async (one: Try): Promise<void> => {
      for (const [counter, sender] of countersOf(one)) await counter.takeBack(sender);
    },
    /** Takes a right try back, and the account's wrong ones. Those of other accounts from this network still count. */
    succeed: async (one: Try): Promise<void> => {
      for (const [counter, sender] of countersOf(one)) await counter.takeBack(sender);
      await ofAccount.forget(both(one));
      knownNetworks.add(one);
    },
  };
}
