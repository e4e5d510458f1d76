/** The project of Firebase, with the user in its Realtime Database. */
import { jest } from '@jest/globals';
import { fakeSite } from 'shared-types/testing/fake-site';
import type { createFirebaseProvider } from 'remote-auth/src/providers/firebase/firebase-provider';
import { startFirebase } from 'remote-auth/test-servers/start-firebase';
import type { ListProvider } from './list-provider';

const ada = { uid: 'ada', email: 'ada@example.test', password: 'correct horse', displayName: 'Ada' };

/** A document has one SDK with one connection, so each browser gets an SDK of its own. */
async function loadSdk(): Promise<typeof createFirebaseProvider> {
  let create: typeof createFirebaseProvider | undefined;
  await jest.isolateModulesAsync(async () => {
    ({ createFirebaseProvider: create } =
      await import('remote-auth/src/providers/firebase/firebase-provider'));
  });
  if (!create) throw new Error('The SDK was not loaded.');
  return create;
}

export async function startFirebaseProject(): Promise<ListProvider> {
  const servers = await startFirebase();
  servers.auth.add(ada);
  const site = { ...fakeSite, auth: { firebase: servers.config } };
  /** SDKs that no browser has. */
  const free: (typeof createFirebaseProvider)[] = [];
  let leave: (() => Promise<void>)[] = [];

  async function leaveAll() {
    await Promise.all(leave.map((end) => end()));
    leave = [];
    localStorage.clear();
  }
  return {
    startAnew: async () => {
      await leaveAll();
      servers.database.write('users/ada', null);
    },
    signIn: async () => {
      const create = free.pop() ?? (await loadSdk());
      const result = await create({ site, renewed: () => {} }, { timeoutMs: 10_000 }).signIn?.(ada);
      if (result?.kind !== 'accepted') throw new Error(JSON.stringify(result));
      const { service } = result.signIn;
      leave.push(async () => {
        await service.logout();
        free.push(create);
      });
      return result.signIn;
    },
    stop: async () => {
      await leaveAll();
      await servers.stop();
    },
  };
}
