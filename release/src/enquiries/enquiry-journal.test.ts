import { expect, it } from '@jest/globals';
import { appendFileSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.js';
import type { Enquiry } from './enquiry.js';
import { openEnquiryJournal } from './enquiry-journal.js';

const folder = temporaryFolder();
const receivedAtMs = Date.parse('2026-11-20T09:31:00Z');

const enquiry: Enquiry = {
  form: 'enquiry',
  version: '1',
  key: 'key-of-a-draft-1',
  openedAt: '2026-11-20T09:30:00Z',
  sentAt: '2026-11-20T09:31:00Z',
  fields: { name: 'Zoë' },
  items: [],
  page: '/contact-us',
  releases: { host: '1.0.0', remote: '1.0.0' },
};

it('is for its owner alone', async () => {
  const file = path.join(folder, 'own.jsonl');
  await (await openEnquiryJournal(file)).close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('knows what it received before a restart, also after a line that was cut off', async () => {
  const file = path.join(folder, 'restart.jsonl');
  const first = await openEnquiryJournal(file);
  const ref = await first.append(enquiry, receivedAtMs);
  await first.close();
  appendFileSync(file, '{"ref":"20261120-AB');

  const second = await openEnquiryJournal(file);
  await expect(second.find(enquiry.key)).resolves.toBe(ref);
  await second.append({ ...enquiry, key: 'key-of-a-draft-2' }, receivedAtMs);
  await second.close();
  const third = await openEnquiryJournal(file);
  await expect(third.find('key-of-a-draft-2')).resolves.toMatch(/^20261120-/);
  await third.close();
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(4);
});
