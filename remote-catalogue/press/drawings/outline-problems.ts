import path from 'node:path';
import { fileProblem, type Problem } from '../check/problem';
import { outlinesFolder, partsIn, pictures } from './outlines';
import palette from './palette.json';

const allowed: readonly string[] = ['none', ...Object.values({ ...palette.article, ...palette.fixed })];

const found = (svg: string, pattern: RegExp): readonly string[] =>
  [...svg.matchAll(pattern)].map(([, name = '']) => name);

const idsIn = (svg: string) => found(svg, /\sid="([^"]+)"/g);

const coloursIn = (svg: string) => found(svg, /(?:fill|stroke|stop-color)="(?!url)([^"]+)"/g);

/** Texts in a picture that are faults, by what is wrong with them. */
const faultsOf = (svg: string): Readonly<Record<string, readonly string[]>> => ({
  'is no colour of palette.json': coloursIn(svg).filter((text) => !allowed.includes(text.toLowerCase())),
  'is lost in some editors: save as plain SVG, without styles, pictures and texts': found(
    svg,
    /(<style|<script|<filter|<image|<text|var\(|data-|class=|style=)/g,
  ),
  'is the id of two elements': idsIn(svg).filter((id, at, ids) => ids.indexOf(id) !== at),
  'is used, and no element has this id': found(svg, /(?:href="|url\()#([^")]+)/g).filter(
    (id) => !idsIn(svg).includes(id),
  ),
  'is a part that a callout names, and no group has this id': found(
    svg,
    /id="callout-[a-z]+-on-([a-z-]+)"/g,
  ).filter((part) => !partsIn(svg).includes(part)),
});

/** What must be changed in pictures before articles can be drawn from them. */
export function outlineProblems(all: ReadonlyMap<string, string> = pictures): readonly Problem[] {
  return [...all].flatMap(([name, svg]) => {
    const base = name.slice(0, name.lastIndexOf('-'));
    const isPair = all.has(`${base}-back`) && (all.has(`${base}-palm`) || all.has(`${base}-front`));
    const faults = Object.entries(faultsOf(svg)).flatMap(([message, texts]) =>
      [...new Set(texts)].map((text) => ({ at: svg.indexOf(text), message: `“${text}” ${message}` })),
    );
    if (!isPair) faults.push({ at: 0, message: 'has no picture of its other side: -palm or -front' });
    if (!svg.includes('id="callout-')) faults.push({ at: 0, message: 'has no place of a callout' });
    const file = { name: path.join(outlinesFolder, `${name}.svg`), text: svg };
    return faults.map(({ at, message }) => ({ ...fileProblem(file, at, message), rule: 'OUTLINE' }));
  });
}
