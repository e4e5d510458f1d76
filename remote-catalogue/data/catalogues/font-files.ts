import { createRequire } from 'node:module';
import path from 'node:path';
import type { FontFiles } from './sheet';

/** The typeface of the site, whole: what the site's own files leave out, such as ≥, may stand on paper. */
export function fontFiles(packageFolder: string): FontFiles {
  const { resolve } = createRequire(path.join(packageFolder, 'package.json'));
  const file = (name: string) => resolve(`@expo-google-fonts/archivo/${name}/Archivo_${name}.ttf`);
  return { regular: file('400Regular'), 'semi-bold': file('600SemiBold'), bold: file('700Bold') };
}
