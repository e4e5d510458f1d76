/** Number of the next request of an address; 1 if it is not listed. */
const attempts = new Map<string, number>();
/** Requests without an answer. */
const pending = new Map<string, Promise<unknown>>();

const countFailure = (address: string) => attempts.set(address, (attempts.get(address) ?? 1) + 1);

/** Requests an address, with a query after a failure, so that neither a cache nor a hanging request answers. */
async function request(address: string, integrity: string): Promise<unknown> {
  const attempt = attempts.get(address) ?? 1;
  const response = await fetch(attempt > 1 ? `${address}?attempt=${attempt}` : address, { integrity });
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return await response.json();
}

async function fetchShared(address: string, integrity: string): Promise<unknown> {
  const shared = pending.get(address) ?? request(address, integrity);
  pending.set(address, shared);
  const isCurrent = () => pending.get(address) === shared;
  try {
    return await shared;
  } catch (error) {
    if (isCurrent()) countFailure(address);
    throw error;
  } finally {
    if (isCurrent()) pending.delete(address);
  }
}

/**
 * JSON of this site. Simultaneous calls for one address share a request. A failed request is sent once more.
 * @param integrity the hash of the file, as in an `integrity` attribute; without one any bytes are taken
 * @throws with the address and the status, if there is no such file, and for a file with another hash
 */
export const fetchJson = (address: string, integrity = ''): Promise<unknown> =>
  fetchShared(address, integrity).catch(() => fetchShared(address, integrity));

/** Pending requests are sent again at the next call. Earlier callers still get an answer that arrives late. */
export function abandonRequests() {
  for (const address of pending.keys()) countFailure(address);
  pending.clear();
}
