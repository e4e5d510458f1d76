import type { RequestLimit } from 'server/http/request-limiter';
import type { QueueLimits } from 'server/http/work-queue';

const minuteMs = 60 * 1000;

/** Wrong passwords for one account from one network. A right one takes them back. */
export const triesOfAccount: RequestLimit = { requests: 10, windowMs: 15 * minuteMs };

/** Wrong passwords from one network for all accounts together. */
export const triesOfNetwork: RequestLimit = { requests: 50, windowMs: 15 * minuteMs };

/** Registrations of one network. */
export const registrationsOfNetwork: RequestLimit = { requests: 20, windowMs: 60 * minuteMs };

/** Changes that the accounts of one network save: each waits for the disk, and with it everybody else. */
export const savesOfNetwork: RequestLimit = { requests: 600, windowMs: minuteMs };

/** Accounts of a site. */
export const maxAccounts = 10_000;

/** Greatest body of a request that saves a user. */
export const maxUserBytes = 192 * 1024;

/** Greatest body of any other request. */
export const maxBodyBytes = 8 * 1024;

/** Greatest size of the data that follow the user, as JSON. */
export const maxEntriesBytes = 128 * 1024;

/** Greatest size of the settings, as JSON. */
export const maxSettingsBytes = 16 * 1024;

const daySeconds = 24 * 60 * 60;

/**
 * Lifetime of an access token, and the time after a sign-in in which it is renewed. Without an end, a stolen one would be
 * renewed for ever.
 */
export const usualSession = { tokenSeconds: 60 * 60, sessionSeconds: 30 * daySeconds };

/** The same where the user has asked to stay signed in on the device. */
export const stayingSession = { tokenSeconds: 30 * daySeconds, sessionSeconds: 365 * daySeconds };

/** Derivations of keys from passwords: each takes 32 MB and one of the four threads that also read files. */
export const usualDerivations: QueueLimits = {
  atOnce: 2,
  /** A few seconds of work. */
  waiting: 48,
  /** A right password is counted by nothing else. */
  ofSender: 6,
};
