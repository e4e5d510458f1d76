import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { DataOutput } from 'shared-types/build';
import { pictures } from '../content/data/gallery.json';
import texts from '../content/data/news.json';
import { pressArchivePath, realPressArchivePath, type PressArchive } from '../src/model/press-archive';

/** The earliest day of a ZIP file, in whatever zone: the same drawings are the same bytes. */
const mtime = new Date(1980, 0, 1);

type Output = Pick<DataOutput, 'packageFolder' | 'emitAsset' | 'emitJson'>;
type Pictures = readonly { readonly id: string; readonly sample?: boolean }[];

/** Packs the drawings of the gallery for editors, with the terms under which they may be printed. */
export async function writePressArchive(output: Output, list: Pictures = pictures) {
  const real = list.filter(({ sample }) => !sample);
  output.emitJson(pressArchivePath, await archiveOf(list, output));
  // Pages ask for it on every real site; a missing file would be an error in the browser each time.
  output.emitJson(realPressArchivePath, real.length > 0 ? await archiveOf(real, output) : null);
}

async function archiveOf(list: Pictures, { packageFolder, emitAsset }: Output): Promise<PressArchive> {
  const drawings = list.map(async ({ id }) => {
    const file = path.join(packageFolder, 'src/drawings/gallery', `${id}.svg`);
    return [`drawings/${id}.svg`, new Uint8Array(await readFile(file))] as const;
  });
  const files = Object.fromEntries(await Promise.all(drawings));
  const bytes = zipSync({ ...files, 'terms.txt': strToU8(`${texts.press.terms}\n`) }, { level: 9, mtime });
  return { address: emitAsset(bytes, '.zip'), sizeBytes: bytes.length, drawings: list.length };
}
