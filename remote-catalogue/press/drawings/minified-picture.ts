import { readFileSync } from 'node:fs';
import path from 'node:path';
import { optimize, VERSION } from 'svgo';
import { fileCache, keyOf } from '../file-cache';
import { drawingsFolder, materials, partsIn, patternElement, pictures } from './outlines';

const kept = new Map<string, string>();

/** Takes what an earlier build minified from a folder, and writes there what it had not. */
export async function keepMinified(cacheFolder: string): Promise<void> {
  const keep = await fileCache(path.join(cacheFolder, 'outlines'));
  const recipe = readFileSync(path.join(drawingsFolder, 'minified-picture.ts'));
  const key = keyOf(VERSION, recipe, ...materials.values());
  for (const [name, picture] of pictures) {
    const make = () => Promise.resolve(Buffer.from(minifiedPicture(name)));
    const bytes = await keep(`${name}.svg`, keyOf(key, picture), make);
    kept.set(name, Buffer.from(bytes).toString());
  }
}

/**
 * A whole picture of `outlines/`, as small as it gets while its parts and the places of callouts keep their names. This takes
 * a hundred times as long as choosing and colouring, so it is done once.
 */
export function minifiedPicture(name: string): string {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const picture = pictures.get(name);
  if (picture === undefined) throw new Error(`press/drawings/outlines has no ${name}.svg`);
  const overrides = {
    cleanupIds: { preserve: ['callouts', ...partsIn(picture)], preservePrefixes: ['callout-'] },
    collapseGroups: false as const,
    convertColors: { shortname: false },
    // Tenths are finer than any line is wide; opacities need more.
    convertPathData: { floatPrecision: 1 },
  };
  const { data } = optimize(withSharedMaterials(picture), {
    plugins: [
      'convertStyleToAttrs',
      { name: 'preset-default', params: { overrides } },
      'removeXlink',
      'removeDimensions',
    ],
  });
  kept.set(name, data);
  return data;
}

/** A picture has the materials in it for who looks at it; drawings have them from `materials.svg`, which is one for all. */
const withSharedMaterials = (svg: string): string =>
  svg.replace(patternElement, (own, id: string) => materials.get(id) ?? own);
