import { beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase } from '../database/open-database.js';
import { accountKind, enquiryKind } from '../database/schema.js';
import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { authPaths } from 'shared-types/protocol/auth';
import { runCommandLine } from 'release/cli/command-line';
import { servicesVerbs } from '../verbs/verbs.js';
import { builtHost, builtRemote } from 'release/testing/release-factory';
import { releaseProcesses } from 'release/testing/release-processes';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { openTestOperator, type TestOperator } from 'release/testing/test-operator';
import { until } from 'release/testing/until';

const folder = temporaryFolder();
const email = 'ada@example.test';
const password = 'a long enough secret';

let operator: TestOperator;

beforeAll(async () => {
  operator = await openTestOperator(folder);
  await operator.release(builtHost({ version: '1.0.0' }), builtRemote({ name: 'shop', version: '1.0.0' }));
});

const { run, serve: serveWith } = releaseProcesses(() => operator);

const newFile = () => path.join(mkdtempSync(path.join(folder, 'accounts-')), 'accounts.sqlite');

const serve = (file: string) => serveWith(['--accounts', file]);

type Answer = Readonly<Record<string, unknown>>;

async function ask(address: string, to: string, init: RequestInit = {}) {
  const response = await fetch(`${address}${to}`, init);
  return { status: response.status, answer: (await response.json()) as Answer };
}

const json = { 'content-type': 'application/json' };

const post = (address: string, to: string, body: object) =>
  ask(address, to, { method: 'POST', headers: json, body: JSON.stringify(body) });

const save = (address: string, token: string, entries: number) =>
  ask(address, authPaths.update, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ user: { data: { entries } } }),
  });

const signIn = (address: string, name: string, secret: string) =>
  post(address, authPaths.signIn, { email: name, password: secret });

const restore = (address: string, token: unknown) =>
  ask(address, authPaths.restore, { headers: { authorization: `Bearer ${String(token)}` } });

const register = (address: string) =>
  post(address, authPaths.register, { displayName: 'Ada', email, password });

describe('a server with accounts', () => {
  it('shows in its health how many accounts there are, and no name', async () => {
    const { address } = await serve(newFile());
    await register(address);
    const { accounts } = (await ask(address, '/release/health')).answer;
    expect(accounts).toEqual({ state: 'ok', accounts: 1, ageSeconds: 0 });
  });

  it('serves the site where the database is one of something else, and says so', async () => {
    const file = newFile();
    await (await openDatabase(file, enquiryKind)).close();
    const { address, errors } = await serve(file);
    await until(() => errors().includes('is not a database of accounts'));
    expect((await fetch(`${address}/shop`)).status).toBe(200);
    expect((await register(address)).status).toBe(503);
  });

  it('has after a kill the accounts, the sessions and every change that it acknowledged', async () => {
    const file = newFile();
    let acknowledged = 0;
    let token = '';
    for (const killAfter of [3, 6]) {
      const { child, ended, address } = await serve(file);
      if (token === '') token = String((await register(address)).answer['access_token']);
      const saving = async () => {
        for (let n = acknowledged + 1; ; n += 1) {
          if ((await save(address, token, n)).status === 200) acknowledged = n;
          if (acknowledged >= killAfter) child.kill('SIGKILL');
        }
      };
      await Promise.allSettled([saving()]);
      await ended;
    }
    const { address } = await serve(file);
    const { user } = (await restore(address, token)).answer as {
      readonly user: { readonly data: { readonly entries: number } };
    };
    expect(acknowledged).toBeGreaterThanOrEqual(6);
    // The save that was on its way may be there, too.
    expect([acknowledged, acknowledged + 1]).toContain(user.data.entries);
    expect((await signIn(address, email, password)).answer).toHaveProperty('access_token');
  });
});

describe('the verbs for accounts', () => {
  it('work while the server runs, which follows at once', async () => {
    const file = newFile();
    const at = ['--accounts', file];
    const { address } = await serve(file);
    const { access_token: token } = (await register(address)).answer;
    expect(await run('accounts', 'list', ...at)).toMatchObject({
      accounts: [{ email, role: 'user', displayName: 'Ada' }],
    });
    expect(await run('accounts', 'set-role', email, '--role', 'staff', ...at)).toMatchObject({
      changed: true,
    });
    expect(await run('accounts', 'set-role', email, '--role', 'staff', ...at)).toMatchObject({
      changed: false,
    });
    expect((await restore(address, token)).answer).toMatchObject({ user: { role: 'staff' } });
    const { password: given } = await run('accounts', 'set-password', 'ADA@example.test', ...at);
    expect((await restore(address, token)).status).toBe(401);
    expect((await signIn(address, email, password)).answer).toHaveProperty('error');
    const session = await signIn(address, email, String(given));
    expect(session.answer).toHaveProperty('access_token');
    expect(await run('accounts', 'delete', email, ...at)).toMatchObject({ ok: true, changed: true });
    expect((await restore(address, session.answer['access_token'])).status).toBe(401);
    expect((await run('accounts', 'list', ...at))['accounts']).toEqual([]);
  });

  it.each([
    [['delete', 'nobody@example.test'], 'noTarget', 'There is no account nobody@example.test. Nothing was'],
    [['set-password'], 'usage', "missing required argument 'EMAIL'"],
    [['set-role', email, '--role', 'guest'], 'usage', "'guest' is not a role"],
    [['set-role', email], 'usage', "'' is not a role"],
    [['add', email], 'usage', "unknown command 'add'"],
  ])('say what is wrong with %j', async (operands, reason, expected) => {
    const file = path.join(folder, 'wrong-use.sqlite');
    await (await openDatabase(file, accountKind)).close();
    const using = runCommandLine(servicesVerbs, ['accounts', ...operands, '--accounts', file], {});
    await expect(using).rejects.toMatchObject({ reason, message: expect.stringContaining(expected) });
  });

  it('make no database, nor one of an empty file', async () => {
    const file = newFile();
    expect(await run('accounts', 'list', '--accounts', file)).toMatchObject({ ok: false, exitCode: 7 });
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, '');
    expect(await run('accounts', 'list', '--accounts', file)).toMatchObject({ ok: false, exitCode: 7 });
    expect(statSync(file).size).toBe(0);
  });
});
