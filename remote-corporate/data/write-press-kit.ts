import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { DataOutput } from 'shared-types/build';
import { pictures } from '#content/gallery.json';
import texts from '#content/news.json';
import {
  pressKitPath,
  realPressKitPath,
  type PressArchive,
  type PressFile,
  type PressKit,
} from '../src/model/press-kit';

/** A fixed date, the earliest of a ZIP file in any time zone: the same drawings give the same bytes. */
const mtime = new Date(1980, 0, 1);

type Output = Pick<DataOutput, 'packageFolder' | 'brand' | 'emitAsset' | 'emitJson'>;
type Pictures = readonly { readonly id: string; readonly sample?: boolean }[];

/** Offers the logos, and the drawings of the gallery with the terms under which they may be printed. */
export async function writePressKit(output: Output, list: Pictures = pictures) {
  const { light, dark, large } = output.brand.logos;
  const logos = [
    fileOf('logo.svg', light, output),
    fileOf('logo-on-dark.svg', dark, output),
    fileOf('logo-2400.png', large, output),
  ];
  const kitOf = async (drawings: Pictures): Promise<PressKit> =>
    drawings.length > 0 ? { logos, archive: await archiveOf(drawings, output) } : { logos };
  output.emitJson(pressKitPath, await kitOf(list));
  output.emitJson(realPressKitPath, await kitOf(list.filter(({ sample }) => !sample)));
}

const fileOf = (name: string, bytes: Uint8Array, { emitAsset }: Pick<Output, 'emitAsset'>): PressFile => ({
  address: emitAsset(bytes, path.extname(name)),
  name,
  sizeBytes: bytes.length,
});

async function archiveOf(list: Pictures, output: Output): Promise<PressArchive> {
  const drawings = list.map(async ({ id }) => {
    const file = path.join(output.packageFolder, 'src/drawings/gallery', `${id}.svg`);
    return [`drawings/${id}.svg`, new Uint8Array(await readFile(file))] as const;
  });
  const files = Object.fromEntries(await Promise.all(drawings));
  const bytes = zipSync({ ...files, 'terms.txt': strToU8(`${texts.press.terms}\n`) }, { level: 9, mtime });
  return { ...fileOf('drawings.zip', bytes, output), drawings: list.length };
}
