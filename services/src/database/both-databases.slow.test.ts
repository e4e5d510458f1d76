import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connect, createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  changeData,
  countAccounts,
  deleteAccount,
  findByEmail,
  insertAccount,
  readAccounts,
  setPassword,
  setRole,
} from '../accounts/account-store.js';
import { openAccountDatabase } from '../accounts/database.js';
import { firstAdminEmail, prepareAccounts } from '../accounts/first-start.js';
import { readSigningKey } from '../accounts/signing-key.js';
import { openEnquiryDatabase } from '../enquiries/database.js';
import { deleteEnquiries, resend, setKept } from '../enquiries/enquiry-changes.js';
import { readEnquiries } from '../enquiries/enquiry-records.js';
import { storeEnquiry } from '../enquiries/enquiry-store.js';
import { startForwarder } from '../enquiries/forwarding/forwarder.js';
import { claimNext, countOutbox, nextDueMs, settleClaim } from '../enquiries/outbox.js';
import { deleteExpired } from '../enquiries/retention.js';
import { storeTestEnquiry, testEnquiry } from '../testing/enquiry-factory.js';
import {
  postgresIsMissing,
  postgresPrograms,
  startPostgres,
  type TestPostgres,
} from '../testing/postgres.js';
import { temporaryFolder } from 'release/testing/temporary-folder';
import type { SqlDatabase } from './sql-database.js';

const folder = temporaryFolder();
const receivedAtMs = Date.parse('2026-11-20T09:31:00Z');
const later = { kind: 'retry', problem: 'no answer', nextAtMs: receivedAtMs } as const;

let postgres: TestPostgres | undefined;
let files = 0;

beforeAll(async () => {
  if (postgresPrograms !== undefined) postgres = await startPostgres();
});

afterAll(async () => await postgres?.close());

const kinds: readonly (readonly [name: string, newPlace: () => Promise<string>])[] = [
  ['SQLite', async () => path.join(folder, `${(files += 1)}.sqlite`)],
  ...(postgresPrograms === undefined
    ? []
    : ([['PostgreSQL', async () => postgres?.url(await postgres.create()) ?? '']] as const)),
];

// Shown in the report of the tests.
if (postgresPrograms === undefined) it.skip(postgresIsMissing, () => undefined);

describe.each(kinds)('enquiries of two servers in %s', (_, newPlace) => {
  let one: SqlDatabase;
  let other: SqlDatabase;

  beforeEach(async () => {
    const place = await newPlace();
    [one, other] = await Promise.all([openEnquiryDatabase(place), openEnquiryDatabase(place)]);
  });

  afterEach(async () => {
    await one.close();
    await other.close();
  });

  const store = (changes: object = {}) => storeTestEnquiry(one, { receivedAtMs, ...changes });

  it('are done wholly or not at all, one writer after the other', async () => {
    await store();
    const count = async () => (await readEnquiries(other, {})).filter(({ form }) => form === '1').length;
    const fail = one.write(async ({ run }) => {
      await run('UPDATE enquiry SET form = ?', ['1']);
      throw new Error('stopped');
    });
    await expect(fail).rejects.toThrow('stopped');
    expect(await count()).toBe(0);
    await one.run('UPDATE enquiry SET form = ?', ['0']);
    const raise = (database: SqlDatabase) =>
      database.write(async ({ all, run }) => {
        const [row] = (await all('SELECT form FROM enquiry')) as { readonly form: string }[];
        await pause(1);
        await run('UPDATE enquiry SET form = ?', [String(Number(row?.form) + 1)]);
      });
    await Promise.all(Array.from({ length: 20 }, (__, n) => raise(n % 2 === 0 ? one : other)));
    expect(await readEnquiries(other, {})).toMatchObject([{ form: '20' }]);
  });

  it('are stored once when they come to both at once, and read as they came', async () => {
    const fields = { name: 'Zoë ﺱ 👩‍🔧', message: 'a\nb \\u0000 ? $1 \'"' };
    const enquiry = testEnquiry({ fields });
    const same = { enquiry, receivedAtMs, suspicion: undefined, isForwarded: true };
    const storings = await Promise.all([storeEnquiry(one, same), storeEnquiry(other, same)]);
    expect(storings.map(({ kind }) => kind).sort()).toEqual(['known', 'stored']);
    expect(await readEnquiries(other, {})).toMatchObject([
      {
        ref: expect.stringMatching(/^20261120-/),
        receivedAt: '2026-11-20T09:31:00.000Z',
        fields,
        items: [{ articleNo: 'QM101', quantity: '120', size: '10' }],
        suspicion: null,
        isKept: false,
        forwarding: { state: 'waiting', attempts: 0, problem: null },
      },
    ]);
  });

  it('are changed and deleted by their references', async () => {
    const [kept, suspicious, unsent] = [
      await store(),
      await store({ suspicion: 'hidden field filled' }),
      await store({ isForwarded: false }),
    ];
    expect(await setKept(other, [kept, kept], true)).toBe(1);
    expect(await readEnquiries(other, { isSuspicious: true })).toMatchObject([{ ref: suspicious }]);
    expect(await readEnquiries(other, { before: '2026-11-20T09:31:00.000Z' })).toEqual([]);
    expect(await resend(one, [unsent], receivedAtMs)).toBe(1);
    expect(await countOutbox(one)).toEqual({
      waiting: 3,
      oldestWaiting: '2026-11-20T09:31:00.000Z',
      failed: 0,
    });
    expect(await deleteEnquiries(other, [suspicious, unsent])).toBe(2);
    expect(await countOutbox(one)).toMatchObject({ waiting: 1 });
    expect(await deleteExpired(other, 12, Date.parse('2028-01-01T00:00:00Z'))).toEqual({
      kind: 'checked',
      deleted: 0,
    });
  });

  it('are claimed by one server, and by the other one when the first is killed', async () => {
    const ref = await store();
    const claims = await Promise.all([one, other].map((database) => claimNext(database, receivedAtMs, 1000)));
    expect(claims.filter((claim) => claim !== undefined)).toEqual([{ ref, messageId: ref, attempts: 1 }]);
    expect(await claimNext(other, receivedAtMs + 999, 1000)).toBeUndefined();
    expect(await nextDueMs(other)).toBe(receivedAtMs + 1000);
    expect(await claimNext(other, receivedAtMs + 1000, 1000)).toEqual({ ref, messageId: ref, attempts: 2 });
    // The first was not killed, and comes too late.
    const late = { ref, messageId: ref, attempts: 1 };
    await settleClaim(one, late, { attempt: later, nowMs: receivedAtMs });
    expect((await readEnquiries(one, {}))[0]?.forwarding).toMatchObject({ state: 'sending', attempts: 2 });
    await settleClaim(one, late, { attempt: { kind: 'delivered' }, nowMs: receivedAtMs });
    await settleClaim(other, { ...late, attempts: 2 }, { attempt: later, nowMs: receivedAtMs });
    expect((await readEnquiries(one, {}))[0]?.forwarding).toMatchObject({ state: 'delivered' });
  });

  it('are sent at once if the clock was ahead when they came, and is right again', async () => {
    const ref = await store();
    const dayMs = 24 * 3_600_000;
    expect(await claimNext(other, receivedAtMs - dayMs, 1000)).toEqual({ ref, messageId: ref, attempts: 1 });
  });

  it('are forwarded by both, each once', async () => {
    for (let n = 0; n < 20; n += 1) await store();
    const sent: string[] = [];
    const sender = {
      send: async ({ messageId }: { readonly messageId: string }) => {
        sent.push(messageId);
        await pause(1);
        return { kind: 'delivered' } as const;
      },
    };
    const forwarders = [one, other].map((database) =>
      startForwarder({ database, sender: () => sender, log: () => undefined }),
    );
    while ((await countOutbox(one)).waiting > 0) await pause(10);
    for (const forwarder of forwarders) await forwarder.close();
    expect(new Set(sent).size).toBe(20);
    expect(sent).toHaveLength(20);
  });
});

describe.each(kinds)('accounts of two servers in %s', (_, newPlace) => {
  let one: SqlDatabase;
  let other: SqlDatabase;

  beforeEach(async () => {
    const place = await newPlace();
    [one, other] = await Promise.all([openAccountDatabase(place), openAccountDatabase(place)]);
  });

  afterEach(async () => {
    await one.close();
    await other.close();
  });

  it('have one first admin and one key when both start at once', async () => {
    const made = await Promise.all([one, other].map((database) => prepareAccounts(database, 0)));
    expect(made.sort()).toEqual([false, true]);
    expect(await countAccounts(one)).toBe(1);
    expect(await readSigningKey(one)).toEqual(await readSigningKey(other));
  });

  it('are made once, and changed by tokens that count', async () => {
    const email = 'zoë@example.test';
    const given = {
      email,
      writtenEmail: 'Zoë@example.test',
      role: 'user',
      password: '$',
      displayName: 'Zoë 👩‍🔧',
    };
    const add = (database: SqlDatabase) => insertAccount(database, { ...given, createdAtMs: receivedAtMs });
    const [account] = (await Promise.all([add(one), add(other)])).filter((made) => made !== undefined);
    if (!account) throw new Error('It was not made.');
    expect(await readAccounts(other)).toEqual([account]);
    expect(await setRole(other, email, 'staff')).toBe(true);
    const changed = await changeData(one, account, (data) => ({ ...data, entries: [1] }));
    expect(changed).toMatchObject({ role: 'staff', data: { displayName: 'Zoë 👩‍🔧', entries: [1] } });
    expect(await setPassword(other, account, 'new')).toMatchObject({ tokenVersion: 1, password: 'new' });
    expect(await changeData(one, account, (data) => data)).toBeUndefined();
    expect(await deleteAccount(one, account)).toBe(false);
    expect(await deleteAccount(one, { ...account, tokenVersion: 1 })).toBe(true);
    expect(await findByEmail(other, email)).toBeUndefined();
  });
});

(postgresPrograms === undefined ? describe.skip : describe)('requests counted in PostgreSQL', () => {
  it('count once for two servers, until they are taken back, forgotten or old', async () => {
    const place = postgres?.url(await postgres.create()) ?? '';
    const databases = [await openAccountDatabase(place), await openAccountDatabase(place)];
    const limit = { requests: 2, windowMs: 400, maxSenders: 1 };
    const [one, other] = databases.map((database) => database.counter('tries', limit));
    if (!one || !other) throw new Error('There are two.');
    const count = async (counter: typeof one, sender = 'ada') => await counter.count(sender, 0);
    expect([await count(one), await count(other)]).toEqual([0, 0]);
    const waitMs = await count(one);
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(400);
    expect(await count(other, 'bob')).toBe(0);
    await other.takeBack('ada');
    expect([await count(one), (await count(other)) > 0]).toEqual([0, true]);
    await one.forget('ada');
    const many = await Promise.all(Array.from({ length: 20 }, (_, n) => count(n % 2 === 0 ? one : other)));
    expect(many.filter((wait) => wait === 0)).toHaveLength(2);
    await pause(400);
    expect(await count(other)).toBe(0);
    for (const database of databases) await database.close();
  });
});

(postgresPrograms === undefined ? describe.skip : describe)('a database of PostgreSQL', () => {
  it('is used through a pooler, which refuses options of a connection', async () => {
    const place = new URL(postgres?.url(await postgres.create()) ?? '');
    const pooler = createServer((client) => {
      client.once('data', (startup: Buffer) => {
        if (/timeout/.test(startup.toString('latin1'))) return client.destroy();
        const server = connect(Number(place.port), place.hostname).on('error', () => client.destroy());
        server.write(startup);
        return client
          .on('error', () => server.destroy())
          .pipe(server)
          .pipe(client);
      });
    });
    await new Promise<void>((resolve) => pooler.unref().listen(0, '127.0.0.1', resolve));
    const { port } = pooler.address() as AddressInfo;
    const database = await openAccountDatabase(Object.assign(new URL(place), { port }).href);
    expect(await database.all('SHOW statement_timeout')).toEqual([{ statement_timeout: '5s' }]);
    expect(await countAccounts(database)).toBe(0);
    await database.close();
    pooler.close();
  });

  it('is asked once more where a connection has become read-only', async () => {
    const database = await openAccountDatabase(postgres?.url(await postgres.create()) ?? '');
    const makeReadOnly = () => database.all('SET default_transaction_read_only = on');
    await makeReadOnly();
    await prepareAccounts(database, 0);
    await makeReadOnly();
    expect(await setRole(database, firstAdminEmail, 'staff')).toBe(true);
    await database.close();
  });
});
