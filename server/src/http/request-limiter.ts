import { RateLimiterMemory, type RateLimiterAbstract, type RateLimiterRes } from 'rate-limiter-flexible';

/** Limit of the requests of one sender, a network or an account, from its first one on. */
export interface RequestLimit {
  readonly requests: number;
  readonly windowMs: number;
}

export type RequestLimiter = Pick<RateLimiterAbstract, 'consume' | 'reward' | 'delete'>;

/** Limit as the library takes it. */
export const limiterOptions = ({ requests, windowMs }: RequestLimit) => ({
  points: requests,
  duration: windowMs / 1000,
});

/** Counts in memory, until a restart. */
export const memoryLimiter = (limit: RequestLimit): RequestLimiter =>
  new RateLimiterMemory(limiterOptions(limit));

/** Counts a request. @returns time to wait, in milliseconds; 0 if it is within the limit */
export async function countRequest(limiter: RequestLimiter, sender: string): Promise<number> {
  try {
    await limiter.consume(sender);
    return 0;
  } catch (refused) {
    if (refused instanceof Error) throw refused;
    return Math.max((refused as RateLimiterRes).msBeforeNext, 1);
  }
}
