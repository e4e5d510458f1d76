import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { keyOf } from '../file-cache';
import type { FontFiles } from './sheet';

interface PrintTools {
  readonly fonts: FontFiles;
  /** Hash of fonts, libraries and sources: with another one of them, a file may look another way. */
  readonly key: string;
}

/** Folders whose modules draw PDF files. What a file says is an input of its own. */
const drawingFolders = ['press/data-sheets', 'press/catalogues'] as const;

export function printTools(packageFolder: string): PrintTools {
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
  return { fonts, key: keyOf(...files.map((file) => readFileSync(file))) };
}
