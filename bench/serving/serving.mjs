/** `npm run bench -- serving [--url http://localhost:4173]`: how many pages and scripts a second a server sends. */
import http from 'node:http';
import { markdownTable } from '../report/table.mjs';

const measuredMs = 6000;
const connections = 8;
const page = '/home';

/** Large enough to show what checking costs, in bytes. */
const scriptBytes = 50_000;

/** @typedef {{ ms: number, bytes: Buffer }} Timed */

/** @param {string} address @param {http.Agent} agent @param {string} [coding] @returns {Promise<Timed>} */
const get = (address, agent, coding = 'br') =>
  new Promise((resolve, reject) => {
    const startedAtMs = performance.now();
    const request = http.get(address, { agent, headers: { 'accept-encoding': coding } }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ ms: performance.now() - startedAtMs, bytes: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
  });

/** @param {string} origin @param {http.Agent} agent @returns {Promise<string>} path of a large script of a screen */
async function largeScript(origin, agent) {
  const { bytes } = await get(`${origin}/release/current.json`, agent, 'identity');
  const paths = [...new Set(bytes.toString().match(/\/remotes\/[^"]+\.js/g) ?? [])];
  for (const path of paths)
    if ((await get(origin + path, agent, 'identity')).bytes.length > scriptBytes) return path;
  return paths[0] ?? page;
}

/** @param {string} address @param {http.Agent} agent @returns {Promise<readonly number[]>} milliseconds, in order */
async function load(address, agent) {
  /** @type {number[]} */
  const times = [];
  const endMs = performance.now() + measuredMs;
  const worker = async () => {
    while (performance.now() < endMs) times.push((await get(address, agent)).ms);
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return times.sort((one, other) => one - other);
}

/** @param {string} origin */
export async function serving(origin) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const rows = [];
  for (const path of [page, await largeScript(origin, agent)]) {
    const times = await load(origin + path, agent);
    const median = times[Math.floor(times.length / 2)] ?? 0;
    rows.push([path, Math.round((times.length * 1000) / measuredMs), median.toFixed(2)]);
  }
  agent.destroy();
  console.log(markdownTable(['address', 'answers a second', 'median, ms'], rows));
}
