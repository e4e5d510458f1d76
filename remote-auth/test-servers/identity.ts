/**
 * An identity provider on this machine, in place of a tenant of Auth0. For tests and for development only: never deploy it.
 *
 *     node tooling/run.mjs remote-auth/dist/test-servers/identity.js [--port 9400] [--site http://localhost:4173]
 *
 * It speaks OpenID Connect by `oidc-provider`, under the paths that Auth0's SDK has built in: `/authorize`, `/oauth/token`,
 * `/oauth/revoke`. Two calls are Auth0's own: `/v2/logout` ends the provider's session and returns to the site, and
 * `/api/v2/users/{sub}` is the user's own record. The page of the provider is a form with Email, Password, Continue and Cancel;
 * with `screen_hint=signup` it asks for a name as well, and creates the user.
 *
 * Use `localhost` everywhere: issuer and cookies belong to this name. The site's own port does not matter for cookies.
 *
 * In a test, `startIdentity` takes a free port, and `stop` ends it. `log` has each request as `GET /path?query`. `knobs` may be
 * changed at any time: lifetime of new tokens, and how it answers (`down` cuts each connection, `rubbish`
 * answers a page, `no-users` fails for the user's record only). A browser that forgets its cookies has no session here any more.
 * Jest and Playwright cannot load it as it is: their tests use `identity-process.ts`.
 *
 * Known differences from a tenant: the scope of a token's answer lists the rights to the API only.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage as Request, type ServerResponse as Response } from 'node:http';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { InteractionResults } from 'oidc-provider';
import { createKeys } from './identity-keys.js';
import { createProvider } from './identity-provider.js';
import { createUserApi, type IdentityUser } from './identity-users.js';
import { listenOnLoopback } from './loopback.js';

export type Knobs = {
  tokenLifetimeS: number;
  mode: 'normal' | 'down' | 'rubbish' | 'no-users';
};

type Identity = {
  /** Origin of the server, also the `domain` in the site's configuration. */
  origin: string;
  clientId: string;
  log: readonly string[];
  /** Users by `sub`. */
  users: Map<string, IdentityUser>;
  knobs: Knobs;
  stop: () => Promise<void>;
};

export const ada: IdentityUser = {
  sub: 'auth0|ada',
  email: 'ada@example.test',
  password: 'correct horse',
  name: 'Ada Lovelace',
};

const defaultKnobs: Knobs = { tokenLifetimeS: 3600, mode: 'normal' };

/** A browser with windows asks for an icon otherwise, and complains that there is none. */
const noIcon = '<link rel="icon" href="data:,">';

/** @param isNew  a new account is wanted. @param isRefused  true if the form that was sent before is wrong */
const signInPage = (isNew: boolean, isRefused: boolean) => `<!doctype html><html lang="en">${noIcon}
<title>${isNew ? 'Sign up' : 'Sign in'}</title><h1>${isNew ? 'Sign up' : 'Sign in'}</h1>
${isRefused ? `<p role="alert">${isNew ? 'The user already exists' : 'Wrong email or password'}</p>` : ''}
<form method="post">${isNew ? '<label>Name <input name="name"></label>' : ''}
<label>Email <input name="username"></label>
<label>Password <input name="password" type="password"></label>
<button>Continue</button> <button name="cancel" value="1">Cancel</button></form></html>`;

const sendJson = (response: Response, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const sendPage = (response: Response, page: string) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);

const clientId = 'site-client';

export async function startIdentity({
  siteOrigins,
  port = 0,
}: {
  siteOrigins: readonly string[];
  /** Port of the server; absent: a free one. */
  port?: number;
}): Promise<Identity> {
  const server = createServer();
  const { host, stop } = await listenOnLoopback(server, port);
  const origin = `http://${host}`;
  const issuer = `${origin}/`;
  const userApi = `${origin}/api/v2/`;

  const log: string[] = [];
  const knobs = { ...defaultKnobs };
  const known = new Map([[ada.sub, { ...ada }]]);
  const { jwk, claimsOf } = createKeys();
  const provider = createProvider({
    issuer,
    clientId,
    siteOrigins,
    userApi,
    users: known,
    jwk,
    tokenLifetimeS: () => knobs.tokenLifetimeS,
  });
  const answerUser = createUserApi({ issuer, audience: userApi, users: known, claimsOf });
  const answerProtocol = provider.callback();

  const userOf = (fields: URLSearchParams) =>
    [...known.values()].find(
      ({ email, password }) => email === fields.get('username') && password === fields.get('password'),
    );

  /** @returns nothing where the address has a user already */
  function newUser(fields: URLSearchParams): IdentityUser | undefined {
    const [name = '', email = '', password = ''] = ['name', 'username', 'password'].map(
      (key) => fields.get(key) ?? '',
    );
    if ([...known.values()].some((user) => user.email === email)) return undefined;
    const user = { sub: `auth0|${randomUUID()}`, email, password, name };
    known.set(user.sub, user);
    return user;
  }

  async function answerInteraction(request: Request, response: Response) {
    const fields = new URLSearchParams(request.method === 'POST' ? await text(request) : '');
    const finish = (result: InteractionResults) =>
      provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    if (fields.has('cancel')) return finish({ error: 'access_denied', error_description: 'User cancelled' });
    const { params } = await provider.interactionDetails(request, response);
    const isNew = params['screen_hint'] === 'signup';
    const user = fields.size === 0 ? undefined : isNew ? newUser(fields) : userOf(fields);
    if (user) return finish({ login: { accountId: user.sub } });
    return sendPage(response, signInPage(isNew, fields.size > 0));
  }

  async function answerLogout(request: Request, response: Response, { searchParams }: URL) {
    const target = searchParams.get('returnTo') ?? siteOrigins[0] ?? issuer;
    if (!siteOrigins.some((site) => target === site || target.startsWith(`${site}/`)))
      return sendJson(response, 400, { error: 'invalid_request', error_description: 'returnTo' });
    const session = await provider.Session.get(provider.createContext(request, response));
    if (session.accountId) await session.destroy();
    return response.writeHead(302, { location: target }).end();
  }

  async function answerUserApi(request: Request, response: Response, sub: string) {
    const { origin: from = '' } = request.headers;
    if (siteOrigins.includes(from)) {
      response.setHeader('access-control-allow-origin', from).setHeader('vary', 'origin');
      response.setHeader('access-control-allow-headers', 'authorization, content-type');
      response.setHeader('access-control-allow-methods', 'GET, PATCH');
    }
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    if (knobs.mode === 'no-users') return sendJson(response, 503, { message: 'Out of order' });
    const { status, body } = await answerUser(request, sub);
    return sendJson(response, status, body);
  }

  async function answer(request: Request, response: Response) {
    const url = new URL(request.url ?? '/', origin);
    log.push(`${request.method} ${request.url}`);
    if (knobs.mode === 'down') return request.socket.destroy();
    // A connection that is kept is reset after five seconds, in the middle of the next call maybe.
    response.setHeader('connection', 'close');
    if (knobs.mode === 'rubbish') return sendPage(response, `<!doctype html>${noIcon}<title>Welcome</title>`);
    if (url.pathname.startsWith('/interaction/')) return answerInteraction(request, response);
    if (url.pathname === '/v2/logout') return answerLogout(request, response, url);
    const sub = /^\/api\/v2\/users\/([^/]+)$/.exec(url.pathname)?.[1];
    if (sub !== undefined) return answerUserApi(request, response, decodeURIComponent(sub));
    return answerProtocol(request, response);
  }

  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.push(`error ${error instanceof Error ? error.message : String(error)}`);
      if (!response.headersSent) sendJson(response, 500, { error: 'server_error' });
    });
  });

  return {
    origin,
    clientId,
    log,
    users: known,
    knobs,
    stop,
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '9400' },
      site: { type: 'string', multiple: true, default: ['http://localhost:4173', 'http://localhost:4174'] },
    },
  });
  const { origin, clientId } = await startIdentity({ siteOrigins: values.site, port: Number(values.port) });
  console.log(`The provider runs until this command ends. Sign in as ${ada.email}, password ${ada.password}.
Put this under \`auth\` of the site's configuration:

"auth0": ${JSON.stringify({ domain: origin, clientId }, null, 2)}`);
}
