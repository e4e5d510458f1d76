import path from 'node:path';
import { fileProblem, type Problem } from '../check/problem';
import { drawingsFolder, pictures } from './outlines';
import palette from './palette.json';

const allowed: readonly string[] = ['none', ...Object.values({ ...palette.article, ...palette.fixed })];

const found = (svg: string, pattern: RegExp): readonly string[] =>
  [...svg.matchAll(pattern)].map(([, name = '']) => name);

/** What must be changed in pictures before articles can be drawn from them. */
export function outlineProblems(all: ReadonlyMap<string, string> = pictures): readonly Problem[] {
  return [...all].flatMap(([name, svg]) => {
    const ids = found(svg, /\sid="([^"]+)"/g);
    const colours = found(svg, /(?:fill|stroke|stop-color)="(?!url)([^"]+)"/g);
    const used = found(svg, /(?:href="#|url\(#|id="callout-[a-z]+-on-)([^")]+)/g);
    const faults: Readonly<Record<string, readonly string[]>> = {
      'is no colour of palette.json': colours.filter((text) => !allowed.includes(text.toLowerCase())),
      'is lost in some editors: save as plain SVG, without styles, pictures and texts': found(
        svg,
        /(<style|<script|<filter|<image|<text|var\(|data-|class=|style=)/g,
      ),
      'is used, and no element has this id': used.filter((id) => !ids.includes(id)),
    };
    const file = { name: path.join(drawingsFolder, 'outlines', `${name}.svg`), text: svg };
    return Object.entries(faults).flatMap(([message, texts]) =>
      [...new Set(texts)].map((text) => ({
        ...fileProblem(file, svg.indexOf(text), `“${text}” ${message}`),
        rule: 'OUTLINE',
      })),
    );
  });
}
