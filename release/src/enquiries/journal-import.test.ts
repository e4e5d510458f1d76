import { describe, expect, it } from '@jest/globals';
import { appendFileSync, copyFileSync, existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { openDatabase } from './database.js';
import { deleteEnquiries } from './enquiry-changes.js';
import { readEnquiries } from './enquiry-records.js';
import { enquiryFiles, eraseFromJournals, importJournal, removeExpiredJournals } from './journal-import.js';

const folder = temporaryFolder();

/**
 * Written by the server of commit 0971242: two enquiries; a line that a full disk tore, with the next enquiry glued to
 * it; an enquiry; a line that a kill cut off.
 */
const before = path.join(__dirname, '../testing/fixtures/enquiries-0971242.jsonl');

async function open() {
  const journal = path.join(mkdtempSync(path.join(folder, 'case-')), 'enquiries.jsonl');
  copyFileSync(before, journal);
  const files = enquiryFiles(journal);
  return { ...files, db: await openDatabase(files.database, { busyTimeoutMs: 20 }) };
}

const whole = ['20261119-GJXEZR', '20261119-Z3CU99', '20261119-GLUEDA', '20261120-SJPE3P'];

describe('the journal of an older server', () => {
  it.each([
    ['/srv/enquiries.jsonl', '/srv/enquiries.sqlite', '/srv/enquiries.jsonl'],
    ['/srv/enquiries.sqlite', '/srv/enquiries.sqlite', '/srv/enquiries.jsonl'],
    ['/srv/mail.log', '/srv/mail.sqlite', '/srv/mail.log'],
    ['/srv/mail', '/srv/mail.sqlite', '/srv/mail'],
  ])('of %s leads to the database %s', (file, database, journal) => {
    expect(enquiryFiles(file)).toEqual({ database, journal });
  });

  it('is imported completely, with joined and truncated lines, and renamed', async () => {
    const { db, journal } = await open();
    const text = readFileSync(journal, 'utf8');
    const [result] = await importJournal(db, journal);
    expect(result).toEqual({ file: `${journal}.imported`, enquiries: 6, torn: 2 });
    expect(existsSync(journal)).toBe(false);
    expect(readFileSync(`${journal}.imported`, 'utf8')).toBe(text);
    const records = readEnquiries(db, {});
    expect(records.filter(({ form }) => form !== 'torn-line').map(({ ref }) => ref)).toEqual(whole);
    expect(records[0]).toMatchObject({
      receivedAt: '2026-11-19T08:03:11.000Z',
      form: 'enquiry',
      suspicion: null,
      forwarding: null,
      fields: { name: 'Mara Lindqvist', message: 'Samples of both, please.\nBy Friday.' },
      items: [
        { articleNo: 'QM101', quantity: '120', size: '10' },
        { articleNo: 'WL503', quantity: '', size: '' },
      ],
    });
    const torn = readEnquiries(db, { form: 'torn-line' });
    expect(torn.map(({ fields }) => fields['text'])).toEqual([
      '{"ref":"20261119-TORNAA","receivedAt":"2026-11-19T10:00:00.000Z","form":"enquiry","ver',
      '{"ref":"20261120-CUTOFF","receivedAt":"2026-11-2',
    ]);
    db.close();
  });

  it('is imported once, even if killed before it is renamed', async () => {
    const { db, journal } = await open();
    await importJournal(db, journal);
    copyFileSync(before, journal);
    expect(await importJournal(db, journal)).toEqual([]);
    expect(readEnquiries(db, {})).toHaveLength(6);
    expect(existsSync(`${journal}.imported-2`)).toBe(true);
    expect(await importJournal(db, journal)).toEqual([]);
    db.close();
  });

  it('is imported further if an old server still appends to the renamed file', async () => {
    const { db, journal } = await open();
    await importJournal(db, journal);
    const [first = ''] = readFileSync(before, 'utf8').split('\n');
    appendFileSync(`${journal}.imported`, `3\n${first.replaceAll(/GJXEZR|0001/g, 'LATER2')}\n`);
    expect(await importJournal(db, journal)).toMatchObject([{ enquiries: 2, torn: 1 }]);
    expect(readEnquiries(db, { ref: '20261119-LATER2' })).toHaveLength(1);
    db.close();
  });

  it('has deleted enquiries overwritten, and keeps its size and time', async () => {
    const { db, journal } = await open();
    await importJournal(db, journal);
    const file = `${journal}.imported`;
    const { size, mtime } = statSync(file);
    const [torn] = readEnquiries(db, { form: 'torn-line' });
    const refs = ['20261119-Z3CU99', torn?.ref ?? ''];
    deleteEnquiries(db, refs);
    await eraseFromJournals(journal, refs);
    const text = readFileSync(file, 'utf8');
    expect(text).not.toMatch(/Goatskin|TORNAA/);
    expect(text).toContain('20261119-GLUEDA');
    expect(statSync(file)).toMatchObject({ size, mtime });
    expect(await importJournal(db, journal)).toEqual([]);
    expect(readEnquiries(db, {})).toHaveLength(4);
    db.close();
  });

  it('is removed when what it holds is older than the retention period', async () => {
    const { db, journal } = await open();
    await importJournal(db, journal);
    await removeExpiredJournals(db, journal, new Date('2026-01-01'));
    expect(existsSync(`${journal}.imported`)).toBe(true);
    await removeExpiredJournals(db, journal, new Date('2999-01-01'));
    expect(existsSync(`${journal}.imported`)).toBe(false);
    db.close();
  });
});
