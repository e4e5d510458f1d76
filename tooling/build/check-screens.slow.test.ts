import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contractVersion } from 'shared-types/protocol/contract-version';
import { inRoot, root } from 'tooling/setup/root';
import { checkScreens } from './check-screens.js';

let parent: string;

/** @returns folder of a remote */
function remote(
  name: string,
  { screen, config, session }: { screen: string; config?: string; session?: string },
): string {
  const folder = path.join(parent, name);
  mkdirSync(path.join(folder, 'src/screens/list'), { recursive: true });
  const routes = [{ path: '/list', screen: 'list', title: 'List', description: 'A list.' }];
  const slots = session === undefined ? {} : { session: { screen: 'session' } };
  const descriptor = { name, contract: `^${contractVersion}`, claims: ['/list'], routes, storage: [], slots };
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(descriptor));
  writeFileSync(path.join(folder, 'src/screens/list/list-screen.tsx'), screen);
  if (session !== undefined) {
    mkdirSync(path.join(folder, 'src/session'));
    writeFileSync(path.join(folder, 'src/session/session.ts'), session);
  }
  if (config !== undefined) writeFileSync(path.join(folder, 'tsconfig.json'), config);
  return folder;
}

const usualConfig = JSON.stringify({ extends: inRoot('tsconfig.base.json'), include: ['src'] });
const noComponent = '// A list.\nexport const Screen = 5;';

const failureOf = (folder: string, compiler: readonly string[] | undefined) =>
  checkScreens(folder, compiler).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );

beforeAll(() => {
  mkdirSync(inRoot('.cache'), { recursive: true });
  // Inside the repository, so that the contract is found.
  parent = mkdtempSync(inRoot('.cache/check-screens-'));
});
afterAll(() => rmSync(parent, { recursive: true }));

describe('a remote with a screen that is not a component', () => {
  it('is refused with the file and the reason', async () => {
    const folder = remote('remote-wrong', { screen: noComponent, config: usualConfig });
    expect(await failureOf(folder, undefined)).toMatch(
      /remote-wrong does not fit the contract, or could not be checked:\n.*error TS2345.*src\/screens\/list\/list-screen.*'Screen'/s,
    );
  });
});

describe('a remote whose remote.json names a screen that does not exist', () => {
  it('is refused with the file to make', async () => {
    const folder = remote('remote-without-screen', { screen: noComponent, config: usualConfig });
    rmSync(path.join(folder, 'src/screens/list/list-screen.tsx'));
    expect(await failureOf(folder, undefined)).toBe(
      `${path.relative(root, folder)}/remote.json needs the file src/screens/list/list-screen.tsx, which does not exist: make it, or correct the name.`,
    );
  });
});

describe('a remote with a module that signs nobody in', () => {
  it('is refused with the file and the reason', async () => {
    const folder = remote('remote-session', {
      screen: 'export const Screen = () => null;',
      config: usualConfig,
      session: '// Signs in.\nexport const restore = 5;',
    });
    expect(await failureOf(folder, undefined)).toMatch(/error TS2345.*src\/session\/session.*'restore'/s);
  });
});

describe('a remote that cannot be checked', () => {
  const node = (text: string) => [process.execPath, '-e', text, '--'];

  it.each([
    [
      'that is not installed',
      [process.execPath, '/nowhere/typescript/bin/tsc'],
      "Cannot find module '/nowhere",
    ],
    ['whose program is missing', ['no-such-program'], 'no-such-program could not be started'],
    ['that ends without a word', node('process.exit(2)'), 'ended with exit code 2'],
    ['that the system killed', node('process.kill(process.pid, "SIGKILL")'), 'short of memory'],
    [
      'that runs out of its own memory',
      node('console.error("heap out of memory"); process.abort()'),
      'heap out of memory\n',
    ],
  ])('is refused with the cause, for a compiler %s', async (_, compiler, cause) => {
    const folder = remote('remote-unchecked', { screen: noComponent, config: usualConfig });
    const failure = await failureOf(folder, compiler);
    expect(failure).toMatch(/^remote-unchecked does not fit the contract, or could not be checked:\n/);
    expect(failure).toContain(cause);
  });

  it('is refused with the cause, without a tsconfig.json', async () => {
    const failure = await failureOf(remote('remote-without-config', { screen: noComponent }), undefined);
    expect(failure).toMatch(/could not be checked:.*tsconfig\.json/s);
  });
});
