import { describe, expect, it } from '@jest/globals';
import { choiceProblems } from '../../../../press/check/choice-problems';
import { columnWith } from '../../../../articles/facets/facets';
import type { ProductRow } from '../../../../articles/product-row';
import { isGloveType } from '../../../../articles/product-types';
import type { RatedStandard } from '../../../../articles/standards/standard-names';
import { placeText } from '../../../../articles/standards/standard-texts';
import { catalogueRows } from '../../../testing/catalogue-rows';
import { indexRows, type FacetIndex } from '../../../../articles/facets/facet-index';
import { offeredHazards } from '../../answer/offered-hazards';
import { statedReason } from '../../answer/reason';
import { nearestRows } from '../../answer/nearest-rows';
import {
  hazards,
  nearestWeaker,
  savedOf,
  trades,
  type AskedHazard,
} from '../../../../articles/hazards/hazards';
import { conditionsOf } from '../read-address';

const index = indexRows(catalogueRows());
const allSaved = hazards.flatMap(savedOf);

function savedAt(hazard: string, slug: string): AskedHazard {
  const asked = allSaved.find((each) => each.hazard.slug === hazard && each.saved.slug === slug);
  if (!asked) throw new Error(`There is no saved question ${hazard}/${slug}`);
  return asked;
}

const questionsOf = (slug: string) => hazards.find((hazard) => hazard.slug === slug)?.questions ?? [];

function meeting(hazard: string, slug: string, among: FacetIndex = index) {
  const where = conditionsOf(savedAt(hazard, slug).saved);
  return nearestRows(among, where).map((row) => ({ row, reason: statedReason(row, where) }));
}

const cutLetter = ({ facts }: ProductRow) => facts?.codes.en388?.[4] ?? '';

/** Figures that a test asks for, by level. */
const figuresOf = (standard: RatedStandard, place: string) =>
  placeText(standard, place)?.thresholds?.[0]?.values ?? [];

describe('the hazards', () => {
  it('have addresses of their own, and so have their answers', () => {
    const slugs = [...hazards, ...trades].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const hazard of hazards) {
      const own = savedOf(hazard).map(({ saved }) => saved.slug);
      expect(new Set(own).size).toBe(own.length);
    }
  });

  it('have the form of their schema, whose messages name the path', () => {
    expect(choiceProblems()).toEqual([]);
    const [first, ...others] = trades;
    const bad = choiceProblems({ hazards, trades: [{ ...first, ask: 'cut C', basis: '' }, ...others] });
    expect(bad.map(({ field, message }) => `${field} ${message}`)).toEqual([
      '0.ask must be the query of a list: cut=C',
      '0.basis must not be empty',
    ]);
  });

  it('ask for levels that the filters have, and for nothing else', () => {
    for (const saved of [...allSaved.map((asked) => asked.saved), ...trades]) {
      const where = conditionsOf(saved);
      expect(where).toHaveLength(saved.ask.split(/[&,]/).length);
      for (const { column } of where) expect(columnWith(column)).toBeDefined();
    }
  });

  it.each([
    {
      question: questionsOf('hot-parts')[0],
      figures: figuresOf('en407', 'contact'),
      labelOf: (figure: number) => `Up to ${figure}\u00a0°C`,
    },
    {
      question: questionsOf('hot-parts')[1],
      figures: figuresOf('en407', 'flame'),
      labelOf: (figure: number, level: number) => `Stops burning within ${figure}\u00a0s (level ${level})`,
    },
    {
      question: questionsOf('knocks')[1],
      figures: figuresOf('ansi138', 'impact'),
      labelOf: (figure: number, level: number) => `Level ${level}: mean force ≤ ${figure}\u00a0kN`,
    },
  ])('name the figures of the standard: $question.text', ({ question, figures, labelOf }) => {
    expect(question?.answers.map(({ label }) => label)).toEqual(
      figures.map((figure, place) => labelOf(figure ?? 0, place + 1)),
    );
  });

  it('name the currents of the arc classes', () => {
    const [low, high] = figuresOf('iec61482', 'class');
    expect(savedAt('flame-and-arc', 'arc-class-1').saved.label).toContain(`${low}\u00a0kA`);
    expect(savedAt('flame-and-arc', 'arc-class-2').saved.label).toContain(`${high}\u00a0kA`);
  });

  it('promise no protection', () => {
    for (const { saved } of allSaved) expect(saved.sentence).not.toMatch(/protect|safe\b|guarantee/i);
  });
});

describe('the articles of an answer', () => {
  it('begin with the lowest level that is enough, and give it as the reason', () => {
    const found = meeting('sharp-edges', 'sheet-metal');
    const letters = found.map(({ row }) => cutLetter(row));
    expect(letters).toEqual([...letters].sort());
    expect(found[0]?.reason).toBe('Cut (ISO) C: ≥\u00a010\u00a0N');
  });

  it('are judged by the coup level only where they state no ISO letter', () => {
    const found = meeting('sharp-edges', 'light-edges');
    const byCoup = found.filter(({ reason }) => reason.startsWith('Cut (coup)'));
    expect(byCoup.length).toBeGreaterThan(0);
    for (const { row } of byCoup) expect(cutLetter(row)).not.toMatch(/[A-F]/);
    expect(found.slice(-byCoup.length)).toEqual(byCoup);
    expect(new Set(found.map(({ row }) => row.articleNo)).size).toBe(found.length);
  });

  it('keep water out where the cold is wet', () => {
    const wet = meeting('cold', 'cold-objects-wet');
    for (const { row, reason } of wet) {
      expect(row.facts?.codes.en511?.[2]).toBe('1');
      expect(reason).toContain('Keeps water out');
    }
    expect(meeting('cold', 'objects-touched').length).toBeGreaterThan(wet.length);
  });

  it('state ELIM where a value without burn is asked for', () => {
    const found = meeting('flame-and-arc', 'arc-energy');
    expect(found.length).toBeGreaterThan(0);
    for (const { row, reason } of found) {
      expect(row.facts?.codes.iec61482).toContain('ELIM');
      expect(reason).toContain('ELIM');
    }
  });

  it('name the marking, or the level in the words of its standard', () => {
    expect(meeting('welding', 'tig')[0]?.reason).toBe('EN 12477 type B');
    expect(meeting('patients', 'surgical-high')[0]?.reason).toBe('EN 13795 performance high');
  });
});

describe('the hazards that a range offers', () => {
  const slugsFor = (rows: readonly ProductRow[]) =>
    offeredHazards(indexRows(rows)).map(({ hazard }) => hazard.slug);
  const isGlove = ({ type }: ProductRow) => isGloveType(type);

  it('leave out those of gloves where there are none, and those of garments', () => {
    const gloves = slugsFor(index.rows.filter(isGlove));
    const garments = slugsFor(index.rows.filter((row) => !isGlove(row)));
    expect(gloves).toContain('sharp-edges');
    expect(gloves).not.toContain('traffic');
    expect(garments).toContain('traffic');
    expect(garments).not.toContain('sharp-edges');
  });

  it('are none where no article states a marking, or where only the fields of the specification are known', () => {
    expect(slugsFor(index.rows.map(({ facts: _, ...row }) => row))).toEqual([]);
    expect(slugsFor([])).toEqual([]);
  });

  it('say by their count that nothing is there for chemicals and electricity', () => {
    const counts = new Map(offeredHazards(index).map(({ hazard, articles }) => [hazard.slug, articles]));
    expect(counts.get('chemicals')).toBe(0);
    expect(counts.get('electricity')).toBe(0);
    expect(counts.get('sharp-edges')).toBeGreaterThan(0);
  });

  it('have the articles for chemicals as soon as one is tested', () => {
    const [row] = index.rows.filter(isGlove);
    if (!row?.facts) throw new Error('The test catalogue has no glove');
    const tested = { ...row, facts: { ...row.facts, codes: { en374: 'Type B BCF' } } };
    const offered = offeredHazards(indexRows([tested]));
    expect(offered.find(({ hazard }) => hazard.slug === 'chemicals')?.articles).toBe(1);
    const found = meeting('chemicals', 'acetone', indexRows([tested]));
    expect(found[0]?.reason).toBe('EN ISO 374-1 Type B BCF');
    expect(meeting('chemicals', 'methanol', indexRows([tested]))).toEqual([]);
  });
});

describe('the nearest weaker question', () => {
  it('is the next one down that has articles', () => {
    const [first, last] = [savedAt('hot-parts', 'up-to-100'), savedAt('hot-parts', 'up-to-500')];
    expect(nearestWeaker(last, ({ slug }) => slug === 'up-to-100')?.saved).toBe(first.saved);
    expect(nearestWeaker(last, () => false)).toBeUndefined();
    expect(nearestWeaker(first, () => true)).toBeUndefined();
  });
});
