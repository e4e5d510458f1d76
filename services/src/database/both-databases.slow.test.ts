import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDatabase } from './open-database.js';
import { accountKind, enquiryKind } from './schema.js';
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
import { signingKey } from '../accounts/signing-key.js';
import { deleteEnquiries, resend } from '../enquiries/enquiry-changes.js';
import { readEnquiries } from '../enquiries/enquiry-records.js';
import { storeEnquiry } from '../enquiries/enquiry-store.js';
import { startForwarder } from '../enquiries/forwarding/forwarder.js';
import type { SendOutcome } from '../enquiries/forwarding/sender.js';
import { claimNext, outboxHealth, settleClaim } from '../enquiries/outbox.js';
import { deleteExpired } from '../enquiries/retention.js';
import { storeTestEnquiry, testEnquiry } from '../testing/enquiry-factory.js';
import { rawSql } from '../testing/raw-sql.js';
import { countRequest } from 'server/http/request-limiter';
import {
  postgresIsMissing,
  postgresPrograms,
  startPostgres,
  type TestPostgres,
} from '../testing/postgres.js';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { writingProblem, type Database } from './database.js';

const folder = temporaryFolder();
const receivedAtMs = Date.parse('2026-11-20T09:31:00Z');
const later = { kind: 'retry', problem: 'no answer' } as const;

const settling = (outcome: SendOutcome) => ({ outcome, nowMs: receivedAtMs, pauseMs: 0 });

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
  let one: Database;
  let other: Database;

  beforeEach(async () => {
    const place = await newPlace();
    [one, other] = await Promise.all([openDatabase(place, enquiryKind), openDatabase(place, enquiryKind)]);
  });

  afterEach(async () => {
    await one.close();
    await other.close();
  });

  const store = (changes: object = {}) => storeTestEnquiry(one, { receivedAtMs, ...changes });

  it('are done wholly or not at all, one writer after the other', async () => {
    await store();
    const count = async () =>
      (await readEnquiries(other.queries, {})).filter(({ form }) => form === '1').length;
    const fail = one.queries.transaction().execute(async (queries) => {
      await queries.updateTable('enquiry').set({ form: '1' }).execute();
      throw new Error('stopped');
    });
    await expect(fail).rejects.toThrow('stopped');
    expect(await count()).toBe(0);
    await one.queries.updateTable('enquiry').set({ form: '0' }).execute();
    const raise = (database: Database) =>
      database.queries.transaction().execute(async (queries) => {
        const row = await queries.selectFrom('enquiry').select('form').executeTakeFirst();
        await pause(1);
        await queries
          .updateTable('enquiry')
          .set({ form: String(Number(row?.form) + 1) })
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, (__, n) => raise(n % 2 === 0 ? one : other)));
    expect(await readEnquiries(other.queries, {})).toMatchObject([{ form: '20' }]);
  });

  it('are stored once when they come to both at once, and read as they came', async () => {
    const fields = { name: 'Zoë ﺱ 👩‍🔧', message: 'a\nb \\u0000 ? $1 \'"' };
    const enquiry = testEnquiry({ fields });
    const same = { enquiry, receivedAtMs, suspicion: undefined, isForwarded: true };
    const storings = await Promise.all([storeEnquiry(one.queries, same), storeEnquiry(other.queries, same)]);
    expect(storings.map(({ kind }) => kind).sort()).toEqual(['known', 'stored']);
    expect(await readEnquiries(other.queries, {})).toMatchObject([
      {
        ref: expect.stringMatching(/^20261120-/),
        receivedAt: '2026-11-20T09:31:00.000Z',
        fields,
        items: [{ articleNo: 'QM101', quantity: '120', size: '10' }],
        suspicion: null,
        forwarding: { state: 'waiting', attempts: 0, problem: null },
      },
    ]);
  });

  it('are changed and deleted by their references', async () => {
    await store();
    const [suspicious, unsent] = [
      await store({ suspicion: 'hidden field filled' }),
      await store({ isForwarded: false }),
    ];
    expect(await readEnquiries(other.queries, { isSuspicious: true })).toMatchObject([{ ref: suspicious }]);
    expect(await resend(one.queries, [unsent], receivedAtMs)).toBe(1);
    expect(await outboxHealth(one.queries)).toEqual({
      waiting: 3,
      oldestWaiting: '2026-11-20T09:31:00.000Z',
      failed: 0,
    });
    expect(await deleteEnquiries(other.queries, [suspicious, unsent])).toBe(2);
    expect(await outboxHealth(one.queries)).toMatchObject({ waiting: 1 });
    expect(await deleteExpired(other.queries, 12, Date.parse('2028-01-01T00:00:00Z'))).toBe(0);
  });

  it('are claimed by one server, and by the other one when the first is killed', async () => {
    const ref = await store();
    const claims = await Promise.all(
      [one, other].map((database) => claimNext(database.queries, receivedAtMs, 1000)),
    );
    expect(claims.filter((claim) => claim !== undefined)).toEqual([{ ref, messageId: ref, attempts: 1 }]);
    expect(await claimNext(other.queries, receivedAtMs + 999, 1000)).toBeUndefined();
    expect(await claimNext(other.queries, receivedAtMs + 1000, 1000)).toEqual({
      ref,
      messageId: ref,
      attempts: 2,
    });
    // The first was not killed, and comes too late.
    const late = { ref, messageId: ref, attempts: 1 };
    await settleClaim(one.queries, late, settling(later));
    expect((await readEnquiries(one.queries, {}))[0]?.forwarding).toMatchObject({
      state: 'sending',
      attempts: 2,
    });
    await settleClaim(one.queries, late, settling({ kind: 'delivered' }));
    await settleClaim(other.queries, { ...late, attempts: 2 }, settling(later));
    expect((await readEnquiries(one.queries, {}))[0]?.forwarding).toMatchObject({ state: 'delivered' });
  });

  it('are sent at once if the clock was ahead when they came, and is right again', async () => {
    const ref = await store();
    const dayMs = 24 * 3_600_000;
    expect(await claimNext(other.queries, receivedAtMs - dayMs, 1000)).toEqual({
      ref,
      messageId: ref,
      attempts: 1,
    });
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
    while ((await outboxHealth(one.queries)).waiting > 0) await pause(10);
    for (const forwarder of forwarders) await forwarder.close();
    expect(new Set(sent).size).toBe(20);
    expect(sent).toHaveLength(20);
  });
});

describe.each(kinds)('accounts of two servers in %s', (_, newPlace) => {
  let one: Database;
  let other: Database;

  beforeEach(async () => {
    const place = await newPlace();
    [one, other] = await Promise.all([openDatabase(place, accountKind), openDatabase(place, accountKind)]);
  });

  afterEach(async () => {
    await one.close();
    await other.close();
  });

  it('have one key when both start at once', async () => {
    const [key, same] = await Promise.all([one, other].map(({ queries }) => signingKey(queries)));
    expect(key).toEqual(same);
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
    const add = (database: Database) =>
      insertAccount(database.queries, { ...given, createdAtMs: receivedAtMs });
    const [account] = (await Promise.all([add(one), add(other)])).filter((made) => made !== undefined);
    if (!account) throw new Error('It was not made.');
    expect(await readAccounts(other.queries)).toEqual([account]);
    expect(await setRole(other.queries, email, 'staff')).toBe(true);
    const changed = await changeData(one.queries, account, (data) => ({ ...data, entries: [1] }));
    expect(changed).toMatchObject({ role: 'staff', data: { displayName: 'Zoë 👩‍🔧', entries: [1] } });
    expect(await setPassword(other.queries, account, 'new')).toMatchObject({
      tokenVersion: 1,
      password: 'new',
    });
    expect(await changeData(one.queries, account, (data) => data)).toBeUndefined();
    expect(await deleteAccount(one.queries, account)).toBe(false);
    expect(await deleteAccount(one.queries, { ...account, tokenVersion: 1 })).toBe(true);
    expect(await findByEmail(other.queries, email)).toBeUndefined();
  });
});

(postgresPrograms === undefined ? describe.skip : describe)('requests counted in PostgreSQL', () => {
  it('count once for two servers, until they are taken back, forgotten or old', async () => {
    const place = postgres?.url(await postgres.create()) ?? '';
    const databases = [await openDatabase(place, accountKind), await openDatabase(place, accountKind)];
    const limit = { requests: 2, windowMs: 60_000 };
    const [one, other] = databases.map((database) => database.limiter('tries', limit));
    if (!one || !other) throw new Error('There are two.');
    const count = async (counter: typeof one, sender = 'ada') => await countRequest(counter, sender);
    expect([await count(one), await count(other)]).toEqual([0, 0]);
    const waitMs = await count(one);
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(60_000);
    expect(await count(other, 'bob')).toBe(0);
    // The refused one counts, too.
    for (let n = 0; n < 2; n += 1) await other.reward('ada');
    expect([await count(one), (await count(other)) > 0]).toEqual([0, true]);
    await one.delete('ada');
    const many = await Promise.all(Array.from({ length: 20 }, (_, n) => count(n % 2 === 0 ? one : other)));
    expect(many.filter((wait) => wait === 0)).toHaveLength(2);
    for (const database of databases.slice(1)) await rawSql(database, 'UPDATE request_limit SET expire = 0');
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
    const database = await openDatabase(Object.assign(new URL(place), { port }).href, accountKind);
    expect(await rawSql(database, 'SHOW statement_timeout')).toEqual([{ statementTimeout: '5s' }]);
    expect(await countAccounts(database.queries)).toBe(0);
    await database.close();
    pooler.close();
  });

  it('fails once where a connection has become read-only, since that one is ended', async () => {
    const database = await openDatabase(postgres?.url(await postgres.create()) ?? '', accountKind);
    const write = () => writingProblem(database.queries);
    await rawSql(database, 'SET default_transaction_read_only = on');
    expect(await write()).toContain('PG_25006');
    expect(await write()).toBeUndefined();
    await database.close();
  });
});
