/**
 * `npm run bench -- account-kills [--count N] [--people N] [--seed N] [--folder DIR]`
 *
 * Kills a server at random moments while people register, save, change their passwords and delete their accounts. After each
 * kill, everybody signs in at the next server and must find what the server acknowledged last, or the change whose answer was
 * lost.
 */
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inRoot } from 'tooling/root.mjs';
import { runRelease, startServer } from '../kills/release-command.mjs';
import { makeSmallSite } from '../kills/small-site.mjs';
import { seeded } from '../model/seeded.mjs';
import { person } from './person.mjs';

/** Longest time before a server is killed, in milliseconds. */
const longestMs = 1000;

/** @typedef {ReturnType<typeof person>} Person */

const options = /** @type {const} */ ({
  count: { type: 'string', default: '200' },
  people: { type: 'string', default: '4' },
  seed: { type: 'string', default: '1' },
  folder: { type: 'string', default: inRoot('.cache/kills') },
});

/** @param {string} origin @param {readonly Person[]} people @returns {Promise<readonly string[]>} what was lost */
async function check(origin, people) {
  const lost = [];
  // One after the other: a server lets only some derivations wait.
  for (const one of people) lost.push(await one.check(origin));
  return lost.filter((text) => text !== undefined);
}

/** The accounts that the verb lists, and should list. @param {readonly string[]} args @param {readonly Person[]} people */
async function compareList(args, people) {
  const { told, output } = await runRelease(['accounts', 'list', ...args]);
  if (!told?.ok) throw new Error(output);
  const listed = told.accounts.map((/** @type {{ email: string }} */ { email }) => email);
  const expected = [
    'admin@site.example',
    ...people.filter((one) => one.hasAccount()).map(({ email }) => email),
  ];
  const isSame = listed.toSorted().join() === expected.toSorted().join();
  return isSame ? [] : [`accounts list: ${listed.join()} instead of ${expected.join()}`];
}

/** @param {string[]} parameters */
export async function accountKills(parameters) {
  const { count, people: size, seed, folder } = parseArgs({ args: parameters, options }).values;
  const random = seeded(Number(seed));
  const site = await makeSmallSite(folder);
  const file = ['--accounts', path.join(site.folder, 'accounts.sqlite')];
  const args = ['--port', '0', ...file, '--proxies', 'loopback', ...site.at];
  const people = Array.from({ length: Number(size) }, (_, index) => person(`person-${index}`, random));
  const lost = [];
  let acknowledged = 0;
  for (let kills = 0; kills < Number(count); kills += 1) {
    const server = await startServer(args);
    lost.push(...(await check(server.origin, people)));
    const changing = people.map((one) => one.change(server.origin));
    await wait(Math.round(random() * longestMs));
    await server.kill();
    for (const changes of await Promise.all(changing)) acknowledged += changes;
  }
  const last = await startServer(args);
  lost.push(...(await check(last.origin, people)));
  lost.push(...(await compareList([...file, ...site.at], people)));
  await last.kill();
  for (const line of lost) console.log(line);
  console.log(`${count} kills, ${acknowledged} changes of accounts acknowledged, ${lost.length} lost`);
  if (lost.length > 0) throw new Error('A change of an account was lost, or one was there that nobody made.');
}
