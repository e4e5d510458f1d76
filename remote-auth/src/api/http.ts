import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import type { LoadContext } from 'shared-types';
import { authPaths } from 'shared-types/protocol/auth';
import { saysNotDone } from 'shared-types/protocol/own-answer';
import type { Credentials } from '../model/credentials';
import type { AuthApi } from './port';
import { readAccess, readChange, readPasswordChange } from './read-answer';

const timeoutMs = 10_000;

/** Refused credentials may be answered with any status: the body decides. */
const everyStatus: AxiosRequestConfig = { timeout: timeoutMs, validateStatus: () => true };

/** A token that is not valid is an error, so that the host hears of it. */
const exceptUnauthorized: AxiosRequestConfig = {
  timeout: timeoutMs,
  validateStatus: (status) => status !== 401,
};

export type Connection = Pick<LoadContext, 'http' | 'site'>;

type Request = (http: AxiosInstance) => Promise<AxiosResponse<unknown>>;

type Read<Answer> = (response: AxiosResponse<unknown>) => Answer;

export function createAuthApi({ http, site }: Connection): AuthApi {
  async function ask<Answer>(request: Request, read: Read<Answer>, lost: 'unreachable' | 'unknown') {
    const instance = await http().catch(() => undefined);
    if (!instance) return { kind: 'unreachable' } as const;
    try {
      return read(await request(instance));
    } catch (error) {
      return { kind: isUnauthorized(error) ? 'invalid-token' : lost } as const;
    }
  }

  const look = (request: Request) => ask(request, readAccess, 'unreachable');

  /** Asks for a change. The service may have made it unless it says that it has not. */
  const change = <Answer extends { readonly kind: string }>(request: Request, read: Read<Answer>) => {
    const readClear: Read<Answer | { readonly kind: 'unknown' }> = (response) => {
      const answer = read(response);
      const isMade = answer.kind === 'accepted' || answer.kind === 'done';
      return isMade || saysNotDone(response.status, response.data) ? answer : { kind: 'unknown' };
    };
    return ask(request, readClear, 'unknown');
  };

  return {
    signIn: ({ stay, ...credentials }) => {
      const isPost = site.api['auth']?.signInMethod === 'post';
      const lasting = stay ? { stay } : {};
      return look(
        isPost ? post(authPaths.signIn, { ...credentials, ...lasting }) : signInByGet(credentials, lasting),
      );
    },
    register: (details) => change(post(authPaths.register, details), readAccess),
    renew: (accessToken) => look(renewal(accessToken)),
    update: (user) => change(ownPost(authPaths.update, { user }), readChange),
    changePassword: (passwords) => change(ownPost(authPaths.changePassword, passwords), readPasswordChange),
    deleteAccount: (password) => change(ownPost(authPaths.deleteAccount, { password }), readChange),
  };
}

const isUnauthorized = (error: unknown) =>
  (error as { readonly response?: { readonly status?: number } } | undefined)?.response?.status === 401;

const post =
  (path: string, body: object): Request =>
  (http) =>
    http.post<unknown>(path, body, everyStatus);

const ownPost =
  (path: string, body: object): Request =>
  (http) =>
    http.post<unknown>(path, body, exceptUnauthorized);

/** Browsers send no body with GET, so the header has the credentials too. Other clients send the body. */
const signInByGet =
  (credentials: Credentials, params: object): Request =>
  (http) => {
    const headers = { Authorization: basicHeader(credentials) };
    return http.get<unknown>(authPaths.signIn, { ...everyStatus, headers, params, data: credentials });
  };

/** Request to restore the session of a kept token. */
const renewal =
  (kept: string | undefined): Request =>
  (http) => {
    const token = kept && { headers: { Authorization: `Bearer ${kept}` }, data: { access_token: kept } };
    return http.get<unknown>(authPaths.restore, { ...exceptUnauthorized, ...token });
  };

/**
 * The `Authorization` header for e-mail address and password, from their UTF-8 bytes. axios's own `auth` takes the
 * name as Latin-1: it breaks an umlaut and throws for a euro sign.
 */
function basicHeader({ email, password }: Credentials) {
  const bytes = new TextEncoder().encode(`${email}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
