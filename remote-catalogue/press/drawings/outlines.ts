import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../source-files';
import palette from './palette.json';

/** Folder of this room, from the root of the repository, where builds and commands run. */
export const drawingsFolder = path.join(packageFolder, 'press/drawings');

const outlinesFolder = path.join(drawingsFolder, 'outlines');

/** Gloves are drawn from the back and from the palm, garments from the front and from the back. */
export type View = 'back' | 'palm' | 'front';

/** Texts of the pictures in `outlines/`, by name: `driver-palm`. */
export const pictures: ReadonlyMap<string, string> = new Map(
  readdirSync(outlinesFolder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [path.basename(file, '.svg'), readFileSync(path.join(outlinesFolder, file), 'utf8')]),
);

const namesWith = (view: View): readonly string[] =>
  [...pictures.keys()].filter((name) => name.endsWith(`-${view}`)).map(outlineOf);

const outlineOf = (picture: string): string => picture.slice(0, picture.lastIndexOf('-'));

/** Outlines of gloves. */
export const gloveOutlines = namesWith('palm');

/** Outlines of garments. */
export const garmentOutlines = namesWith('front');

/** Names of the parts in a picture: groups whose id is two or more words. Editors give ids with digits to what has no name. */
export const partsIn = (svg: string): readonly string[] =>
  [...svg.matchAll(/<g\b[^>]*?\sid="([a-z]+(?:-[a-z]+)+)"/g)].map(([, id = '']) => id);

/** The place of a part, where one of several is shown: its first word. */
export const slotOf = (part: string): string => part.slice(0, part.indexOf('-'));

const partsByOutline = new Map<string, ReadonlySet<string>>();
for (const [name, svg] of pictures) {
  const outline = outlineOf(name);
  partsByOutline.set(outline, new Set([...partsOf(outline), ...partsIn(svg)]));
}

/** The parts that one view or the other of an outline has. */
export function partsOf(outline: string): ReadonlySet<string> {
  return partsByOutline.get(outline) ?? new Set();
}

const everyPart = [...pictures.values()].flatMap(partsIn);

/** Parts that an article may name; `…-none` leaves a place empty. */
export const partNames: readonly string[] = [
  ...new Set([...everyPart, ...everyPart.map((part) => `${slotOf(part)}-none`)]),
].toSorted();

/** One of the plain colours in a picture that the colours of an article replace. */
export type ColourName = keyof typeof palette.article;

/** Names of the plain colours. */
export const colourNames = Object.keys(palette.article) as readonly ColourName[];
