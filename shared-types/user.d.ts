/** The user whom screens see. */
import type { DeepPartial, Settings } from './settings';

/** The current user; `guest` until somebody has signed in. */
export interface User {
  /** `guest`, `admin`, or another role that the user carries. */
  readonly role: string;
  /** What the user signed in with; `default` is the JWT API, and a guest. */
  readonly from: 'firebase' | 'auth0' | 'default';
  /** Identifier at the provider; a guest has none. */
  readonly uid?: string;
  /** Data of the user that the site shows. */
  readonly data: UserData;
}

/** Data of a user that the site shows. */
export interface UserData {
  /** Name as shown. */
  readonly displayName: string;
  /** Address for mail. */
  readonly email?: string;
  /** Display settings that the user has chosen. Since 1.8.0. */
  readonly settings?: DeepPartial<Settings>;
  /** Ids of the user's shortcuts, in their order. Since 1.8.0. */
  readonly shortcuts?: readonly string[];
  /** What follows the user, by stored key, with `-` for each dot and `--` for each dash. Providers save it; the store of the user has none of it. Since 1.9.0. */
  readonly entries?: UserEntries;
}

/** Lists that follow a user. */
export interface UserEntries {
  readonly [list: string]: readonly UserEntry[];
}

/** One item of a list that follows the user, or the mark of a removed one, which is kept for 90 days. */
export interface UserEntry {
  /** No other entry of the list has it. */
  readonly id: string;
  /** When the visitor added, changed or removed it, ISO 8601. Of two entries with one id, the later counts. */
  readonly changedAt: string;
  readonly removed?: true;
  /** As `FollowingList.version` of the remote that wrote it. */
  readonly version: number;
  /** The other members of the item, JSON; absent: none. */
  readonly data?: { readonly [key: string]: unknown };
}
