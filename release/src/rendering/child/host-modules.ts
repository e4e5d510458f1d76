/** Node's modules as the host's renderer gets them: axios reaches the configured addresses, and nothing reaches more. */
import type http from 'node:http';
import { isBuiltin } from 'node:module';

/** Modules without access to anything outside of the process. */
const harmless = [
  ...['assert', 'async_hooks', 'buffer', 'crypto', 'events', 'path', 'querystring', 'stream'],
  ...['stream/web', 'string_decoder', 'url', 'util', 'util/types', 'zlib'],
];

/** What the host's libraries read of closed modules while they are loaded. */
const constants: Readonly<Record<string, object>> = {
  http2: { constants: {} },
  os: { EOL: '\n' },
  tty: { isatty: () => false },
};

/** A module that can be named, and whose functions cannot be called. */
function closedModule(name: string): object {
  const known = constants[name] ?? {};
  return new Proxy(known, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      return (
        value ??
        function closed() {
          throw new Error(`${name}.${String(key)} cannot be used while pages are rendered`);
        }
      );
    },
  });
}

/** Which addresses may be asked. */
export interface Network {
  /** `https://api.example.com` */
  readonly origins: readonly string[];
  /** Origins of proxies that may be asked for them. */
  readonly proxies: readonly string[];
}

type RequestOptions = http.RequestOptions & { readonly hostname?: string | null };

/** Where a request goes, from what `http.request` is given. */
function addressOf(protocol: string, args: readonly unknown[]) {
  const [first, second] = args;
  const url = typeof first === 'string' ? new URL(first) : first instanceof URL ? first : undefined;
  const options = ((url ? second : first) ?? {}) as RequestOptions;
  if (options.socketPath) throw new Error('No socket can be asked while pages are rendered');
  const scheme = options.protocol ?? url?.protocol ?? protocol;
  const host = options.hostname ?? options.host ?? url?.hostname ?? 'localhost';
  const port = options.port ?? url?.port ?? '';
  const bracketed = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  const connected = new URL(`${scheme}//${bracketed}${port === '' ? '' : `:${port}`}`).origin;
  // A proxy is asked for a whole address.
  const path = options.path ?? '';
  return { connected, asked: URL.canParse(path) ? new URL(path).origin : connected };
}

function checkAddress({ origins, proxies }: Network, { connected, asked }: ReturnType<typeof addressOf>) {
  const isDirect = connected === asked;
  if (origins.includes(asked) && (isDirect || proxies.includes(connected))) return;
  const known = origins.length === 0 ? 'The site configuration names no address for it' : origins.join(', ');
  throw new Error(`${asked} cannot be asked while pages are rendered. Addresses of its API: ${known}`);
}

/** `http` or `https`, for the configured addresses. */
function limitedHttp(name: string, network: Network): object {
  const whole = process.getBuiltinModule(name) as typeof http;
  const limited =
    (method: 'request' | 'get') =>
    (...args: Parameters<typeof http.request>) => {
      checkAddress(network, addressOf(`${name}:`, args));
      return whole[method](...args);
    };
  return { ...whole, request: limited('request'), get: limited('get') };
}

/** Answers what the host's renderer requires. @returns `undefined` for what is not a module of Node */
export function hostModule(specifier: string, network: Network): unknown {
  if (!isBuiltin(specifier)) return undefined;
  const name = specifier.replace(/^node:/, '');
  if (harmless.includes(name)) return process.getBuiltinModule(name);
  return name === 'http' || name === 'https' ? limitedHttp(name, network) : closedModule(name);
}

/** What libraries look for in `process`: axios asks by HTTP only where there is one. */
export const hostProcess = (env: Readonly<Record<string, string>>): object => ({
  [Symbol.toStringTag]: 'process',
  env,
  argv: [],
  platform: process.platform,
  version: process.version,
  versions: { node: process.versions.node },
  cwd: () => '/',
  emitWarning: () => {},
  nextTick: process.nextTick.bind(process),
  on: () => {},
  stderr: { fd: 2 },
  stdout: { fd: 1 },
});
