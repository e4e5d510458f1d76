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
import palette from './palette.json';

const everyPicture = [...pictures];
const materials = readFileSync(path.join(drawingsFolder, 'materials.svg'), 'utf8');

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

  it.each([...everyPicture, ['materials', materials] as const])(
    'have no colour that the palette lacks: %s',
    (_, svg) => {
      const colours = found(svg.toLowerCase(), /(?<!url\(|href=")(#[0-9a-f]{3,8})\b/g);
      expect(colours.filter((colour) => !known.includes(colour))).toEqual([]);
      expect(found(svg, /((?:fill|stroke|stop-color)(?:="|: *)(?!#|none|url\()[^";]+)/g)).toEqual([]);
    },
  );

  it.each(everyPicture)('are plain SVG, as every editor keeps it: %s', (_, svg) => {
    expect(found(svg, /(<style|<script|<filter|<image|<text|var\(|data-|class=)/g)).toEqual([]);
    const ids = found(svg, /\sid="([^"]+)"/g);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    expect(found(svg, /(?:href="|url\()#([^")]+)/g).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(everyPicture)('take their materials from the shared ones: %s', (_, svg) => {
    const shared = found(materials, /<pattern id="(\w+)"/g);
    expect(found(svg, /<pattern id="([^"]+)"/g).filter((id) => !shared.includes(id))).toEqual([]);
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
