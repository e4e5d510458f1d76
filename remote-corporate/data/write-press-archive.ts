import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { DataOutput } from 'shared-types/build';
import { pictures } from '../content/data/gallery.json';
import texts from '../content/data/news.json';
import { pressArchivePath, type PressArchive } from '../src/model/press-archive';

/** The earliest day of a ZIP file, in whatever zone: the same drawings are the same bytes. */
const mtime = new Date(1980, 0, 1);

/** Packs the drawings of the gallery for editors, with the terms under which they may be printed. */
export async function writePressArchive({
  packageFolder,
  emitAsset,
  emitJson,
}: Pick<DataOutput, 'packageFolder' | 'emitAsset' | 'emitJson'>) {
  const drawings = pictures.map(async ({ id }) => {
    const file = path.join(packageFolder, 'src/drawings/gallery', `${id}.svg`);
    return [`drawings/${id}.svg`, new Uint8Array(await readFile(file))] as const;
  });
  const files = Object.fromEntries(await Promise.all(drawings));
  const bytes = zipSync({ ...files, 'terms.txt': strToU8(`${texts.press.terms}\n`) }, { level: 9, mtime });
  const archive: PressArchive = {
    address: emitAsset(bytes, '.zip'),
    sizeBytes: bytes.length,
    drawings: pictures.length,
  };
  emitJson(pressArchivePath, archive);
}
