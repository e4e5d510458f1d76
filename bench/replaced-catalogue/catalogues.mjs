/** Catalogues that replace the sample: a generated one, one imported from a supplier's sheet, or none. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from 'tooling/run/command.mjs';

const articleCount = 160;

/** @param {string} folder of the copy @param {readonly string[]} parameters of `tooling/data.mjs remote-catalogue` */
async function runData(folder, parameters) {
  const command = [process.execPath, 'tooling/data.mjs', 'remote-catalogue', ...parameters];
  const { code, output } = await runCommand(command, { cwd: folder });
  if (code !== 0) throw new Error(`${command.slice(1).join(' ')} ended with ${code}:\n${output}`);
}

/** Other articles of all types, with other prefixes of their numbers. @param {string} folder */
async function generated(folder) {
  await runData(folder, ['generate', '--count', String(articleCount), '--seed', '7', '--prefix', 'T-']);
  renameSync(
    path.join(folder, `.cache/articles/T-${articleCount}-7`),
    path.join(folder, 'remote-catalogue/catalogue'),
  );
}

const headings = ['Art.-Nr.', 'Bezeichnung', 'Gruppe', 'Einsatz', 'Größen', 'EN 388'];

const groups = ['Leder', 'Strick', 'Montage'];

const map = {
  fields: {
    articleNo: 'Art.-Nr.',
    title: 'Bezeichnung',
    type: {
      column: 'Gruppe',
      values: {
        Leder: 'Industrial Gloves Leather',
        Strick: 'Industrial Gloves Cotton',
        Montage: 'Mechanics Gloves General',
      },
    },
    description: 'Einsatz',
    sizes: { column: 'Größen', split: '/' },
    'ratings.en388': 'EN 388',
  },
};

/** Gloves only, of which every other one has sizes and a marking. @param {number} index */
const rowOf = (index) => [
  `${10 + (index % 7)}-0${2200 + index}${index % 5 === 0 ? '.A' : ''}`,
  `Handschuh der Serie ${index}`,
  groups[index % groups.length],
  'Montage',
  index % 2 === 0 ? '8/9/10' : '',
  index % 2 === 0 ? '3122X' : '',
];

/** The numbers of a supplier, half of the fields, and no garments. @param {string} folder */
async function imported(folder) {
  const rows = [headings, ...Array.from({ length: articleCount }, (_, index) => rowOf(index))];
  mkdirSync(path.join(folder, '.cache'), { recursive: true });
  writeFileSync(path.join(folder, '.cache/sheet.csv'), rows.map((row) => row.join(';')).join('\n'));
  writeFileSync(path.join(folder, '.cache/map.json'), JSON.stringify(map));
  const report = ['--report', '.cache/import-report.csv'];
  deleteSample(folder);
  await runData(folder, ['import', '.cache/sheet.csv', '--map', '.cache/map.json', ...report]);
}

/** A site without articles. */
async function none() {}

/** @type {Readonly<Record<string, (folder: string) => Promise<void>>>} What the catalogue of a copy can be replaced by. */
const ways = { generated, imported, none };

/** Those that `npm run check:replaced-catalogue` tests. */
export const usualKinds = ['generated', 'imported'];

/** Replaces the catalogue of a copy of the repository, and deletes the sample. @param {string} folder @param {string} kind */
export async function replaceCatalogue(folder, kind) {
  const replace = ways[kind];
  if (!replace) throw new Error(`There is no kind ${kind}. Use one of: ${Object.keys(ways).join(', ')}.`);
  await replace(folder);
  deleteSample(folder);
}

/** @param {string} folder */
const deleteSample = (folder) =>
  rmSync(path.join(folder, 'remote-catalogue/sample'), { recursive: true, force: true });
