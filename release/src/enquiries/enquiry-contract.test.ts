import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import path from 'node:path';
import type { EnquiryMessage } from 'shared-types/enquiry';
import { declaredForms, enquiryExchanges } from 'shared-types/testing/enquiry-contract';
import { serveApi, type ApiServer } from '../testing/api-server.js';
import { testSite } from '../testing/site-factory.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import type { SqlDatabase } from '../database/sql-database.js';
import { openEnquiryDatabase } from './database.js';
import { enquiryHandler } from './enquiry-handler.js';

const folder = temporaryFolder();

let cases = 0;
let database: SqlDatabase;
let server: ApiServer;
let isStarting = false;

beforeEach(async () => {
  database = await openEnquiryDatabase(path.join(folder, `case-${(cases += 1)}.sqlite`));
  const handler = enquiryHandler({
    database,
    site: () => (isStarting ? undefined : testSite()),
    forms: () => declaredForms,
    isForwarded: () => false,
    log: () => {},
    nowMs: () => Date.parse('2026-11-20T09:31:00Z'),
  });
  server = await serveApi(handler);
});

afterEach(async () => {
  server.close();
  await database.close();
});

async function post(message: EnquiryMessage) {
  const response = await fetch(`${server.origin}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
  return { status: response.status, answer: (await response.json()) as object };
}

/** Example with the same keys and any texts; a reference keeps its form. */
const likeness = (example: object): object =>
  Object.fromEntries(
    Object.entries(example).map(([key, value]) => [
      key,
      typeof value === 'object'
        ? likeness(value as object)
        : expect.stringMatching(key === 'ref' ? /^20261120-[A-Z2-9]{6}$/ : /./),
    ]),
  );

/** The other end is tested with the same exchanges: `remote-corporate/src/api/enquiry-contract.test.ts`. */
describe('the server', () => {
  it.each(enquiryExchanges)('answers $name', async (exchange) => {
    const { before = [], message, status, answer } = exchange;
    isStarting = exchange.isStarting ?? false;
    for (const earlier of before) await post(earlier);
    expect(await post(message)).toEqual({ status, answer: likeness(answer) });
  });
});
