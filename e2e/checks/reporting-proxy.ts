/**
 * A proxy that repeats the policy of each page as a header with an address for reports: an engine whose driver runs
 * nothing before a page's own scripts tells all breaches this way, those while the page loads included.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally, type LocalServer } from '../local-server';

const reportPath = '/policy-report';

export interface ReportingProxy extends LocalServer {
  /** Reports in the order in which they came: the directive and what broke it. */
  readonly reports: readonly string[];
}

const policyIn = (html: string) => /"Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];

/** The form that `report-uri` sends. Source: Content Security Policy Level 3, section 5.3. */
interface PolicyReport {
  readonly 'csp-report': { readonly 'effective-directive': string; readonly 'blocked-uri': string };
}

function readReport(body: string): string {
  const { 'csp-report': report } = JSON.parse(body) as PolicyReport;
  return `${report['effective-directive']} ${report['blocked-uri']}`;
}

/** Headers about the coding that `fetch` has undone, or about one connection only. */
const hopHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];

async function passOn(site: string, { method, url, headers }: IncomingMessage, answer: ServerResponse) {
  const { accept = '*/*' } = headers;
  const found = await fetch(site + (url ?? '/'), {
    method: method ?? 'GET',
    headers: { accept },
    redirect: 'manual',
  });
  const body = Buffer.from(await found.arrayBuffer());
  for (const [name, value] of found.headers) if (!hopHeaders.includes(name)) answer.setHeader(name, value);
  const policy = found.headers.get('content-type')?.startsWith('text/html') && policyIn(body.toString());
  if (policy) answer.setHeader('content-security-policy', `${policy};report-uri ${reportPath}`);
  answer.writeHead(found.status).end(body);
}

/** Serves the site on a free port. @param site its origin */
export async function serveReportingProxy(site: string): Promise<ReportingProxy> {
  const reports: string[] = [];
  const server = createServer((request, answer) => {
    const answered = async () => {
      if (request.url !== reportPath) return passOn(site, request, answer);
      reports.push(readReport(await text(request)));
      answer.writeHead(204).end();
    };
    answered().catch((error: unknown) => answer.writeHead(502).end(String(error)));
  });
  return { ...(await listenLocally(server)), reports };
}
