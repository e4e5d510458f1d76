/**
 * `npm run bench -- import-kills [--count N] [--articles N] [--seed N]`
 *
 * Kills an import of articles at random moments: at any, while it writes its files, and while it puts them in place. After
 * each kill the same import is run again, and must leave exactly what an import leaves that nobody killed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { dataCommands, dataProgram } from 'tooling/run/data-commands.mjs';
import { seeded } from '../model/seeded.mjs';

/** @typedef {{ sheet: string, before: string, folder: string, program: string }} Setting */

/** When an import is killed: when this file appears beside its folder, and some milliseconds later. */
const moments = /** @type {const} */ ([
  { name: 'any', file: undefined, spanMs: undefined },
  { name: 'writing', file: 'src.unfinished', spanMs: 100 },
  { name: 'putting in place', file: 'src.ready', spanMs: 3 },
]);

/** @param {Setting} setting */
function startImport({ sheet, folder, program }) {
  const into = path.join(folder, 'src');
  const report = path.join(folder, 'report.csv');
  const script = `require(${JSON.stringify(program)}).commands.import({ parameters: process.argv.slice(1), print: console.log })
    .then((code) => process.exit(code))`;
  return spawn(process.execPath, ['-e', script, sheet, '--into', into, '--report', report]);
}

/** @param {Setting} setting @returns {Promise<string>} what the import said, if it failed */
async function importAgain(setting) {
  const child = startImport(setting);
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  return code === 0 ? '' : said || `exit code ${code}`;
}

/** @param {Setting} setting @param {(typeof moments)[number]} moment @param {{ random: () => number, spanMs: number }} chance */
async function killImport(setting, { file, spanMs }, chance) {
  const child = startImport(setting);
  const ended = once(child, 'exit');
  const awaited = path.join(setting.folder, file ?? 'src');
  while (child.exitCode === null && !existsSync(awaited)) await setImmediate();
  const afterMs = chance.random() * (spanMs ?? chance.spanMs);
  if (afterMs > 20) await setTimeout(afterMs);
  // A timer would be too coarse for what takes a millisecond.
  else for (const end = performance.now() + afterMs; performance.now() < end;);
  child.kill('SIGKILL');
  await ended;
}

/** @param {Setting} setting */
function reset({ folder, before }) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(before, path.join(folder, 'src'), { recursive: true });
}

/** Names and texts of all files of the folder, and files that an import left beside it. @param {string} folder */
function stateOf(folder) {
  const src = path.join(folder, 'src');
  const texts = readdirSync(src)
    .toSorted()
    .map((name) => [name, readFileSync(path.join(src, name), 'utf8')]);
  const beside = readdirSync(folder).filter((name) => name.startsWith('src.'));
  return { articles: JSON.stringify(texts), beside: beside.toSorted().join(', ') };
}

/** @param {string} parent @param {string} articles @returns {Promise<Setting>} */
async function makeSetting(parent, articles) {
  const { generate, export: writeSheet } = await dataCommands('remote-catalogue');
  if (!generate || !writeSheet)
    throw new Error('remote-catalogue has no commands data:generate and data:export.');
  const print = () => {};
  const before = path.join('.cache/articles', `${articles}-1`, 'articles');
  if ((await generate({ parameters: ['--count', articles, '--seed', '1'], print })) !== 0) {
    throw new Error(`--articles: 8 must divide the count, unlike ${articles}.`);
  }
  const sheet = path.join(parent, 'sheet.csv');
  await writeSheet({ parameters: [sheet, '--from', before], print });
  // Every article changes.
  writeFileSync(sheet, readFileSync(sheet, 'utf8').replaceAll(',sample,', ',declared,'));
  return { sheet, before, folder: path.join(parent, 'import'), program: dataProgram('remote-catalogue') };
}

const options = /** @type {const} */ ({
  count: { type: 'string', default: '50' },
  articles: { type: 'string', default: '800' },
  seed: { type: 'string', default: '1' },
});

/** @param {string[]} parameters */
export async function importKills(parameters) {
  const { count, articles, seed } = parseArgs({ args: parameters, options }).values;
  const parent = mkdtempSync(path.join(os.tmpdir(), 'import-kills-'));
  try {
    const setting = await makeSetting(parent, articles);
    reset(setting);
    const startedAtMs = performance.now();
    const failure = await importAgain(setting);
    if (failure) throw new Error(`The import that nobody killed failed: ${failure}`);
    const run = { random: seeded(Number(seed)), spanMs: performance.now() - startedAtMs };
    await killAll(setting, Number(count), { ...run, whole: stateOf(setting.folder).articles });
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

/** @param {Setting} setting @param {number} count @param {{ random: () => number, spanMs: number, whole: string }} run */
async function killAll(setting, count, { whole, ...chance }) {
  let bad = 0;
  for (let index = 0; index < count; index += 1) {
    const moment = moments[index % moments.length] ?? moments[0];
    reset(setting);
    await killImport(setting, moment, chance);
    const { beside } = stateOf(setting.folder);
    const failure = await importAgain(setting);
    const after = stateOf(setting.folder);
    const isWhole = !failure && after.articles === whole && after.beside === '';
    bad += isWhole ? 0 : 1;
    const outcome = isWhole ? 'whole after the next import' : `NOT WHOLE: ${failure || after.beside}`;
    console.log(`${index + 1}: killed at: ${moment.name}; left: ${beside || 'nothing'}; ${outcome}`);
  }
  console.log(`${count} kills: ${bad} after which the next import failed or left other articles`);
  if (bad > 0) throw new Error('After a kill, the next import failed, or left other articles or files.');
}
