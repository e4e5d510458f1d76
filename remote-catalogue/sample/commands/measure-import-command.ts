import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { importArticles } from '../../data/import/import-articles';
import { largeSheet, largeSheetMap } from '../measure/large-sheet';
import { mostRows } from '../../data/sheets/limits';
import type { Command } from '../../data/commands/command';

const usage = 'npm run data:measure-import -- [csv|xlsx] [ROWS]';

/**
 * `data:measure-import csv 100000`: imports a sheet of 100,000 good rows into an empty catalogue, and says how fast that
 * was and how much memory it took. The sheet is made by another process, whose memory does not count.
 */
export const measureImportCommand: Command = async ({ parameters, print }) => {
  const [ending = 'csv', count = String(mostRows), writeTo] = parameters;
  if ((ending !== 'csv' && ending !== 'xlsx') || !/^\d+$/.test(count)) {
    print(usage);
    return 1;
  }
  if (writeTo) {
    await writeFile(writeTo, await largeSheet(ending, Number(count)));
    return 0;
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'measured-import-'));
  try {
    const file = path.join(folder, `sheet.${ending}`);
    spawnSync(process.execPath, [...process.argv.slice(1, 4), ending, count, file], { stdio: 'inherit' });
    await measure(file, path.join(folder, 'src'), print);
    return 0;
  } finally {
    await rm(folder, { recursive: true });
  }
};

async function measure(file: string, into: string, print: (line: string) => void): Promise<void> {
  const start = performance.now();
  const { rowCount, isWritten, problems } = await importArticles({
    file,
    map: largeSheetMap,
    mode: 'merge',
    into,
    isDryRun: false,
  });
  const seconds = (performance.now() - start) / 1000;
  const peakMegabytes = process.resourceUsage().maxRSS / 1024;
  print(`${rowCount} rows, ${isWritten ? 'written' : `not written: ${problems[0]?.message ?? ''}`}`);
  print(`${seconds.toFixed(1)} s, ${Math.round(rowCount / seconds)} rows per second`);
  print(`${Math.round(peakMegabytes)} MB of memory at the peak`);
}
