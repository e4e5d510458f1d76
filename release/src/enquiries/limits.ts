import type { RequestLimit } from '../http/request-counter.js';

/** Posts of one network that are accepted within the window. */
export const postsPerWindow = 5;

export const postWindowMs = 10 * 60 * 1000;

/** Limit of posts from each network. */
export const postLimit: RequestLimit = {
  requests: postsPerWindow,
  windowMs: postWindowMs,
  maxSenders: 20_000,
};

/**
 * Limit of posts from all networks. Beyond it, further posts of a network are suspicious: a flood from many networks looks like
 * visitors. The first post of a network in that time always has room.
 */
export const usualPosts: RequestLimit = { requests: 100, windowMs: 60 * 60 * 1000, maxSenders: 1 };

/** First posts of networks. */
export const firstPosts: RequestLimit = { ...usualPosts, requests: 1, maxSenders: postLimit.maxSenders };

/** Suspicious enquiries that are stored at the same time: a flood of them must not fill the disk. Beyond it, networks can only send one. */
export const maxStoredSuspicious = 1000;

/** Suspicious enquiries that somebody should look at: few are left until the limit. */
export const manySuspicious = 100;

/** Suspicious enquiries that are forwarded within 24 hours: a flood of them must not fill a mailbox. */
export const maxForwardedSuspicious = 50;

/** Greatest size of the database, in bytes. */
export const maxDatabaseBytes = 256 * 1024 * 1024;
