/** The server, killed while enquiries arrive. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runRelease, startServer } from './release-command.mjs';

/** Longest time before a server is killed, in milliseconds. */
const longestMs = 1500;

/** Visitors that send enquiries at the same time. */
const visitors = 4;

/** @param {string} key */
const enquiry = (key) => ({
  form: 'enquiry',
  version: '1',
  key,
  openedAt: new Date(Date.now() - 60_000).toISOString(),
  sentAt: new Date().toISOString(),
  fields: { name: 'Mara Lindqvist', email: 'mara@northquay.example', message: `Samples, please. ${key}` },
  items: [],
  page: '/home',
  releases: { host: '1.0.0', remote: '1.0.0' },
});

/** An address for each enquiry, since the server limits enquiries by address. @param {number} count */
const addressOf = (count) => `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;

let sent = 0;

/** Sends enquiries until the server is gone. @param {string} origin @param {string[]} acknowledged */
async function write(origin, acknowledged) {
  for (;;) {
    const key = randomUUID();
    sent += 1;
    try {
      const response = await fetch(`${origin}/api/enquiries`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin,
          'x-forwarded-for': addressOf(sent),
        },
        body: JSON.stringify(enquiry(key)),
      });
      if (response.status !== 201 && response.status !== 200) continue;
      await response.json();
      acknowledged.push(key);
    } catch {
      return;
    }
  }
}

/** @param {readonly string[]} args @returns {Promise<string>} what is kept, as text */
async function kept(args) {
  const { told, output } = await runRelease(['enquiries', 'list', ...args]);
  if (!told?.ok) throw new Error(output);
  return output;
}

/**
 * @param {import('./small-site.mjs').SmallSite} site
 * @param {{ count: number, random: () => number, say: (line: string) => void }} options
 */
export async function killServer(site, { count, random, say }) {
  const file = ['--enquiries', path.join(site.folder, 'enquiries.sqlite')];
  const args = [...site.serving(), ...file, '--proxies', 'loopback'];
  /** @type {string[]} */
  const failed = [];
  /** @type {string[]} */
  const acknowledged = [];
  for (let kills = 0; kills < count; kills += 1) {
    try {
      const server = await startServer(args);
      const writing = Array.from({ length: visitors }, () => write(server.origin, acknowledged));
      await wait(Math.round(random() * longestMs));
      await server.kill();
      await Promise.all(writing);
    } catch (error) {
      failed.push(String(error));
    }
  }
  const last = await startServer(args).catch((error) => void failed.push(String(error)));
  await last?.kill();
  const list = await kept([...file, ...site.at]);
  const lost = acknowledged.filter((key) => !list.includes(key));
  say(`serve: ${count} kills, ${acknowledged.length} enquiries acknowledged, ${lost.length} lost`);
  return { verb: 'serve', kills: count, failed, acknowledged: acknowledged.length, lost };
}
