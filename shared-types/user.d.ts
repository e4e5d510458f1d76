/** The user whom screens see. */
import type { DeepPartial, Settings } from './settings';

/** The current user; `guest` until somebody has signed in. */
export interface User {
  /** `guest`, `admin`, or another role that the user carries. */
  readonly role: string;
  /** Provider that the user signed in with; `default` is the JWT API, and a guest. */
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
  /** Display settings that the user has chosen. */
  readonly settings?: DeepPartial<Settings>;
  /** Ids of the user's shortcuts, in their order. */
  readonly shortcuts?: readonly string[];
  /** The lists that follow the user, as JSON that only the host reads. Providers save it; the store of the user has none of it. */
  readonly entries?: string;
}
