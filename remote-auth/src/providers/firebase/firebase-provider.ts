/** Signing in with a project of Firebase: e-mail address and password, and the user's data in its Realtime Database. */
import {
  type Auth,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
  type User as FirebaseUser,
} from 'firebase/auth';
import { ref, remove } from 'firebase/database';
import type { SessionContext, SignedIn } from 'shared-types';
import type { Provider, SignInResult } from '../provider';
import { leave, openAccount, recordPath, tokenOf } from './account';
import { createProject, type Project } from './project';
import { changeRefusal, deletionRefusalOf, passwordRefusalOf, readableError, refusalOf } from './refusals';
import type { Profile } from './user-record';

/** Time limit of each call, in milliseconds. The SDK itself waits for the database without end. */
const timeoutMs = 10_000;

const done = { kind: 'done' } as const;

/** Signs in a user of the project. */
type Entrance = (user: FirebaseUser, name?: string) => Promise<SignedIn>;

export const createProvider = (context: SessionContext): Promise<Provider> =>
  Promise.resolve(createFirebaseProvider(context));

/** @throws if the site configures no project */
export function createFirebaseProvider(
  { site, renewed }: Pick<SessionContext, 'site' | 'renewed'>,
  limits = { timeoutMs },
): Provider {
  const config = site.auth?.firebase;
  if (!config) throw new Error('This site has no sign-in with Firebase.');
  /** The token that the host has. */
  let given: string | undefined;

  async function tellToken(user: FirebaseUser) {
    // The SDK tries again by itself.
    const token = await tokenOf(user).catch(() => undefined);
    if (given === undefined || !token || token.accessToken === given) return;
    given = token.accessToken;
    renewed(token);
  }

  const project = createProject({ config, ...limits, onToken: (user) => void tellToken(user) });

  const enter: Entrance = async (user, name) => {
    given = undefined;
    const signedIn = await openAccount(project, user, profileOf(user, name));
    given = signedIn.accessToken;
    return signedIn;
  };

  return { ...waysIn(project, enter), ...accountChanges(project), restore: () => restore(project, enter) };
}

const profileOf = ({ uid, displayName, email, photoURL }: FirebaseUser, name?: string): Profile => ({
  uid,
  displayName: name ?? displayName,
  email,
  photoURL,
});

const waysIn = (project: Project, enter: Entrance): Required<Pick<Provider, 'signIn' | 'register'>> => ({
  signIn: async ({ email, password }) => {
    try {
      const { user } = await project.inAuth((auth) => signInWithEmailAndPassword(auth, email, password));
      return await accepted(project, enter(user));
    } catch (error) {
      return refusalOf(error);
    }
  },
  register: async ({ displayName, email, password }) => {
    try {
      const { user } = await project.inAuth((auth) => createUserWithEmailAndPassword(auth, email, password));
      // The record has the name too, so nothing is lost if this fails.
      await project.inAuth(() => updateProfile(user, { displayName })).catch(() => undefined);
      return await accepted(project, enter(user, displayName));
    } catch (error) {
      return changeRefusal(refusalOf(error));
    }
  },
});

/** Result with a user. Without the user's data nobody is signed in: the next change would be saved in place of them. */
async function accepted(project: Project, entering: Promise<SignedIn>): Promise<SignInResult> {
  try {
    return { kind: 'accepted', signedIn: await entering };
  } catch (error) {
    await leave(project).catch(() => undefined);
    throw error;
  }
}

async function restore(project: Project, enter: Entrance): Promise<SignedIn | null> {
  try {
    const user = await project.inAuth((auth) => Promise.resolve(auth.currentUser));
    if (user) return await enter(user);
  } catch (error) {
    await project.close();
    throw readableError(error);
  }
  await project.close();
  return null;
}

/** The user of now, who has just typed the password. */
async function verified({ currentUser }: Auth, password: string): Promise<FirebaseUser> {
  if (!currentUser?.email) throw readableError({ code: 'auth/user-token-expired' });
  const credential = EmailAuthProvider.credential(currentUser.email, password);
  return (await reauthenticateWithCredential(currentUser, credential)).user;
}

const accountChanges = (
  project: Project,
): Required<Pick<Provider, 'sendPasswordMail' | 'changePassword' | 'deleteAccount'>> => ({
  sendPasswordMail: async (email) => {
    try {
      await project.inAuth((auth) => sendPasswordResetEmail(auth, email));
      return done;
    } catch (error) {
      const refusal = refusalOf(error);
      // An address without an account.
      return refusal.kind === 'refused' && refusal.errors.username === null ? done : refusal;
    }
  },
  changePassword: async ({ current, next }) => {
    try {
      await project.inAuth(async (auth) => await updatePassword(await verified(auth, current), next));
      return done;
    } catch (error) {
      return changeRefusal(passwordRefusalOf(error));
    }
  },
  deleteAccount: async (password) => {
    try {
      const user = await project.inAuth((auth) => verified(auth, password));
      await project.inDatabase((database) => remove(ref(database, recordPath(user.uid))));
      await project.inAuth(() => deleteUser(user));
      return done;
    } catch (error) {
      return changeRefusal(deletionRefusalOf(error));
    }
  },
});
