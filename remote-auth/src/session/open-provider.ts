import type { SessionContext } from 'shared-types';
import type { Way } from '../model/ways';
import type { Provider, ProviderModule } from '../providers/provider';

/** Each provider is a chunk of its own. */
const importProvider: Readonly<Record<Way, () => Promise<ProviderModule>>> = {
  default: () => import('../providers/jwt/jwt-provider'),
  auth0: () => import('../providers/auth0/auth0-provider'),
  firebase: () => import(/* webpackChunkName: "firebase" */ '../providers/firebase/firebase-provider'),
};

/** Providers with an SDK: it has one state for the whole visit. */
const opened = new Map<Way, Promise<Provider>>();

/** Listener for newer tokens, by way: the host or screen that has opened the provider last. */
const listeners = new Map<Way, SessionContext['renewed']>();

/** Loads the provider of a way. Rejects if its code cannot be loaded; then the next call tries again. */
export async function openProvider(way: Way, context: SessionContext): Promise<Provider> {
  // The JWT API has no state but the token in the context.
  if (way === 'default') return await createProvider(way, context);
  listeners.set(way, context.renewed);
  const renewed: SessionContext['renewed'] = (token) => listeners.get(way)?.(token);
  const provider = opened.get(way) ?? createProvider(way, { ...context, renewed });
  opened.set(way, provider);
  provider.catch(() => opened.delete(way));
  return await provider;
}

const createProvider = async (way: Way, context: SessionContext): Promise<Provider> =>
  await (await importProvider[way]()).createProvider(context);
