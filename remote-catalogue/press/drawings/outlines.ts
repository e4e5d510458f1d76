import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../source-files';
import palette from './palette.json';

/** Folder of this room, from the root of the repository, where builds and commands run. */
export const drawingsFolder = path.join(packageFolder, 'press/drawings');

/** Folder of the pictures. */
export const outlinesFolder = path.join(drawingsFolder, 'outlines');

/** Gloves are drawn from the back and from the palm, garments from the front and from the back. */
export type View = 'back' | 'palm' | 'front';

/** Texts of the pictures in `outlines/`, by name: `driver-palm`. */
export const pictures: ReadonlyMap<string, string> = new Map(
  readdirSync(outlinesFolder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [path.basename(file, '.svg'), readFileSync(path.join(outlinesFolder, file), 'utf8')]),
);

/** A pattern, and its id. */
export const patternElement = /<pattern\b[^>]*?\bid="([^"]+)"[^]*?<\/pattern>/g;

/** The one set of patterns that all drawings take, by id. */
export const materials: ReadonlyMap<string, string> = new Map(
  [...readFileSync(path.join(drawingsFolder, 'materials.svg'), 'utf8').matchAll(patternElement)].map(
    ([text, id = '']) => [id, text],
  ),
);

const namesWith = (view: View): readonly string[] =>
  [...pictures.keys()]
    .filter((name) => name.endsWith(`-${view}`))
    .map((name) => name.slice(0, -view.length - 1));

/** Outlines of gloves. */
export const gloveOutlines = namesWith('palm');

/** Outlines of garments. */
export const garmentOutlines = namesWith('front');

/** A part is a group whose id is two or more words. Editors give ids with digits to what has no name. */
export const isPart = (id: string): boolean => /^[a-z]+(-[a-z]+)+$/.test(id);

/** Names of the parts in a picture. */
export const partsIn = (svg: string): readonly string[] =>
  [...svg.matchAll(/<g\b[^>]*?\sid="([^"]*)"/g)].map(([, id = '']) => id).filter(isPart);

/** The place of a part, where one of several is shown: its first word. */
export const slotOf = (part: string): string => part.slice(0, part.indexOf('-'));

const partsByOutline = new Map(
  [...gloveOutlines, ...garmentOutlines].map((outline) => {
    const views = ['back', 'palm', 'front'].map((view) => pictures.get(`${outline}-${view}`) ?? '');
    return [outline, new Set(views.flatMap(partsIn))];
  }),
);

/** The parts that one view or the other of an outline has. */
export const partsOf = (outline: string): ReadonlySet<string> => partsByOutline.get(outline) ?? new Set();

const everyPart = [...pictures.values()].flatMap(partsIn);

/** Parts that an article may name; `…-none` leaves a place empty. */
export const partNames: readonly string[] = [
  ...new Set([...everyPart, ...everyPart.map((part) => `${slotOf(part)}-none`)]),
].toSorted();

/** One of the plain colours in a picture that the colours of an article replace. */
export type ColourName = keyof typeof palette.article;

/** The plain colours in a picture that the colours of an article replace. */
export const plainColours: Readonly<Record<ColourName, string>> = palette.article;

/** Names of the plain colours. */
export const colourNames = Object.keys(palette.article) as readonly ColourName[];
