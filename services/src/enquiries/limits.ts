import type { RequestLimit } from 'server/http/request-limiter';

/** Posts of one network; further ones are suspicious. */
export const postLimit: RequestLimit = { requests: 5, windowMs: 10 * 60 * 1000 };

/** Suspicious enquiries that are stored at the same time: a flood must not fill the disk. */
export const maxStoredSuspicious = 1000;

/**
 * Stored suspicious enquiries from which on somebody should look at them, and further ones are not forwarded: a flood must
 * not fill a mailbox.
 */
export const manySuspicious = 100;
