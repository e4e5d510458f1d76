import type { RequestLimit } from 'server/http/request-counter';

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
 * Limit of posts from all networks: a flood from many looks like visitors. Beyond it, posts are suspicious, but for the
 * first of a network in that time.
 */
export const usualPosts: RequestLimit = { requests: 100, windowMs: 60 * 60 * 1000, maxSenders: 1 };

/** First posts of networks. */
export const firstPosts: RequestLimit = { ...usualPosts, requests: 1, maxSenders: postLimit.maxSenders };

/** Suspicious enquiries that are stored at the same time, but for first posts: a flood must not fill the disk. */
export const maxStoredSuspicious = 1000;

/** Suspicious enquiries that somebody should look at, long before the limit. */
export const manySuspicious = 100;

/** Suspicious enquiries that are forwarded within 24 hours: a flood of them must not fill a mailbox. */
export const maxForwardedSuspicious = 50;

/** Greatest size of the database, in bytes. */
export const maxDatabaseBytes = 256 * 1024 * 1024;
