import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { authExchanges, keptToken, type AuthRequest } from 'shared-types/testing/auth-contract';
import { serveAccounts, type AccountServer } from '../testing/account-server.js';
import { temporaryFolder } from '../testing/temporary-folder.js';

const folder = temporaryFolder();

let cases = 0;
let server: AccountServer;

beforeEach(async () => {
  server = await serveAccounts(path.join(folder, `case-${(cases += 1)}.sqlite`));
});

afterEach(async () => {
  await server.close();
});

/** Example with matchers for what differs with each server: ids, and texts for people. */
function likeness(example: unknown, key = ''): unknown {
  if (typeof example === 'string') {
    const isFree = ['error', 'uid', 'access_token', 'username', 'password', 'current', 'next'].includes(key);
    return isFree ? expect.stringMatching(/./) : example;
  }
  if (Array.isArray(example)) return example.map((item) => likeness(item));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, likeness(value, name)]));
}

const withToken = (request: AuthRequest, token: string) =>
  JSON.parse(JSON.stringify(request).replaceAll(keptToken, token)) as AuthRequest;

/** The other end is tested with the same exchanges: `remote-auth/src/api/contract.test.ts`. */
describe('the server', () => {
  it.each(authExchanges)('answers $name', async ({ before = [], isBusy, request, status, answer }) => {
    if (isBusy) await server.restart({ derivations: { atOnce: 0, waiting: 0, ofSender: 9 } });
    let token = keptToken;
    for (const earlier of before) {
      const { access_token: given } = (await server.send(withToken(earlier, token))).answer;
      if (typeof given === 'string') token = given;
    }
    const { status: sent, answer: got } = await server.send(withToken(request, token));
    expect({ status: sent, answer: got }).toEqual({ status, answer: likeness(answer) });
  });
});
