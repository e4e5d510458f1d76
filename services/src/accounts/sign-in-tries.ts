import { countRequest } from 'server/http/request-limiter';
import type { Database } from '../database/database.js';
import { triesOfAccount, triesOfNetwork } from './limits.js';

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
export function openSignInTries(limiter: Database['limiter']) {
  const ofAccount = limiter('tries', triesOfAccount);
  const ofNetwork = limiter('tries of a network', triesOfNetwork);

  const both = ({ network, tokenVersion, email }: Try) => `${network} ${tokenVersion} ${email}`;

  /** Takes a try back whose password was not checked. */
  const takeBack = async (one: Try): Promise<void> => {
    await ofAccount.reward(both(one));
    await ofNetwork.reward(one.network);
  };

  return {
    /** @returns time to wait, in milliseconds; 0 if the password may be checked */
    begin: async (one: Try): Promise<number> => {
      const waitOfAccountMs = await countRequest(ofAccount, both(one));
      if (waitOfAccountMs > 0) return waitOfAccountMs;
      const waitMs = await countRequest(ofNetwork, one.network);
      if (waitMs > 0) await ofAccount.reward(both(one));
      return waitMs;
    },
    takeBack,
    /** Takes a right try back, and the account's wrong ones. Those of other accounts from this network still count. */
    succeed: async (one: Try): Promise<void> => {
      await takeBack(one);
      await ofAccount.delete(both(one));
    },
  };
}
