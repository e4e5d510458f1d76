/** Number of the request that an address is at; 1 where it is not listed. */
const attempts = new Map<string, number>();
/** Requests without an answer. */
const pending = new Map<string, Promise<unknown>>();

const countFailure = (address: string) => attempts.set(address, (attempts.get(address) ?? 1) + 1);

/** After a failure the address is a fresh one: neither a cache nor a hanging request may answer. */
async function request(address: string): Promise<unknown> {
  const attempt = attempts.get(address) ?? 1;
  const response = await fetch(attempt > 1 ? `${address}?attempt=${attempt}` : address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return await response.json();
}

async function fetchShared(address: string): Promise<unknown> {
  const shared = pending.get(address) ?? request(address);
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
 * JSON of this site. Who asks for an address at the same time shares one request; a failed one is sent once more.
 *
 * @throws with the address and the status, if there is no such file
 */
export const fetchJson = (address: string): Promise<unknown> =>
  fetchShared(address).catch(() => fetchShared(address));

/** The next request for what has not been answered yet is a new one. Those who wait still get a late answer. */
export function abandonRequests() {
  for (const address of pending.keys()) countFailure(address);
  pending.clear();
}
