import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openDatabase } from '../../database/open-database.js';
import { enquiryKind } from '../../database/schema.js';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from 'shared-types/testing/seeded';
import { storeTestEnquiry } from '../../testing/enquiry-factory.js';
import {
  mailFaults,
  startFaultyMailServer,
  type FaultyMailServer,
} from '../../testing/faulty-mail-server.js';
import { temporaryFolder } from 'release/testing/temporary-folder';
import { until } from 'release/testing/until';
import type { Database } from '../../database/database.js';
import { deleteEnquiries, resend } from '../enquiry-changes.js';
import { readEnquiries } from '../enquiry-records.js';
import type { Suspicion } from '../enquiry-store.js';
import { manySuspicious } from '../limits.js';
import { outboxHealth } from '../outbox.js';
import { startForwarder, type Forwarder, type ForwardingTimes } from './forwarder.js';
import { mailSender } from './mail-sender.js';
import type { Sender, SendOutcome } from './sender.js';

const folder = temporaryFolder();
const times: ForwardingTimes = { pollMs: 20, firstMs: 20, longestMs: 100, attemptMs: 3000 };

let database: Database;
let forwarders: Forwarder[] = [];
let lines: string[] = [];
let cases = 0;

beforeEach(async () => {
  database = await openDatabase(path.join(folder, `case-${(cases += 1)}.sqlite`), enquiryKind);
  lines = [];
});

afterEach(async () => {
  await Promise.all(forwarders.map((forwarder) => forwarder.close()));
  forwarders = [];
  await database.close();
});

const store = (suspicion?: Suspicion) => storeTestEnquiry(database, { suspicion });

function start(sender: () => Sender | undefined): Forwarder {
  const forwarder = startForwarder({ database, sender, log: (line) => lines.push(line), times });
  forwarders.push(forwarder);
  return forwarder;
}

const states = async () =>
  (await readEnquiries(database.queries, {})).map(({ forwarding }) => forwarding?.state);

/** Answers one after the other, the last one for ever. */
function scripted(...outcomes: readonly SendOutcome[]) {
  const sent: string[] = [];
  const sender: Sender = {
    send: async ({ messageId }) => {
      sent.push(messageId);
      return outcomes[Math.min(sent.length, outcomes.length) - 1] ?? { kind: 'delivered' };
    },
  };
  return { sender, sent };
}

const later: SendOutcome = { kind: 'retry', problem: 'the connection broke' };

describe('the outbox', () => {
  it('retries with the same message id until confirmed, and never after that', async () => {
    const ref = await store();
    const { sender, sent } = scripted(later, later, { kind: 'delivered' });
    start(() => sender);
    await until(async () => (await states())[0] === 'delivered');
    await pause(100);
    expect(sent).toEqual([ref, ref, ref]);
    expect((await readEnquiries(database.queries, { ref }))[0]?.forwarding).toMatchObject({ attempts: 3 });
    expect(await outboxHealth(database.queries)).not.toHaveProperty('lastError');
  });

  it('keeps permanently refused messages, reports them, and sends them on request', async () => {
    const ref = await store();
    const { sender, sent } = scripted({ kind: 'refused', problem: 'answered 550' }, { kind: 'delivered' });
    start(() => sender);
    await until(async () => (await states())[0] === 'failed');
    expect(await outboxHealth(database.queries)).toMatchObject({
      waiting: 0,
      failed: 1,
      lastError: 'answered 550',
    });
    expect(await resend(database.queries, [ref], Date.now())).toBe(1);
    await until(async () => (await states())[0] === 'delivered');
    expect(sent).toEqual([ref, ref]);
  });

  it('waits while there is no sender, and sends when there is one', async () => {
    await store();
    const ways: Sender[] = [];
    start(() => ways[0]);
    await pause(50);
    expect(await outboxHealth(database.queries)).toMatchObject({ waiting: 1 });
    ways.push(scripted().sender);
    await until(async () => (await states())[0] === 'delivered');
  });

  it('drops deleted enquiries, even while they are being sent', async () => {
    const ref = await store();
    let isSending = false;
    const sender: Sender = {
      send: async () => {
        isSending = true;
        await deleteEnquiries(database.queries, [ref]);
        return later;
      },
    };
    start(() => sender);
    await until(() => isSending);
    await pause(50);
    expect(await readEnquiries(database.queries, {})).toEqual([]);
    expect(await outboxHealth(database.queries)).toMatchObject({ waiting: 0 });
  });

  it('forwards a limited number of suspicious enquiries, and stores the others', async () => {
    for (let n = 1; n < manySuspicious; n += 1) await store('hidden field filled');
    await store('hidden field filled');
    await store('hidden field filled');
    expect((await outboxHealth(database.queries)).waiting).toBe(manySuspicious);
    expect(await readEnquiries(database.queries, { isSuspicious: true })).toHaveLength(manySuspicious + 1);
  });
});

describe('a mail server that fails half of the time', () => {
  let server: FaultyMailServer;

  afterEach(() => server.close());

  it('gets every enquiry; twice only if its answer was lost', async () => {
    const random = seeded(8);
    let faults = 0;
    server = await startFaultyMailServer({
      nextFault: () => (random(2) === 0 ? mailFaults[faults++ % mailFaults.length] : undefined),
    });
    const refs = await Promise.all(Array.from({ length: 10 }, () => store()));
    const sender = mailSender({
      ENQUIRIES_FROM: 'site@gloves.example',
      ENQUIRIES_TO: 'sales@gloves.example',
      ENQUIRIES_SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    });
    start(() => sender);
    await until(async () => (await states()).every((state) => state === 'delivered'));
    const subjects = server.received.map(({ text }) => /Enquiry (\S+)/.exec(text)?.[1] ?? '');
    expect([...new Set(subjects)].sort()).toEqual([...refs].sort());
    const cut = server.met['data-cut-stored'] ?? 0;
    expect(cut).toBeGreaterThan(0);
    expect(subjects.length - refs.length).toBe(cut);
    expect(server.received.filter(({ isAnswered }) => isAnswered)).toHaveLength(refs.length);
  });
});
