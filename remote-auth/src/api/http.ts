import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import type { Shell } from 'shared-types';
import * as v from 'valibot';
import { hasErrors, type Credentials } from '../model/credentials';
import { signInPath, type AuthApi, type SignInResult } from './port';

const user = v.object({
  role: v.string(),
  from: v.picklist(['default', 'firebase', 'auth0']),
  uid: v.exactOptional(v.string()),
  data: v.object({
    displayName: v.string(),
    email: v.exactOptional(v.string()),
  }),
});

const message = v.nullish(v.string(), null);

/** The answer to credentials that belong to somebody. */
const acceptedSchema = v.object({ user, access_token: v.pipe(v.string(), v.nonEmpty()) });

/** The answer to credentials that do not. */
const refusedSchema = v.object({ error: v.object({ username: message, password: message }) });

const timeoutMs = 10_000;

/** Refused credentials may be answered with any status: the body decides. */
const everyStatus: AxiosRequestConfig = { timeout: timeoutMs, validateStatus: () => true };

/** What is needed to reach the JWT API. */
export type Connection = Pick<Shell, 'http' | 'site'>;

/** The JWT API over the network. */
export function createAuthApi({ http, site }: Connection): AuthApi {
  return {
    signIn: async (credentials) => {
      const send = site.api.auth?.signInMethod === 'post' ? sendByPost : sendByGet;
      try {
        return read(await send(await http(), credentials));
      } catch {
        return { kind: 'unreachable' };
      }
    },
  };
}

/** Browsers send no body with GET, so the header has the credentials too. Other clients send the body. */
async function sendByGet(http: AxiosInstance, credentials: Credentials): Promise<unknown> {
  const headers = { Authorization: basicHeader(credentials) };
  const response = await http.get<unknown>(signInPath, { ...everyStatus, headers, data: credentials });
  return response.data;
}

async function sendByPost(http: AxiosInstance, credentials: Credentials): Promise<unknown> {
  const response = await http.post<unknown>(signInPath, credentials, everyStatus);
  return response.data;
}

function read(answer: unknown): SignInResult {
  const accepted = v.safeParse(acceptedSchema, answer);
  if (accepted.success) {
    return { kind: 'accepted', user: accepted.output.user, accessToken: accepted.output.access_token };
  }
  const refused = v.safeParse(refusedSchema, answer);
  return refused.success && hasErrors(refused.output.error)
    ? { kind: 'refused', errors: refused.output.error }
    : { kind: 'unexpected' };
}

/**
 * The `Authorization` header for e-mail address and password, from their UTF-8 bytes. axios's own `auth` takes the
 * name as Latin-1: it breaks an umlaut and throws for a euro sign.
 */
function basicHeader({ email, password }: Credentials) {
  const bytes = new TextEncoder().encode(`${email}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
