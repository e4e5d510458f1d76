/**
 * How enquiries reach a person while the mail server fails half of the time, in all ways, and the site's server is
 * killed twice: 100 enquiries, posted to a served site. Seeded, but for what chance adds to pauses.
 */
import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inRoot } from 'tooling/root.mjs';
import { compileRelease, openStore } from 'tooling/site/release-tools.mjs';
import { seeded } from '../model/seeded.mjs';

const enquiryCount = 100;
const killAfter = [30, 70];
const seed = 11;

/** @param {string} name of a compiled module of the release package, for tests */
const testing = (name) => import(pathToFileURL(inRoot(`release/dist/testing/${name}.js`)).href);

/** A small site whose enquiries are forwarded by mail. @param {string} folder */
async function makeStore(folder) {
  const { builtHost, builtRemote, writeDist } = await testing('release-factory');
  const { testSite, writeSite } = await testing('site-factory');
  const store = path.join(folder, 'store');
  const operator = await openStore(store);
  await operator.init();
  const built = [builtHost({ version: '1.0.0' }), builtRemote({ name: 'shop', version: '1.0.0' })];
  await operator.publish(built.map((one) => writeDist(folder, one)));
  const site = testSite({
    enquiries: { endpoint: '/api/enquiries', forwarding: 'mail', retentionMonths: 12 },
  });
  await operator.promote({ targets: ['host@1.0.0', 'shop@1.0.0'], siteFile: writeSite(folder, site) });
  return store;
}

/** @param {string} store @param {string} database @param {number} mailPort */
async function startServer(store, database, mailPort) {
  const child = fork(inRoot('bench/mail/server.mjs'), [store, database], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ENQUIRIES_SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      ENQUIRIES_FROM: 'site@gloves.example',
      ENQUIRIES_TO: 'sales@gloves.example',
    },
  });
  const port = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The server ended with exit code ${code}.`)));
  });
  return { child, address: `http://127.0.0.1:${port}` };
}

/** @param {number} n */
const enquiry = (n) => ({
  form: 'enquiry',
  version: '1',
  key: `measured-enquiry-${n}`,
  openedAt: '2026-11-20T09:30:00Z',
  sentAt: '2026-11-20T09:31:00Z',
  fields: { name: `Visitor ${n}`, email: `visitor${n}@northquay.example`, message: 'Samples, please.' },
  items: [],
  page: '/contact-us',
  releases: { host: '1.0.0', remote: '1.0.0' },
});

/** Posts as a visitor does: Retry until there is a reference. @param {() => string} address @param {number} n */
async function post(address, n) {
  for (;;) {
    try {
      const response = await fetch(`${address()}/api/enquiries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` },
        body: JSON.stringify(enquiry(n)),
      });
      if (response.status === 201 || response.status === 409) return (await response.json()).ref;
      if (response.status !== 429) throw new Error(`An enquiry was answered ${response.status}.`);
      return undefined;
    } catch (error) {
      // The server was killed: the next attempt finds the new one.
      if (error instanceof TypeError) await pause(50);
      else throw error;
    }
  }
}

/** @param {readonly string[]} refs @param {any} mail */
function report(refs, mail) {
  const copies = new Map(refs.map((ref) => [ref, { answered: 0, cut: 0 }]));
  for (const { text, isAnswered } of mail.received) {
    const copy = copies.get(/Enquiry (\S+)/.exec(text)?.[1] ?? '');
    if (copy) copy[isAnswered ? 'answered' : 'cut'] += 1;
  }
  const all = [...copies.values()];
  const delivered = all.filter(({ answered, cut }) => answered + cut > 0).length;
  const sum = (/** @type {(copy: { answered: number, cut: number }) => number} */ of) =>
    all.reduce((total, copy) => total + of(copy), 0);
  console.log(`acknowledged to visitors           ${refs.length}`);
  console.log(`delivered                          ${delivered}`);
  console.log(`lost                               ${refs.length - delivered}`);
  console.log(
    `duplicates: answer to DATA cut     ${sum(({ answered, cut }) => Math.min(cut, answered + cut - 1))}`,
  );
  console.log(`duplicates: sender killed or late  ${sum(({ answered }) => Math.max(0, answered - 1))}`);
  console.log(`faults met                         ${JSON.stringify(mail.met)}`);
}

/** @returns {Promise<void>} */
export async function mail() {
  await compileRelease(console.log);
  const folder = await mkdtemp(inRoot('.cache/mail-'));
  try {
    await failingMail(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} address of a site. @returns {Promise<void>} once nothing waits any more */
async function emptyOutbox(address) {
  for (let waiting = 1; waiting > 0; await pause(500)) {
    const health = await (await fetch(`${address}/release/health`)).json();
    waiting = health.enquiries.waiting;
  }
}

/** @param {string} folder */
async function failingMail(folder) {
  const { mailFaults, startFaultyMailServer } = await testing('faulty-mail-server');
  const random = seeded(seed);
  const mailServer = await startFaultyMailServer({
    nextFault: () => (random() < 0.5 ? mailFaults[Math.floor(random() * mailFaults.length)] : undefined),
  });
  try {
    const store = await makeStore(folder);
    const database = path.join(folder, 'enquiries.sqlite');
    let server = await startServer(store, database, mailServer.port);
    const refs = [];
    for (let n = 0; n < enquiryCount; n += 1) {
      const posted = post(() => server.address, n);
      if (killAfter.includes(n)) {
        await pause(random() * 20);
        server.child.kill('SIGKILL');
        console.log(`server killed at enquiry ${n}`);
        server = await startServer(store, database, mailServer.port);
      }
      refs.push(await posted);
    }
    console.log('all posted');
    await emptyOutbox(server.address);
    report(refs, mailServer);
    server.child.kill();
  } finally {
    await mailServer.close();
  }
}
