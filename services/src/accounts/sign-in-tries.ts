import type { SqlDatabase } from '../database/sql-database.js';
import { triesOfAccount, triesOfAccountAnywhere, triesOfNetwork } from './limits.js';

/** Try of a password: its sender and account. */
export interface Try {
  /** E-mail address from `emailForm`; it may have no account. */
  readonly email: string;
  readonly network: string;
  /** Token version of the account; 0 without one. A new password raises it, so older wrong tries count no longer. */
  readonly tokenVersion: number;
}

export type SignInTries = ReturnType<typeof openSignInTries>;

/** Counts tries before their passwords are looked at, so that many at once are no way around the limit. */
export function openSignInTries(counter: SqlDatabase['counter']) {
  const ofAccount = counter('tries', triesOfAccount);
  const ofNetwork = counter('tries of a network', triesOfNetwork);
  const anywhere = counter('tries of an account', triesOfAccountAnywhere);

  const passwordOf = ({ email, tokenVersion }: Try) => `${tokenVersion} ${email}`;
  const both = (one: Try) => `${one.network} ${passwordOf(one)}`;

  /** Takes a try back whose password was not checked. */
  const takeBack = async (one: Try): Promise<void> => {
    await ofAccount.takeBack(both(one));
    await ofNetwork.takeBack(one.network);
    await anywhere.takeBack(passwordOf(one));
  };

  return {
    /** @returns time to wait, in milliseconds; 0 if the password may be checked */
    begin: async (one: Try, nowMs: number): Promise<number> => {
      const waitOfAccountMs = await ofAccount.count(both(one), nowMs);
      if (waitOfAccountMs > 0) return waitOfAccountMs;
      const waitMs = await ofNetwork.count(one.network, nowMs);
      if (waitMs > 0) await ofAccount.takeBack(both(one));
      return waitMs;
    },
    /** Counts a try among those of all networks. @returns `true` if they are too many: it has to wait */
    isSlow: async (one: Try, nowMs: number): Promise<boolean> =>
      (await anywhere.count(passwordOf(one), nowMs)) > 0,
    takeBack,
    /** Takes a right try back, and the account's wrong ones. Those of other accounts from this network still count. */
    succeed: async (one: Try): Promise<void> => {
      await takeBack(one);
      await ofAccount.forget(both(one));
    },
  };
}
