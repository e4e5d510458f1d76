import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { testArticles } from '../../src/testing/test-catalogue';
import { outlineRules, partRules } from './art-rules';
import {
  drawingsFolder,
  garmentOutlines,
  gloveOutlines,
  partNames,
  partsIn,
  partsOf,
  pictures,
} from './outlines';
import { outlineProblems } from './outline-problems';
import palette from './palette.json';

const everyPicture = [...pictures];
const materialsText = readFileSync(path.join(drawingsFolder, 'materials.svg'), 'utf8');

const found = (svg: string, pattern: RegExp): readonly string[] =>
  [...svg.matchAll(pattern)].map(([, name = '']) => name);

const known: readonly string[] = [...Object.values(palette.article), ...Object.values(palette.fixed)];

describe('the outlines', () => {
  it('are drawn from both sides', () => {
    const views = [
      ...gloveOutlines.flatMap((name) => [`${name}-back`, `${name}-palm`]),
      ...garmentOutlines.flatMap((name) => [`${name}-back`, `${name}-front`]),
    ];
    expect([...pictures.keys()].toSorted()).toEqual(views.toSorted());
  });

  it('have at least eight gloves among them, each of its own silhouette', () => {
    const silhouettes = gloveOutlines.map(
      (name) => /id="hand" d="([^"]+)"/.exec(pictures.get(`${name}-back`) ?? '')?.[1],
    );
    expect(new Set(silhouettes).size).toBe(gloveOutlines.length);
    expect(gloveOutlines.length).toBeGreaterThanOrEqual(8);
  });

  it('have no fault', () => {
    expect(outlineProblems()).toEqual([]);
    const colours = found(materialsText.toLowerCase(), /(#[0-9a-f]{6})\b/g);
    expect(colours.filter((colour) => !known.includes(colour))).toEqual([]);
  });

  it.each([
    ['stroke="#0b1114"', 'stroke="#ff00ff"', '“#ff00ff” is no colour of palette.json'],
    ['stroke="#0b1114"', 'stroke="red"', '“red” is no colour of palette.json'],
    ['stroke="#0b1114"', 'style="stroke:#0b1114"', '“style=” is lost in some editors'],
    ['<g id="callouts">', '<image href="a.png"/><g id="callouts">', '“<image” is lost in some editors'],
    ['id="cuff-safety"', 'id="cuff-saftey"', '“cuff-safety” is used, and no element has this id'],
    ['id="hand"', 'id="palm"', '“hand” is used, and no element has this id'],
  ])('are refused by data:check: %s as %s', (from, to, message) => {
    const good = pictures.get('rigger-back') ?? '';
    const broken = outlineProblems(new Map([...pictures, ['rigger-back', good.replace(from, to)]]));
    expect(broken.map((problem) => problem.message).join('\n')).toContain(message);
  });

  it.each(everyPicture)(
    'have the places of callouts within the view, on parts that are there: %s',
    (_, svg) => {
      const [left = 0, top = 0, width = 0, height = 0] = (found(svg, /<svg[^>]*viewBox="([^"]+)"/g)[0] ?? '')
        .split(' ')
        .map(Number);
      const places = [
        ...svg.matchAll(/<circle id="callout-([a-z]+)(?:-on-([a-z-]+))?" cx="([\d.]+)" cy="([\d.]+)"/g),
      ];
      expect(places.length).toBeGreaterThan(0);
      for (const [, , part, x, y] of places) {
        if (part !== undefined) expect(partsIn(svg)).toContain(part);
        expect(Number(x)).toBeGreaterThan(left);
        expect(Number(x)).toBeLessThan(left + width);
        expect(Number(y)).toBeGreaterThan(top);
        expect(Number(y)).toBeLessThan(top + height);
      }
    },
  );

  it('have every part and outline that a rule shows', () => {
    expect(partRules.flatMap(([, ...parts]) => parts).filter((part) => !partNames.includes(part))).toEqual(
      [],
    );
    const outlines = [...gloveOutlines, ...garmentOutlines];
    expect(
      outlineRules.map(([, outline = '']) => outline).filter((outline) => !outlines.includes(outline)),
    ).toEqual([]);
  });

  it('have every part that an article shows', () => {
    for (const { ext } of testArticles()) {
      const { outline, parts } = ext.art;
      expect(parts.filter((part) => !partsOf(outline).has(part))).toEqual([]);
    }
  });
});
