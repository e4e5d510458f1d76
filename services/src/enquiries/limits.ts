import type { RequestLimit } from 'server/http/request-limiter';

/** Posts of one network; further ones are suspicious. */
export const postLimit: RequestLimit = { requests: 5, windowMs: 10 * 60 * 1000 };

/** Suspicious enquiries that are stored at the same time: a flood must not fill the disk. */
export const maxStoredSuspicious = 1000;

/** Suspicious enquiries that somebody should look at, long before the limit. */
export const manySuspicious = 100;

/** Suspicious enquiries that are forwarded within 24 hours: a flood of them must not fill a mailbox. */
export const maxForwardedSuspicious = 50;
