import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { DataOutput } from 'shared-types/build';
import type { Imprint } from '../catalogue-settings';
import { fileCache, keyOf } from '../file-cache';
import { printPdf, type WantedPdf } from './print-pdf';

/** Work that a build does in other threads, by name. */
export const printed = { pdf: (wanted: WantedPdf) => Promise.resolve(printPdf(wanted)) };

export type PressOutput = Pick<DataOutput, 'packageFolder' | 'cacheFolder' | 'brand' | 'inThread'>;

/** What makes PDF files by one template and keeps them. */
export async function openPress(output: PressOutput, imprint: Imprint, kind: 'catalogue' | 'data-sheet') {
  const { packageFolder, cacheFolder, brand, inThread } = output;
  const folder = path.join(packageFolder, 'press/print');
  const { resolve } = createRequire(path.join(packageFolder, 'package.json'));
  // The typeface of the site, whole: what the site's own files leave out, such as ≥, may stand on paper.
  const fonts = resolve('@expo-google-fonts/archivo/package.json');
  const fontPaths = ['400Regular', '600SemiBold'].map((name) => path.join(fonts, '..', name));
  const sources = readdirSync(folder).filter((name) => /(?<!\.test)\.(ts|typ)$/.test(name));
  const library = resolve('@myriaddreamin/typst-ts-node-compiler/package.json');
  const names = ['../photographs/make-photo.ts', ...sources.toSorted()];
  const files = [fonts, library, ...names.map((name) => path.join(folder, name))];
  const shared = { imprint, accent: brand.accents.light.primary, mark: brand.mark };
  return {
    /** Hash of everything but the data: with another one of them, a file may look another way. */
    key: keyOf(JSON.stringify(shared), ...files.map((file) => readFileSync(file))),
    keep: await fileCache(path.join(cacheFolder, kind)),
    print: (data: object) => {
      const template = path.join(folder, `${kind}.typ`);
      const wanted: WantedPdf = { template, fontPaths, data: { ...shared, ...data } };
      return inThread('pdf', wanted) as Promise<Uint8Array>;
    },
  };
}
