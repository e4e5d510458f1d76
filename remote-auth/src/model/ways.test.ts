import { expect, it } from '@jest/globals';
import { configuredWays, loggedIn, loggingIn } from './ways';

const jwt = { auth: { mode: 'http', baseUrl: '' } } as const;
const auth0 = { domain: 'handwell.eu.auth0.com', clientId: 'site' };
const firebase = { apiKey: 'k', authDomain: 'd', databaseURL: 'https://d.example', projectId: 'p' };

it.each([
  [{ api: {} }, []],
  [{ api: jwt }, ['default']],
  [{ api: {}, auth: { firebase } }, ['firebase']],
  [{ api: jwt, auth: { firebase, auth0 } }, ['default', 'auth0', 'firebase']],
])('configuredWays reads them from the site: %j', (site, ways) => {
  expect(configuredWays(site)).toEqual(ways);
});

it('loggingIn and loggedIn are the messages of the specification', () => {
  expect(
    (['default', 'auth0', 'firebase'] as const).flatMap((way) => [loggingIn(way), loggedIn(way)]),
  ).toEqual([
    'Logging in with JWT',
    'Logged in with JWT',
    'Logging in with Auth0',
    'Logged in with Auth0',
    'Logging in with Firebase',
    'Logged in with Firebase',
  ]);
});
