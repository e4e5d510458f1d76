/** Asks a running site for pages, and for what they link to. */
import http from 'node:http';
import https from 'node:https';
import { mapConcurrently } from 'release/store/concurrency';

/** Requests under way: a page may be drawn only when it is asked for. */
const atOnce = 4;

const timeoutMs = 30_000;

/** Browsers find names below localhost on this machine; not every system does. */
const placeOf = ({ hostname, host }: URL): http.RequestOptions =>
  hostname.endsWith('.localhost') ? { hostname: 'localhost', headers: { host } } : {};

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

const ask = (url: URL): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { get } = url.protocol === 'https:' ? https : http;
    const request = get(url, { ...placeOf(url), timeout: timeoutMs }, (response) => {
      response.setEncoding('utf8');
      let text = '';
      response.on('data', (part: string) => (text += part));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    request.once('timeout', () => request.destroy(new Error(`no answer within ${timeoutMs / 1000} s`)));
    request.once('error', reject);
  });

/** Links to pages and files of the same site, without their fragments. */
const linksOf = (html: string, page: URL): readonly string[] =>
  [...html.matchAll(/<a\s[^>]*?href="([^"#]+)/g)]
    .map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'), page))
    .filter(({ origin }) => origin === page.origin)
    .map(({ href }) => href);

const failureOf = ({ status }: Answer) => (status < 400 ? [] : [`answers ${status}`]);

const isPage = ({ headers }: Answer) => (headers['content-type'] ?? '').startsWith('text/html');

const pageFailures = (answer: Answer): readonly string[] => {
  if (failureOf(answer).length > 0) return failureOf(answer);
  if (!isPage(answer)) return ['is no HTML page'];
  return answer.headers['content-security-policy'] === undefined ? ['has no content policy'] : [];
};

/** Pages that do not answer as pages of a site do, and their links that lead nowhere. @param paths  of pages */
export async function pageProblems(paths: readonly string[], site: string) {
  const linkedFrom = new Map<string, string>();
  const problems: string[] = [];
  const look = async (url: URL, failuresOf: (answer: Answer) => readonly string[], note = '') => {
    const answer = await ask(url).catch((error: unknown) => String(error));
    const failures = typeof answer === 'string' ? [answer] : failuresOf(answer);
    problems.push(...failures.map((failure) => `${url.href} ${failure}${note}`));
    return typeof answer === 'string' ? '' : answer.text;
  };
  const pages = paths.map((path) => new URL(path, site));
  await mapConcurrently(
    pages,
    async (page) => {
      for (const link of linksOf(await look(page, pageFailures), page)) linkedFrom.set(link, page.href);
    },
    atOnce,
  );
  for (const page of pages) linkedFrom.delete(page.href);
  await mapConcurrently(
    [...linkedFrom],
    ([link, from]) => look(new URL(link), failureOf, `, and ${from} links to it`),
    atOnce,
  );
  return { links: linkedFrom.size, problems };
}
