import type { AxiosInstance } from 'axios';
import { isJsonObject, saysNotDone } from 'shared-types/protocol/own-answer';
import { unexpected, unreachable, unsure } from '../model/service-errors';

/** Time limit of a call, in milliseconds. */
const timeoutMs = 10_000;

/** The host waits five seconds for a sign-out. */
const probeTimeoutMs = 3000;

/** The user's own record at the identity provider. Each call rejects with an error whose message visitors can read. */
export interface Auth0UserApi {
  /** `GET users/{sub}`: the answer as it came. */
  readonly read: () => Promise<unknown>;
  /** `PATCH users/{sub}`: the provider merges the first level of `user_metadata`. */
  readonly update: (body: { readonly user_metadata: object }) => Promise<void>;
}

export interface Auth0UserWorld {
  readonly http: () => Promise<AxiosInstance>;
  /** Address of the provider, without a slash at its end. */
  readonly address: string;
  /** Id of the user at the provider. */
  readonly sub: string;
  /** A token for the provider's API. @param isRefused the provider did not take the last one */
  readonly token: (isRefused: boolean) => Promise<string>;
}

/** The record of one user. A token that the provider refuses is renewed once. */
export function createAuth0UserApi({ http, address, sub, token }: Auth0UserWorld): Auth0UserApi {
  const url = `${address}/api/v2/users/${encodeURIComponent(sub)}`;

  async function send(method: 'GET' | 'PATCH', data?: object): Promise<unknown> {
    const request = { method, url, data, timeout: timeoutMs, validateStatus: () => true };
    const attempt = async (accessToken: string) => {
      try {
        const headers = { Authorization: `Bearer ${accessToken}` };
        return await (await http()).request<unknown>({ ...request, headers });
      } catch {
        throw new Error(method === 'GET' ? unreachable : unsure);
      }
    };
    const first = await attempt(await token(false));
    const answer = first.status === 401 ? await attempt(await token(true)) : first;
    const { status, data: body } = answer;
    if (status < 300 && isJsonObject(body)) return body;
    throw new Error(method === 'GET' || saysNotDone(status, body) ? unexpected : unsure);
  }

  return {
    read: () => send('GET'),
    update: async (body) => {
      await send('PATCH', body);
    },
  };
}

/** True if the provider answers at all. If not, its page would be an error page of the browser. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs);
    await fetch(`${address}/.well-known/openid-configuration`, { mode: 'no-cors', signal });
    return true;
  } catch {
    return false;
  }
}
