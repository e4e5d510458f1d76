/** The site, with a server of its own that takes enquiries. */
import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { expectSettled } from './alive';
import { releaseProgram, serveSite } from './site-server';
import { test as siteTest } from './site-test';

/** Longest time that the process which draws needs to start, on a busy machine. */
const drawingStartMs = 60_000;

interface EnquiryFixtures {
  readonly database: string;
}

/** A server for each test, because a server accepts five enquiries from one address. */
export const test = siteTest.extend<EnquiryFixtures>({
  database: async ({}, use, info) => use(info.outputPath('enquiries.sqlite')),
  baseURL: async ({ database }, use) => {
    const server = await serveSite(undefined, undefined, ['--enquiries', database]);
    await use(server.origin);
    await server.close();
  },
});

/** An enquiry as `enquiries list` gives it. */
interface Received {
  readonly ref: string;
  readonly form: string;
  readonly suspicion: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly items: readonly object[];
  readonly page: string;
}

export function received(database: string): readonly Received[] {
  const line = [releaseProgram, 'enquiries', 'list', '--enquiries', database, '--json'];
  const { enquiries } = JSON.parse(execFileSync(process.execPath, line, { encoding: 'utf8' })) as {
    readonly enquiries: readonly Received[];
  };
  return enquiries;
}

export const receipt = (page: Page) => page.getByRole('heading', { name: /^We have received it/ });

/** Waits until the server draws pages: it shows the answers to posted forms by them. */
export const whenDrawing = (page: Page) =>
  expect
    .poll(async () => (await page.request.get('/release/ready')).status(), { timeout: drawingStartMs })
    .toBe(200);

export async function openForm(page: Page, address = '/contact-us') {
  await page.goto(address);
  await expectSettled(page);
}

export async function fillInPerson(page: Page) {
  await page.getByLabel('Name').fill('Mara Lindqvist');
  await page.getByLabel('E-mail').fill('mara@northquay.example');
}
