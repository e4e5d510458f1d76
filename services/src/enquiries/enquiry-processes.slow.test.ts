import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase } from '../database/open-database.js';
import { enquiryKind } from '../database/schema.js';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runCommandLine } from 'release/cli/command-line';
import { servicesVerbs } from '../verbs/verbs.js';
import { testEnquiry } from '../testing/enquiry-factory.js';
import { startFaultyMailServer, type FaultyMailServer } from '../testing/faulty-mail-server.js';
import { builtHost, builtRemote } from 'release/testing/release-factory';
import { releaseProcesses } from 'release/testing/release-processes';
import { testSite, writeSite } from 'release/testing/site-factory';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { openTestOperator, type TestOperator } from 'release/testing/test-operator';
import { until } from 'release/testing/until';
import type { EnquiryRecord } from './enquiry-records.js';

const folder = temporaryFolder();

let operator: TestOperator;
let mail: FaultyMailServer | undefined;

const siteWith = (forwarding: 'none' | 'mail') =>
  testSite({ enquiries: { endpoint: '/api/enquiries', forwarding, retentionMonths: 12 } });

beforeAll(async () => {
  operator = await openTestOperator(folder, siteWith('none'));
  await operator.release(builtHost({ version: '1.0.0' }), builtRemote({ name: 'shop', version: '1.0.0' }));
});

afterEach(async () => {
  await mail?.close();
  mail = undefined;
});

const { start, run, serve: serveWith } = releaseProcesses(() => operator);

const serve = (file: string, variables: Readonly<Record<string, string>> = {}) =>
  serveWith(['--enquiries', file], variables);

let visitors = 0;

/** Each post comes from another network. */
async function post(address: string): Promise<string | undefined> {
  visitors += 1;
  const response = await fetch(`${address}/api/enquiries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: JSON.stringify(testEnquiry()),
  });
  const { ref } = (await response.json()) as { readonly ref?: string };
  return response.status === 201 ? ref : undefined;
}

const newFile = () => path.join(mkdtempSync(path.join(folder, 'enquiries-')), 'enquiries.sqlite');

const listed = async (file: string) =>
  (await run('enquiries', 'list', '--enquiries', file))['enquiries'] as readonly EnquiryRecord[];

describe('a server that is killed while enquiries arrive', () => {
  it('has every enquiry that it acknowledged', async () => {
    const file = newFile();
    const acknowledged: string[] = [];
    for (const killAfter of [3, 9]) {
      const { child, ended, address } = await serve(file);
      const visitor = async () => {
        for (;;) {
          const ref = await post(address);
          if (ref !== undefined) acknowledged.push(ref);
          if (acknowledged.length >= killAfter) child.kill('SIGKILL');
        }
      };
      await Promise.allSettled([visitor(), visitor(), visitor()]);
      await ended;
    }
    const refs = (await listed(file)).map(({ ref }) => ref);
    expect(refs).toEqual(expect.arrayContaining(acknowledged));
    expect(acknowledged.length).toBeGreaterThanOrEqual(9);
  });
});

const health = async (address: string) =>
  ((await (await fetch(`${address}/release/health`)).json()) as { readonly enquiries?: object }).enquiries ??
  {};

describe('the verbs for enquiries', () => {
  it('delete the suspicious ones that are old enough, which the health has asked for', async () => {
    const file = newFile();
    const { address } = await serve(file);
    const database = await openDatabase(file, enquiryKind);
    for (let n = 0; n < 100; n += 1)
      await database.queries
        .insertInto('enquiry')
        .values({
          ...{ ref: `R${n}`, draft: `K${n}`, digest: '', form: '', suspicion: 'x' },
          receivedAt: new Date(Date.now() - (n < 90 ? 2 : 0) * 86_400_000).toISOString(),
          body: '{"fields":{},"items":[],"page":"/"}',
        })
        .execute();
    await database.close();
    // The health is what was last known: it waits no longer than 200 ms.
    const healthOf = async () =>
      (await health(address)) as { readonly state: string; readonly suspicious: number };
    await until(async () => (await healthOf()).suspicious === 100);
    expect((await healthOf()).state).toBe('attention');
    const old = ['enquiries', 'delete-suspicious', '--enquiries', file];
    expect(await run(...old)).toMatchObject({ changed: true, enquiries: 90 });
    await until(async () => (await healthOf()).suspicious === 10);
    expect((await healthOf()).state).toBe('ok');
  });

  it('work while the server runs', async () => {
    const file = newFile();
    const { address } = await serve(file);
    const [one = '', two = '', three = ''] = [await post(address), await post(address), await post(address)];
    const at = ['--enquiries', file];
    expect(await run('enquiries', 'show', one, ...at)).toMatchObject({
      enquiry: { ref: one, fields: { name: 'Mara Lindqvist' } },
    });
    expect(await run('enquiries', 'delete', three, ...at)).toMatchObject({ changed: true, enquiries: 1 });
    expect((await listed(file)).map(({ ref }) => ref)).toEqual([one, two]);
    expect(await run('enquiries', 'list', '--state', 'suspicious', ...at)).toMatchObject({ enquiries: [] });
    const csv = path.join(path.dirname(file), 'enquiries.csv');
    expect(await run('enquiries', 'export', csv, ...at)).toMatchObject({ enquiries: 2 });
    expect(readFileSync(csv, 'utf8')).toContain(one);
    expect(statSync(csv).mode & 0o777).toBe(0o600);
    expect(await post(address)).toBeDefined();
  });

  it.each([
    [['delete', '20990101-AAAAAA'], 'noTarget', 'There is no enquiry 20990101-AAAAAA. Nothing was changed'],
    [['delete'], 'usage', "missing required argument 'REF'"],
    [['delete-suspicious', '--older', '1'], 'usage', 'Give days, hours or minutes'],
    [['list', '--state', 'lost'], 'usage', "'lost' is not a state. Write: --state suspicious"],
    [['forward'], 'usage', "unknown command 'forward'"],
  ])('say what is wrong with %j', async (operands, exitCode, expected) => {
    const file = path.join(folder, 'wrong-use.sqlite');
    await (await openDatabase(file, enquiryKind)).close();
    const using = async () => {
      await runCommandLine(servicesVerbs, ['enquiries', ...operands, '--enquiries', file], {});
    };
    await expect(using()).rejects.toThrow(expected);
    await expect(using()).rejects.toMatchObject({ reason: exitCode });
  });
});

describe('services in a process of their own', () => {
  it('answer behind a server, which says when they are away', async () => {
    const file = newFile();
    const api = await serve(file);
    const { address } = await serveWith(['--api', api.address]);
    const ref = await post(address);
    expect((await listed(file)).map((record) => record.ref)).toEqual([ref]);
    const { form, page, fields } = testEnquiry();
    const typed = Object.entries(fields).map(([name, text]) => [`fields.${name}`, text]);
    const body = new URLSearchParams({ form, page, ...(Object.fromEntries(typed) as object) });
    const posted = await fetch(`${address}/api/enquiries`, { method: 'POST', body, redirect: 'manual' });
    expect([posted.status, await posted.json()]).toEqual([303, {}]);
    expect(posted.headers.get('location')).toMatch(/^\/contact-us\?answer=\w+#enquiry$/);
    await until(async () => Object.hasOwn(await health(address), 'ageSeconds'));
    api.child.kill('SIGKILL');
    await api.ended;
    expect(await post(address)).toBeUndefined();
    const said = (await (await fetch(`${address}/release/health`)).json()) as object;
    expect(said).toMatchObject({ api: { state: 'attention' } });
  });
});

describe('a server that forwards by mail', () => {
  const variables = (port: number) => ({
    ENQUIRIES_SMTP_URL: `smtp://mailuser:p4ss@127.0.0.1:${port}`,
    ENQUIRIES_FROM: 'site@gloves.example',
    ENQUIRIES_TO: 'sales@gloves.example',
  });

  const configure = async (forwarding: 'none' | 'mail') => {
    await operator.configure(writeSite(operator.folder, siteWith(forwarding)));
  };

  afterEach(() => configure('none'));

  it.each([
    ['none', {}, 'ENQUIRIES_SMTP_URL, ENQUIRIES_FROM, ENQUIRIES_TO has no effect'],
    ['mail', { ENQUIRIES_SMTP_URL: 'p4ss' }, 'ENQUIRIES_SMTP_URL must be smtp:// or smtps://'],
    ['mail', { ENQUIRIES_TO: '' }, 'ENQUIRIES_TO is not set'],
  ] as const)('says that the variables do not fit %s with %j, and no secret', async (kind, changes, text) => {
    await configure(kind);
    const { address, errors } = await serve(newFile(), { ...variables(1), ...changes });
    expect(await post(address)).toBeDefined();
    expect(await health(address)).toMatchObject({
      state: 'attention',
      problem: expect.stringContaining(text),
      waiting: kind === 'none' ? 0 : 1,
    });
    expect(errors()).toContain(text);
    expect(errors()).not.toContain('p4ss');
  });

  it('follows a change of the configuration, and reports missing variables in its health', async () => {
    const { address } = await serve(newFile());
    await post(address);
    expect(await health(address)).toMatchObject({ state: 'ok', forwarding: 'none', waiting: 0 });
    await configure('mail');
    let seen: object = {};
    while (!('problem' in seen)) seen = await health(address);
    expect(seen).toMatchObject({ state: 'attention', forwarding: 'mail' });
    expect(JSON.stringify(seen)).toContain('ENQUIRIES_TO is not set');
    expect(await post(address)).toBeDefined();
    expect(await health(address)).toMatchObject({ waiting: 1, oldestWaiting: expect.any(String) });
  });

  it('delivers after a kill what it had acknowledged before', async () => {
    const file = newFile();
    await configure('mail');
    // Nobody takes mail yet.
    const first = await serve(file, variables(1));
    const refs = [await post(first.address), await post(first.address)];
    first.child.kill('SIGKILL');
    await first.ended;
    expect(`${first.output()}${first.errors()}`).not.toMatch(/p4ss|mailuser|sales@/);
    const { errors, ended } = start(['enquiries', 'resend', ...refs.map(String), '--enquiries', file]);
    await ended;
    expect(errors()).toBe('');
    mail = await startFaultyMailServer();
    const second = await serve(file, variables(mail.port));
    while (mail.received.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    second.child.kill('SIGINT');
    await second.ended;
    expect((await listed(file)).map(({ forwarding }) => forwarding?.state)).toEqual([
      'delivered',
      'delivered',
    ]);
  });
});
