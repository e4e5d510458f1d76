/** Somebody who has signed in with Firebase. */
import { signOut, type User as FirebaseUser } from 'firebase/auth';
import { get, ref, set } from 'firebase/database';
import type { RenewedToken, SignedIn, User } from 'shared-types';
import type { Project } from './project';
import { readableError } from './refusals';
import { type Profile, recordOf, userOf } from './user-record';

/** The token of now; the SDK renews one that ends. */
export async function tokenOf(user: FirebaseUser): Promise<RenewedToken> {
  const { token, expirationTime } = await user.getIdTokenResult();
  return { accessToken: token, expiresAt: new Date(expirationTime).toISOString() };
}

export const recordPath = (uid: string): string => `users/${uid}`;

/** Ends the session in this browser. Firebase itself has nothing to end: its tokens expire. */
export async function leave(project: Project): Promise<void> {
  await project.inAuth(signOut).catch(rejectReadably);
  await project.close();
}

const rejectReadably = (error: unknown) => Promise.reject(readableError(error));

/** The record of a user. Each call rejects with a message for visitors. */
const recordIn = (project: Project, uid: string) => ({
  read: () =>
    project
      .inDatabase(async (database): Promise<unknown> => (await get(ref(database, recordPath(uid)))).val())
      .catch(rejectReadably),
  write: (record: object) =>
    project
      .inDatabase(async (database) => await set(ref(database, recordPath(uid)), record))
      .catch(rejectReadably),
});

/** Reads the user; a first sign-in creates the record. @throws an error for visitors if the database fails */
export async function openAccount(
  project: Project,
  account: FirebaseUser,
  profile: Profile,
): Promise<SignedIn> {
  const { read, write } = recordIn(project, profile.uid);
  const stored = await read();
  const user = userOf(stored, profile);
  /** Role as last read: saving does not change it. */
  let { role } = user;
  if (stored === null) await write(recordOf(user, { role, profile }));

  async function readAgain(): Promise<User> {
    const newest = userOf(await read(), profile);
    ({ role } = newest);
    return newest;
  }

  return {
    user,
    ...(await tokenOf(account).catch(rejectReadably)),
    service: {
      read: readAgain,
      save: (changed) => write(recordOf(changed, { role, profile })),
      logout: () => leave(project),
    },
  };
}
