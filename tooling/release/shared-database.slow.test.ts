import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { authPaths } from 'shared-types/protocol/auth';
import { testEnquiry } from 'services/testing/enquiry-factory';
import {
  postgresIsMissing,
  postgresPrograms,
  startPostgres,
  type TestPostgres,
} from 'services/testing/postgres';
import { builtHost, builtRemote } from 'release/testing/release-factory';
import { releaseProcesses } from 'release/testing/release-processes';
import { testSite } from 'release/testing/site-factory';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { openTestOperator, type TestOperator } from 'release/testing/test-operator';
import { until } from 'release/testing/until';

const folder = temporaryFolder();
const email = 'ada@example.test';
const password = 'a long enough secret';

let operator: TestOperator;
let postgres: TestPostgres;

const { start, serve } = releaseProcesses(() => operator);

type Answer = Readonly<Record<string, unknown>>;

interface Sent {
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

async function ask(address: string, to: string, { body, headers }: Sent = {}) {
  const response = await fetch(`${address}${to}`, {
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: (await response.json()) as Answer };
}

let visitors = 0;

/** Each comes from another network. */
const enquire = (address: string, network = `10.0.0.${(visitors += 1)}`) =>
  ask(address, '/api/enquiries', { body: testEnquiry(), headers: { 'x-forwarded-for': network } });

const signIn = (address: string, given: string) =>
  ask(address, authPaths.signIn, {
    body: { email, password: given },
    headers: { 'x-forwarded-for': '10.1.0.1' },
  });

async function command(args: readonly string[], DATABASE_URL: string): Promise<Answer> {
  const { ended, output } = start(args, { DATABASE_URL });
  await ended;
  return JSON.parse(output()) as Answer;
}

(postgresPrograms === undefined ? describe.skip : describe)(
  `servers with PostgreSQL (${postgresPrograms ?? postgresIsMissing})`,
  () => {
    let DATABASE_URL = '';

    beforeAll(async () => {
      const enquiries = { endpoint: '/api/enquiries', forwarding: 'none' } as const;
      operator = await openTestOperator(folder, testSite({ enquiries }));
      await operator.release(
        builtHost({ version: '1.0.0' }),
        builtRemote({ name: 'shop', version: '1.0.0' }),
      );
      postgres = await startPostgres();
      DATABASE_URL = postgres.url(await postgres.create());
    });

    afterAll(async () => await postgres.close());

    it('share accounts, sessions, limits and enquiries', async () => {
      const [one, other] = await Promise.all([serve([], { DATABASE_URL }), serve([], { DATABASE_URL })]);
      for (const { address } of [one, other]) expect((await signIn(address, password)).status).toBe(200);
      const said = `${one.errors()}${other.errors()}`;
      expect(said).toBe('');
      const body = { displayName: 'Ada', email, password };
      expect((await ask(one.address, authPaths.register, { body })).answer).toHaveProperty('access_token');
      const session = (await signIn(one.address, password)).answer;
      const authorization = `Bearer ${String(session['access_token'])}`;
      const restored = await ask(other.address, authPaths.restore, { headers: { authorization } });
      expect(restored.answer).toMatchObject({ user: { data: { displayName: 'Ada' } } });

      for (let n = 0; n < 10; n += 1) await signIn([one, other][n % 2]?.address ?? '', 'not the password');
      expect((await signIn(one.address, password)).status).toBe(429);
      expect((await signIn(other.address, password)).status).toBe(429);

      const refs: unknown[] = [];
      for (let n = 0; n < 6; n += 1) {
        const { status, answer } = await enquire([one, other][n % 2]?.address ?? '', '10.1.0.2');
        expect(status).toBe(n < 5 ? 201 : 202);
        refs.push(answer['ref']);
      }
      const { enquiries } = await command(['enquiries', 'list'], DATABASE_URL);
      const listed = (enquiries as readonly { readonly ref: string }[]).map(({ ref }) => ref);
      expect(new Set(listed)).toEqual(new Set(refs));
    });

    describe('of which PostgreSQL is taken away', () => {
      afterEach(async () => {
        await postgres.stop();
        await postgres.start();
      });

      it.each<[string, () => Promise<unknown>]>([
        ['stopped', () => postgres.stop('SIGQUIT')],
        [
          'busy without end',
          async () =>
            void postgres
              .ask('SELECT pg_advisory_lock(18519), pg_sleep(60)', DATABASE_URL.split('/').at(-1))
              .catch(() => undefined),
        ],
      ])('while it is %s, say that an enquiry is not stored, and serve pages', async (_, take) => {
        const { address, child } = await serve([], { DATABASE_URL });
        expect((await enquire(address)).status).toBe(201);
        await take();
        let { status, answer } = await enquire(address);
        // The client of PostgreSQL needs a moment to begin.
        while (status === 201) ({ status, answer } = await enquire(address));
        expect(status).toBe(503);
        expect(answer['error']).toContain('Your enquiry was not stored.');
        expect((await fetch(`${address}/shop`)).status).toBe(200);
        expect(child.exitCode).toBeNull();
        await postgres.stop();
        expect((await ask(address, '/release/health')).answer).toMatchObject({
          enquiries: { state: 'attention' },
          accounts: { state: 'attention' },
        });
        expect((await signIn(address, password)).status).toBe(503);
        await postgres.start();
        expect((await enquire(address)).status).toBe(201);
        expect((await ask(address, '/release/health')).answer).toMatchObject({
          enquiries: { state: 'ok' },
          accounts: { state: 'ok' },
        });
      });
    });

    it('start without it, and store enquiries once it is there', async () => {
      await postgres.stop();
      const { address } = await serve([], { DATABASE_URL });
      expect((await enquire(address)).status).toBe(503);
      await postgres.start();
      await until(async () => (await enquire(address)).status === 201);
    });

    it.each<[string, () => Promise<string> | string, string]>([
      [
        'with a wrong password',
        () => postgres.url('postgres', 'owner', 'secret'),
        'password authentication failed',
      ],
      ['without its database', () => postgres.url('missing'), '"missing" does not exist'],
      [
        'without the right to make tables',
        async () => {
          await postgres.ask("CREATE ROLE reader LOGIN PASSWORD 'secret'");
          return postgres.url(await postgres.create(), 'reader', 'secret');
        },
        'permission denied for schema public',
      ],
      [
        'where another program has its tables',
        async () => {
          const name = await postgres.create();
          await postgres.ask('CREATE TABLE enquiry (id INTEGER)', name);
          return postgres.url(name);
        },
        'already exists',
      ],
      ['where nobody listens', () => 'postgres://owner:secret@127.0.0.1:1/site', 'Check DATABASE_URL'],
    ])('serve pages %s, and say why', async (_, url, expected) => {
      const { address, errors } = await serve([], { DATABASE_URL: await url() });
      await until(() => errors().includes(expected));
      expect(errors()).not.toContain('secret');
      expect((await fetch(`${address}/shop`)).status).toBe(200);
      expect((await fetch(`${address}/release/ready`)).status).toBe(200);
      const { enquiries } = (await ask(address, '/release/health')).answer;
      expect(enquiries).toMatchObject({ state: 'attention', problem: expect.stringContaining(expected) });
    });
  },
);
