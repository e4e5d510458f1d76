/** Asks servers for what they say of themselves. */

/** @throws if the address does not answer with 200 */
export async function readFrom(url: URL, token: string | undefined): Promise<string> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(5000) }).catch((error: unknown) => {
    throw new Error(`${url.href} does not answer.`, { cause: error });
  });
  const text = await answer.text();
  if (answer.ok) return text;
  throw new Error(`${url.href} answers ${answer.status}: ${text.trim()}`);
}

/** @param server  address of metrics, or of a server that has them at `/release/metrics` */
export function readMetrics(server: string, token: string | undefined): Promise<string> {
  const url = new URL(server);
  if (url.pathname === '/') url.pathname = '/release/metrics';
  return readFrom(url, token);
}
