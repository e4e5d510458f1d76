import { readFileSync } from 'node:fs';
import path from 'node:path';
import { optimize } from 'svgo';
import { drawingsFolder, partsIn, pictures } from './outlines';

const pattern = /<pattern\b[^>]*?\bid="([^"]+)"[^]*?<\/pattern>/g;

/** The one set of patterns that all drawings take, by id. A picture has its own in it for who looks at it. */
const materials = new Map(
  [...readFileSync(path.join(drawingsFolder, 'materials.svg'), 'utf8').matchAll(pattern)].map(
    ([text, id]) => [id, text],
  ),
);

const minified = new Map<string, string>();

/**
 * A whole picture of `outlines/`, as small as it gets while its parts and the places of callouts keep their names. This takes
 * a hundred times as long as choosing and colouring, so it is done once.
 */
export function minifiedPicture(name: string): string {
  const known = minified.get(name);
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
  const svg = picture.replace(pattern, (own, id: string) => materials.get(id) ?? own);
  const { data } = optimize(svg, {
    plugins: [{ name: 'preset-default', params: { overrides } }, 'removeXlink', 'removeDimensions'],
  });
  minified.set(name, data);
  return data;
}
