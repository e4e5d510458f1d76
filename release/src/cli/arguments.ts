import { parseArgs } from 'node:util';
import { ReleaseError } from '../model/release-error.js';
import { checkProxies, type Proxies } from '../enquiries/sender-network.js';
import { defaultEnvironment, defaultStore } from '../operating/operator.js';
import type { RepairRequest } from '../operating/repair.js';
import {
  enquiryOptions,
  enquiryUsage,
  parseEnquiryArguments,
  type EnquiryArguments,
} from './enquiry-arguments.js';

/** The commands there are, as the help shows them. */
export const usage = `release VERB [--store DIR] [--env NAME] [--json]

  init                                  make the folder of the store
  publish DIST...                       put built packages into the store
  configure FILE [--reason TEXT]        make a site configuration live
  promote NAME@VERSION... [--site FILE] [--reason TEXT]
                                        make releases live together
  rollback NAME --reason TEXT           make the version before live again; NAME is a package or
                                        \`configuration\`; a retired package comes back as it was
  retire NAME --reason TEXT             take a remote off the site: its paths answer 410
  status                                what is live, and what of it is damaged
  repair [--from PLACE]... [--dry-run]  mend what is damaged: from the store itself, by rendering pages again, and from
                                        PLACE: another store, a build folder or a site configuration
         [--head SHA256]                the newest generation that a server saw; it may be brought back from PLACE
         [--new-chain]                  begin a chain anew that cannot be mended, with what is live
  doctor                                what of the site is still that of the sample
  log                                   what was changed, newest first
  serve [--port N] [--host ADDRESS]     serve the site on one address, or on all of the machine;
        [--enquiries FILE]              keep what /api/enquiries receives in the database FILE;
        [--proxies LIST]                believe X-Forwarded-For of these: loopback, 10.0.0.0/8, …
        [--any-form]                    take forms that no live remote declares
${enquiryUsage}

configure, promote, retire and rollback say what they did as soon as visitors have it, then render what a rollback would show
and compress the pages as well as possible. --quick leaves that compression to the next change.

Defaults: --store ${defaultStore} (RELEASE_STORE), --env ${defaultEnvironment} (RELEASE_ENV), --port 4173 (PORT),
--host every address (HOST), --enquiries enquiries.sqlite in the store for the verb 'enquiries'.`;

const options = {
  store: { type: 'string' },
  env: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  reason: { type: 'string' },
  site: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  enquiries: { type: 'string' },
  proxies: { type: 'string' },
  quick: { type: 'boolean' },
  'any-form': { type: 'boolean' },
  from: { type: 'string', multiple: true },
  head: { type: 'string' },
  'new-chain': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  ...enquiryOptions,
} as const;

/** A command line, taken apart. */
export interface CommandLine {
  readonly verb: string | undefined;
  readonly operands: readonly string[];
  readonly store: string;
  readonly env: string;
  readonly isJson: boolean;
  readonly reason: string | undefined;
  readonly siteFile: string | undefined;
  readonly port: number;
  /** Address to listen on; every address of the machine without one. */
  readonly host: string | undefined;
  /** Database of enquiries; nobody takes them without one. */
  readonly enquiriesFile: string | undefined;
  /** Proxies before the server that tell whom they ask for. */
  readonly proxies: Proxies;
  /** Forms that no live remote declares are taken too. */
  readonly isAnyFormTaken: boolean;
  /** Options of the verb `enquiries`. */
  readonly enquiryArguments: EnquiryArguments;
  /** Pages stay as they were compressed for the change. */
  readonly isQuick: boolean;
  /** What to mend a store with. */
  readonly repair: RepairRequest;
}

type Variables = Readonly<Record<string, string | undefined>>;

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new ReleaseError('usage', `${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

const defaultPort = '4173';

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new ReleaseError('usage', `'${text}' is no port. Give --port or PORT a number up to 65535.`);
}

function parseProxies(text: string): Proxies {
  if (/^\d$/.test(text)) return Number(text);
  const proxies = text.split(',').map((part) => part.trim());
  try {
    checkProxies(proxies);
    return proxies;
  } catch {
    throw new ReleaseError(
      'usage',
      `'${text}' does not name proxies. Give --proxies their addresses, as loopback or 10.0.0.0/8,192.0.2.7.`,
    );
  }
}

/** A folder name of the store. */
function parseEnvironment(text: string): string {
  if (/^[a-z0-9][a-z0-9-]*$/.test(text)) return text;
  throw new ReleaseError(
    'usage',
    `'${text}' is no name of an environment. Use small letters, digits and hyphens.`,
  );
}

/** Reads a command line and the variables that stand for options. */
export function parseCommandLine(args: readonly string[], variables: Variables): CommandLine {
  const { values, positionals } = parseOptions(args);
  const [verb, ...operands] = positionals;
  return {
    verb: values.help ? 'help' : verb,
    operands,
    store: values.store ?? (variables['RELEASE_STORE'] || defaultStore),
    env: parseEnvironment(values.env ?? (variables['RELEASE_ENV'] || defaultEnvironment)),
    isJson: values.json ?? false,
    reason: values.reason,
    siteFile: values.site,
    isQuick: values.quick ?? false,
    repair: {
      from: values.from ?? [],
      ...(values.head !== undefined && { head: values.head }),
      isNewChain: values['new-chain'] ?? false,
      isDryRun: values['dry-run'] ?? false,
    },
    enquiriesFile: values.enquiries,
    isAnyFormTaken: values['any-form'] ?? false,
    enquiryArguments: parseEnquiryArguments(values),
    proxies: parseProxies(values.proxies ?? '0'),
    host: (values.host ?? variables['HOST']) || undefined,
    port: parsePort(values.port ?? (variables['PORT'] || defaultPort)),
  };
}
