/** @jest-environment node */
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import type { DataOutput } from 'shared-types/build';
import { pictures } from '../content/data/gallery.json';
import { pressArchivePath, readPressArchive, realPressArchivePath } from '../src/model/press-archive';
import { writePressArchive } from './write-press-archive';

async function written(list = pictures) {
  let bytes = new Uint8Array();
  const files = new Map<string, unknown>();
  const output: Pick<DataOutput, 'packageFolder' | 'emitAsset' | 'emitJson'> = {
    packageFolder: path.resolve(__dirname, '..'),
    emitAsset: (asset, extension) => {
      bytes = Uint8Array.from(Buffer.from(asset));
      return `/assets/1${extension}`;
    },
    emitJson: (name, value) => void files.set(name, value),
  };
  await writePressArchive(output, list);
  return { bytes, files, archive: readPressArchive(files.get(pressArchivePath)) };
}

it('packs each drawing of the gallery once, with the terms, and says how large the file is', async () => {
  const { bytes, archive } = await written();
  const { 'terms.txt': terms, ...drawings } = unzipSync(bytes);
  expect(Object.keys(drawings)).toEqual(pictures.map(({ id }) => `drawings/${id}.svg`));
  for (const drawing of Object.values(drawings)) expect(strFromU8(drawing)).toMatch(/^<svg /);
  expect(strFromU8(terms ?? new Uint8Array())).toContain('free of charge');
  expect(archive).toEqual({
    address: '/assets/1.zip',
    sizeBytes: bytes.length,
    drawings: pictures.length,
  });
});

it('packs the same drawings into the same bytes', async () => {
  expect((await written()).bytes).toEqual((await written()).bytes);
});

it('writes a file for real sites though they have no drawing, since their pages ask for it', async () => {
  const samples = pictures.map((picture) => ({ ...picture, sample: true }));
  const { files } = await written(samples);
  expect([...files.keys()]).toContain(realPressArchivePath);
  expect(readPressArchive(files.get(realPressArchivePath))).toBeUndefined();
});
