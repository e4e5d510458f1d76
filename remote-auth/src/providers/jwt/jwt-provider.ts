/** Signing in with the JWT API. The host keeps the token and sends it. */
import type { AuthService, SessionContext, SignedIn } from 'shared-types';
import { createAuthApi } from '../../api/http';
import type { Accepted, AccessAnswer, AuthApi, Refused } from '../../api/port';
import { tokenEnd } from '../../model/jwt';
import { invalidSession, unexpected, unreachable, unsure } from '../../model/service-errors';
import type { Provider, Refusal } from '../provider';

export async function createProvider(context: SessionContext): Promise<Provider> {
  const api = createAuthApi(context);
  const service = createService(api, context);
  const resultOf = (answer: AccessAnswer) =>
    answer.kind === 'accepted'
      ? ({ kind: 'accepted', signedIn: signedInOf(answer, service) } as const)
      : refusalOf(answer);
  return {
    signIn: async (credentials) => resultOf(await api.signIn(credentials)),
    register: async (details) => resultOf(await api.register(details)),
    restore: async () => await restore(api, service, context.accessToken),
    changePassword: async (change) => {
      const answer = await api.changePassword(change);
      if (answer.kind !== 'accepted') return refusalOf(answer);
      context.renewed(tokenOf(answer));
      return { kind: 'done' };
    },
    deleteAccount: async (password) => {
      const answer = await api.deleteAccount(password);
      return answer.kind === 'done' ? answer : refusalOf(answer);
    },
  };
}

const createService = (api: AuthApi, { renewed }: SessionContext): AuthService => ({
  read: async () => {
    const answer = await api.renew();
    if (answer.kind !== 'accepted') throw new Error(textOf(answer));
    renewed(tokenOf(answer));
    return answer.user;
  },
  save: async (user) => {
    const answer = await api.update(user);
    if (answer.kind !== 'done') throw new Error(textOf(answer));
  },
  // The specification has no such call. The host forgets the token, which ends soon.
  logout: () => Promise.resolve(),
});

async function restore(
  api: AuthApi,
  service: AuthService,
  accessToken: string | undefined,
): Promise<SignedIn | null> {
  if (accessToken === undefined) return null;
  const answer = await api.renew(accessToken);
  if (answer.kind === 'accepted') return signedInOf(answer, service);
  if (answer.kind === 'invalid-token') return null;
  throw new Error(textOf(answer));
}

const signedInOf = (answer: Accepted, service: AuthService): SignedIn => ({
  user: answer.user,
  ...tokenOf(answer),
  service,
});

function tokenOf({ accessToken }: Accepted) {
  const expiresAt = tokenEnd(accessToken);
  return { accessToken, ...(expiresAt && { expiresAt }) };
}

const refusalOf = <Errors>(answer: Refused<Errors>): Refusal<Errors> =>
  answer.kind === 'invalid-token' ? { kind: 'failed', message: invalidSession } : answer;

function textOf(answer: Refused): string {
  switch (answer.kind) {
    case 'refused':
      return answer.errors.username ?? answer.errors.password ?? unexpected;
    case 'failed':
      return answer.message;
    case 'invalid-token':
      return invalidSession;
    case 'unexpected':
      return unexpected;
    case 'unreachable':
      return unreachable;
    case 'unknown':
      return unsure;
  }
}
