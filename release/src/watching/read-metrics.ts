/** Asks servers for their metrics. */

/** @param server  address of metrics, or of a server that has them at `/release/metrics` @throws if it does not answer with them */
export async function readMetrics(server: string, token: string | undefined): Promise<string> {
  const url = new URL(server);
  if (url.pathname === '/') url.pathname = '/release/metrics';
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(5000) }).catch((error: unknown) => {
    throw new Error(`${url.href} does not answer.`, { cause: error });
  });
  const text = await answer.text();
  if (answer.ok) return text;
  throw new Error(`${url.href} answers ${answer.status}: ${text.trim()}`);
}
