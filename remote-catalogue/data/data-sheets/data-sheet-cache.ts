import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FontFiles } from '../catalogues/sheet';
import { writeWhole } from '../write-whole';
import type { Printed, WantedSheet } from '../printed';

/**
 * Makes the data sheet of an article, or takes it from the cache.
 *
 * @param figuresKey equal keys stand for equal figures
 */
export type MakeDataSheet = (parts: WantedSheet, figuresKey: string) => Promise<Uint8Array>;

/** What every data sheet is made with. */
export interface DataSheetTools {
  readonly fonts: FontFiles;
  /** Sources and libraries that draw: when one of them changes, a sheet may look another way. */
  readonly drawnBy: readonly string[];
  readonly draw: Printed['dataSheet'];
}

/** Digits of a hash in the name of a file. */
const keyLength = 40;
const extension = '.pdf';

/** Keeps the last data sheet of each article in a folder; its file is named after the article and a hash of its input. */
export async function cachedDataSheets(folder: string, tools: DataSheetTools): Promise<MakeDataSheet> {
  const toolsKey = await hashOfFiles([...tools.drawnBy, ...Object.values(tools.fonts)]);
  const kept = await keptFiles(folder);
  return async ({ figures, ...parts }, figuresKey) => {
    const number = parts.lines.articleNo.toLowerCase();
    const name = `${number}-${keyOf(parts, `${toolsKey} ${figuresKey}`)}${extension}`;
    const last = kept.get(number);
    // Another build may have removed it meanwhile.
    const cached = last === name ? await readFile(path.join(folder, name)).catch(() => undefined) : undefined;
    if (cached) return cached;
    const made = await tools.draw({ ...parts, figures, fonts: tools.fonts });
    await writeWhole(path.join(folder, name), made);
    if (last && last !== name) await rm(path.join(folder, last), { force: true });
    return made;
  };
}

/** Names of files by the lower-case number of their article. */
async function keptFiles(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(extension));
  return new Map(names.map((name) => [name.slice(0, -(keyLength + extension.length + 1)), name]));
}

const keyOf = (parts: Omit<WantedSheet, 'figures'>, others: string): string =>
  createHash('sha256')
    .update(`${others}\0${JSON.stringify(parts)}`)
    .digest('hex')
    .slice(0, keyLength);

async function hashOfFiles(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file)).update('\0');
  return hash.digest('hex');
}
