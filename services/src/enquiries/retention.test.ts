import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDatabase } from '../database/open-database.js';
import { enquiryKind } from '../database/schema.js';
import path from 'node:path';
import { storeTestEnquiry } from '../testing/enquiry-factory.js';
import { temporaryFolder } from 'release/testing/temporary-folder';
import type { Database } from '../database/database.js';
import { rawSql } from '../testing/raw-sql.js';
import { readEnquiries } from './enquiry-records.js';
import { deleteExpired } from './retention.js';

const folder = temporaryFolder();
let database: Database;

beforeAll(async () => {
  database = await openDatabase(path.join(folder, 'enquiries.sqlite'), enquiryKind);
});

beforeEach(async () => void (await rawSql(database, 'DELETE FROM enquiry')));

afterAll(() => database.close());

const store = (receivedAt: string) => storeTestEnquiry(database, { receivedAtMs: Date.parse(receivedAt) });

const refs = async () => (await readEnquiries(database.queries, {})).map(({ ref }) => ref);
const check = (now: string) => deleteExpired(database.queries, 12, Date.parse(now));

async function checkDaily(from: string, to: string): Promise<void> {
  const dayMs = 24 * 60 * 60 * 1000;
  for (let ms = Date.parse(from); ms <= Date.parse(to); ms += dayMs)
    await deleteExpired(database.queries, 12, ms);
}

describe('an enquiry', () => {
  it('is deleted twelve months after its receipt, not a day earlier', async () => {
    await store('2025-11-20T09:00:00Z');
    const young = await store('2025-11-25T09:00:00Z');
    await checkDaily('2026-11-01T10:00:00Z', '2026-11-19T10:00:00Z');
    expect(await refs()).toHaveLength(2);
    await checkDaily('2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z');
    expect(await refs()).toEqual([young]);
  });

  it('stays when the clock jumps ahead by years and comes back', async () => {
    const ref = await store('2026-11-20T09:00:00Z');
    await check('2036-11-20T09:30:00Z');
    await check('2036-11-20T10:30:00Z');
    await check('2026-11-20T11:30:00Z');
    await checkDaily('2026-11-21T10:00:00Z', '2026-12-21T10:00:00Z');
    expect(await refs()).toEqual([ref]);
  });

  it('that expired while the server was off is deleted a week after the restart', async () => {
    await store('2024-01-01T09:00:00Z');
    await check('2026-11-20T09:00:00Z');
    expect(await refs()).toHaveLength(1);
    await check('2026-11-27T09:00:00Z');
    expect(await refs()).toEqual([]);
  });
});
