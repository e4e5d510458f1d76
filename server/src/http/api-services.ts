import type { Site } from 'shared-types';
import type { DeclaredForms } from 'release/model/declared-forms';
import type { PathHandler } from './path-handler.js';
import type { PostedAnswers } from './posted-answers.js';
import type { Log } from './server-log.js';

/** What a server gives the services that answer below `/api`. */
export interface ServicesContext {
  /** The live site; `undefined` while nothing is live. */
  readonly site: () => Site | undefined;
  /** Forms that live remotes declare, and those that a browser may still show. */
  readonly forms: () => DeclaredForms;
  readonly log: Log;
  readonly keepAnswer: PostedAnswers['keep'];
  /** Proxies before the server that each add an address to `X-Forwarded-For`. */
  readonly proxies: readonly string[];
  /** Environment variables of the server. */
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** Services that answer below `/api`. */
export interface ApiServices {
  readonly handlers: readonly PathHandler[];
  /** Parts of `/release/health`, by the names of the services. */
  readonly health: () => Promise<Readonly<Record<string, unknown>>>;
  readonly close: () => Promise<void>;
}

/** Begins to open services; the server listens meanwhile. */
export type OpenServices = (context: ServicesContext) => ApiServices;

/** Services of a server without any. */
export const noServices: OpenServices = () => ({
  handlers: [],
  health: async () => ({}),
  close: async () => {},
});
