import type { Site, User } from 'shared-types';

/** A way to sign in, by what a user has signed in with. */
export type Way = User['from'];

/** The ways that the site configures, in the order in which they are shown. */
export function configuredWays({ api, auth = {} }: Pick<Site, 'api' | 'auth'>): readonly Way[] {
  return [
    ...(api['auth'] ? (['default'] as const) : []),
    ...(auth.auth0 ? (['auth0'] as const) : []),
    ...(auth.firebase ? (['firebase'] as const) : []),
  ];
}

/** True if visitors sign in, create an account and change it on pages of the provider. */
export const hasOwnPages = (way: Way): boolean => way === 'auth0';

/** True if the provider sends a mail to somebody who forgot the password. */
export const sendsPasswordMail = (way: Way): boolean => way === 'firebase';

/** Names of the ways, for visitors. */
export const wayNames: Readonly<Record<Way, string>> = {
  default: 'This site',
  auth0: 'Auth0',
  firebase: 'Firebase',
};

/** Names of the specification. */
const specifiedNames: Readonly<Record<Way, string>> = { ...wayNames, default: 'JWT' };

/** Message of the specification while somebody signs in. */
export const loggingIn = (way: Way): string => `Logging in with ${specifiedNames[way]}`;

/** Message of the specification when somebody has signed in. */
export const loggedIn = (way: Way): string => `Logged in with ${specifiedNames[way]}`;
