import type { CatalogueApi } from './port';

/** Time before the one silent second attempt, in milliseconds. */
export const retryDelayMs = 400;

/** Answers that a service gives while it is being restarted. */
const passingStatuses: readonly unknown[] = [502, 503, 504];

interface FailedCall {
  readonly isAxiosError?: unknown;
  readonly code?: unknown;
  readonly response?: { readonly status?: unknown };
}

/** Whether the next attempt may well succeed: the network failed, or the service is away for a moment. */
function isPassing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { isAxiosError, code, response } = error as FailedCall;
  if (isAxiosError !== true || code === 'ERR_CANCELED') return false;
  return response === undefined || passingStatuses.includes(response.status);
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, retryDelayMs);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });

async function retryOnce<Answer>(signal: AbortSignal, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isPassing(error) || signal.aborted) throw error;
    await pause(signal);
    return await call();
  }
}

/** The calls, each with one silent second attempt. */
export const retryingOnce = (api: CatalogueApi): CatalogueApi => ({
  list: (type, options) => retryOnce(options.signal, () => api.list(type, options)),
  search: (text, options) => retryOnce(options.signal, () => api.search(text, options)),
  get: (articleNo, options) => retryOnce(options.signal, () => api.get(articleNo, options)),
});
