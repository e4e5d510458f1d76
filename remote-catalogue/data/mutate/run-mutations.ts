import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { importCommand } from '../commands/import-command';
import { randomOf, type Random } from '../random';
import { mutatedFile } from './file-mutations';
import { printArticles } from '../source/print-articles';
import { readCatalogueFiles, type SourceText } from '../source-files';
import { readTexts, writeTexts, type FolderTexts } from './folder-texts';
import { ownSheet, supplierSheet, type GoodSheet, type Grid } from './good-sheets';
import { faultsOfImport } from './judge-import';
import { gridMutations } from './mutations';

/** What came of one mutated sheet. */
export interface MutationRun {
  /** Of the seed; the same number gives the same sheet. */
  readonly place: number;
  /** `own csv merge: typo in a cell, row removed`. */
  readonly name: string;
  readonly isAccepted: boolean;
  /** Empty where all is well. */
  readonly faults: readonly string[];
}

/** Articles of each type in the catalogue that the sheets are imported into. */
const articlesOfAType = 2;

/** The first articles of the tests' catalogue, in files of their types. */
const fewArticles = (): readonly SourceText[] =>
  readCatalogueFiles('remote-catalogue/src/testing/catalogue').articles.map(({ name, text }) => ({
    name: path.basename(name),
    text: [...printArticles((JSON.parse(text) as readonly unknown[]).slice(0, articlesOfAType))].join(''),
  }));

/** Imports mutated sheets one after the other, each into the same catalogue. */
export async function* runMutations(seed: number, places: Iterable<number>): AsyncGenerator<MutationRun> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mutated-sheets-'));
  const files = fewArticles();
  const before = new Map(files.map(({ name, text }) => [name, text]));
  const sheets = [ownSheet(files), supplierSheet()];
  try {
    for (const place of places) {
      const random = randomOf(`mutation ${seed} ${place}`);
      const sheet = sheets[random.between(0, 1)];
      if (sheet) yield await runMutation({ folder, sheet, before, place }, random);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface Setting {
  readonly folder: string;
  readonly sheet: GoodSheet;
  readonly before: FolderTexts;
  readonly place: number;
}

async function runMutation({ folder, sheet, before, place }: Setting, random: Random): Promise<MutationRun> {
  const { grid, names } = mutatedGrid(sheet.grid, random);
  const file = await mutatedFile(grid, random);
  const mode = random.chance(50) ? 'merge' : 'replace';
  const name = `${sheet.name} ${file.ending} ${mode}: ${[...names, file.mutation].filter(Boolean).join(', ')}`;
  const [into, source, map] = ['src', `sheet.${file.ending}`, 'map.json'].map((each) =>
    path.join(folder, each),
  );
  const report = path.join(folder, 'report.csv');
  await writeTexts(into ?? '', before);
  await writeFile(source ?? '', file.bytes);
  await writeFile(map ?? '', sheet.map ?? '');
  await rm(report, { force: true });
  const said: string[] = [];
  try {
    const code = await importCommand({
      parameters: [
        source ?? '',
        `--${mode}`,
        ...['--into', into ?? '', '--report', report],
        ...(sheet.map ? ['--map', map ?? ''] : []),
      ],
      print: (line) => said.push(line),
    });
    const after = await readTexts(into ?? '');
    const faults = faultsOfImport({
      ...{ sheet, grid, mode, code, before, after },
      isWhole: file.isWhole,
      said: said.join('\n'),
      report: await readFile(report, 'utf8').catch(() => ''),
    });
    const left = (await readdir(folder)).filter((each) => each.startsWith('src.'));
    return {
      place,
      name,
      isAccepted: code === 0,
      faults: [...faults, ...left.map((each) => `left ${each}`)],
    };
  } catch (error) {
    return { place, name, isAccepted: false, faults: [`crashed: ${String(error)}`] };
  }
}

/** One to three mutations. */
function mutatedGrid(grid: Grid, random: Random): { readonly grid: Grid; readonly names: readonly string[] } {
  const count = random.between(1, 3);
  let mutated = grid;
  const names: string[] = [];
  for (let step = 0; step < count; step += 1) {
    const [name, change] = gridMutations[random.between(0, gridMutations.length - 1)] ?? [];
    if (!name || !change || mutated.length === 0) continue;
    mutated = change(mutated, random);
    names.push(name);
  }
  return { grid: mutated, names };
}
