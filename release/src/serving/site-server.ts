import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { enquiryHandler } from '../enquiries/enquiry-handler.js';
import { openEnquiryJournal } from '../enquiries/enquiry-journal.js';
import { ReleaseError } from '../model/release-error.js';
import type { Store } from '../store/store.js';
import { followSite } from './follow-site.js';
import { limitedServer } from './limited-server.js';
import { siteHandler, type PathHandler } from './site-handler.js';

/** What a server serves, and where. */
export interface ServeOptions {
  readonly store: Store;
  readonly env: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Address or name to listen on, `127.0.0.1`; every address of the machine unless told. */
  readonly host?: string;
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

const anotherPort = 'Stop what uses it, or name another with the variable PORT.';
const anotherHost =
  'Name one with the variable HOST: 127.0.0.1 for this machine only, 0.0.0.0 for every network.';

/** Why nothing listens, by the code of Node's error. */
const listenProblems: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken. ${anotherPort}`,
  EACCES: ({ port }) => `Port ${port} is not for this account. ${anotherPort}`,
  EADDRNOTAVAIL: ({ host = '' }) => `'${host}' is not an address of this machine. ${anotherHost}`,
  ENOTFOUND: ({ host = '' }) => `'${host}' is not a known name or address. ${anotherHost}`,
  EAI_AGAIN: ({ host = '' }) => `The name '${host}' cannot be looked up. ${anotherHost}`,
};

type Place = Pick<ServeOptions, 'port' | 'host'>;

function listen(server: http.Server, place: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const problem = listenProblems[error.code ?? ''];
      reject(problem ? new ReleaseError('store', problem(place)) : error);
    });
    server.listen(place, () => {
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
export async function serveSite({ store, env, port, host, ...options }: ServeOptions): Promise<SiteServer> {
  const enquiries = await openEnquiries(options);
  const site = await followSite(store, env);
  const handlers = [...(options.handlers ?? []), ...enquiries.handlers];
  const answer = siteHandler({ store, site, handlers });
  const server = limitedServer((request, response) => void answer(request, response));
  try {
    const listening = await listen(server, { port, ...(host !== undefined && { host }) });
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
