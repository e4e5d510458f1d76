import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { DataOutput } from 'shared-types/build';
import { loadFigures, type FigureSource } from '../data-sheets/figures';
import { makeDataSheet, type DataSheetParts } from '../data-sheets/make-data-sheet';
import { fileCache, keyOf } from '../file-cache';
import { makeCatalogue, type CatalogueParts } from './make-catalogue';
import type { FontFiles } from './sheet';

interface Fonts {
  readonly fonts: FontFiles;
}

/** Parts of a data sheet, with pictures that are loaded only if it has to be made. */
interface WantedSheet extends Omit<DataSheetParts, 'figures'> {
  readonly figures: FigureSource;
}

/** Work that a build does in other threads, by name. */
export const printed = {
  dataSheet: async ({ figures, fonts, ...parts }: WantedSheet & Fonts) =>
    await makeDataSheet({ ...parts, figures: await loadFigures(figures) }, fonts),
  catalogue: ({ fonts, ...parts }: CatalogueParts & Fonts) => makeCatalogue(parts, fonts),
};

type Printed = typeof printed;

/** Folders whose modules draw PDF files. What a file says is an input of its own. */
const drawingFolders = ['press/data-sheets', 'press/catalogues'] as const;

/** What makes PDF files and keeps them. @param kind  folder of the kept ones */
export async function openPress(
  { packageFolder, cacheFolder, inThread }: Pick<DataOutput, 'packageFolder' | 'cacheFolder' | 'inThread'>,
  kind: string,
) {
  const { resolve } = createRequire(path.join(packageFolder, 'package.json'));
  // The typeface of the site, whole: what the site's own files leave out, such as ≥, may stand on paper.
  const font = (name: string) => resolve(`@expo-google-fonts/archivo/${name}/Archivo_${name}.ttf`);
  const fonts = { regular: font('400Regular'), 'semi-bold': font('600SemiBold'), bold: font('700Bold') };
  const sources = drawingFolders.flatMap((folder) => {
    const names = readdirSync(path.join(packageFolder, folder)).toSorted();
    const drawing = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    return drawing.map((name) => path.join(packageFolder, folder, name));
  });
  const libraries = ['pdfkit', 'pdf-lib', 'fontkit'].map((name) => resolve(name));
  const files = [...Object.values(fonts), ...libraries, ...sources];
  return {
    /** Hash of fonts, libraries and sources: with another one of them, a file may look another way. */
    key: keyOf(...files.map((file) => readFileSync(file))),
    keep: await fileCache(path.join(cacheFolder, kind)),
    print: <Work extends keyof Printed>(work: Work, parts: Omit<Parameters<Printed[Work]>[0], 'fonts'>) =>
      inThread(work, { ...parts, fonts }) as ReturnType<Printed[Work]>,
  };
}
