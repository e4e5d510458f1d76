import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { enquiryHandler } from '../enquiries/enquiry-handler.js';
import { openEnquiryJournal } from '../enquiries/enquiry-journal.js';
import { ReleaseError } from '../model/release-error.js';
import type { Store } from '../store/store.js';
import { followSite } from './follow-site.js';
import { siteHandler, type PathHandler } from './site-handler.js';

/** What a server serves, and where. */
export interface ServeOptions {
  readonly store: Store;
  readonly env: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly handlers?: readonly PathHandler[];
  /** Journal of enquiries, made if there is none; nobody takes enquiries without one. */
  readonly enquiriesFile?: string;
  /** Proxies before the server that each add an address to `X-Forwarded-For`; none unless told. */
  readonly proxies?: number;
}

/** A server that answers. */
export interface SiteServer {
  readonly port: number;
  /** Stops taking requests, ends those under way within a second. */
  readonly close: () => Promise<void>;
}

/** Requests under way may take this long when the server stops, in milliseconds. */
const closeAfterMs = 1000;

const portProblems: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken',
  EACCES: 'is not for this account',
};

function listen(server: http.Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problem = portProblems[error.code ?? ''];
      const text = `Port ${port} ${problem ?? ''}: stop what uses it, or name another with the variable PORT.`;
      reject(problem ? new ReleaseError('store', text) : error);
    });
    server.listen(port, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), closeAfterMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function openEnquiries({ enquiriesFile: file, proxies = 0 }: Partial<ServeOptions>) {
  if (file === undefined) return { handlers: [], close: async () => {} };
  const journal = await openEnquiryJournal(file);
  return { handlers: [enquiryHandler({ journal, log: say, proxies })], close: journal.close };
}

/** Serves the newest good generation of an environment; follows promotes and rollbacks without a restart. */
export async function serveSite({ store, env, port, ...options }: ServeOptions): Promise<SiteServer> {
  const enquiries = await openEnquiries(options);
  const site = await followSite(store, env);
  const handlers = [...(options.handlers ?? []), ...enquiries.handlers];
  const answer = siteHandler({ store, site, handlers });
  const server = http.createServer((request, response) => void answer(request, response));
  try {
    const listening = await listen(server, port);
    return {
      port: listening,
      close: async () => {
        site.stop();
        await close(server);
        await enquiries.close();
      },
    };
  } catch (error) {
    site.stop();
    await enquiries.close();
    throw error;
  }
}
