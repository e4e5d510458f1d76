import { describe, expect, it } from '@jest/globals';
import { catalogueRows } from '../../testing/catalogue-rows';
import { indexRows } from '../listing/facet-index';
import { columnWith } from '../../../articles/facets/facets';
import type { ProductRow } from '../../../articles/product-row';
import { isGloveType } from '../../../articles/product-types';
import { placeText } from '../../../articles/standards/standard-texts';
import type { RatedStandard } from '../../../articles/standards/standard-names';
import type { Answer, Question } from './hazard';
import { answerWith, hazards, hazardWith } from './hazards';
import { countMeeting, meetingRows } from './meeting-rows';
import { nearestWeaker } from './nearest-weaker';
import { offeredHazards } from './offered-hazards';

const index = indexRows(catalogueRows());
const answersOf = (questions: readonly Question[]) => questions.flatMap(({ answers }) => answers);

function answerAt(hazard: string, slug: string): Answer {
  const known = hazardWith(hazard);
  const asked = known && answerWith(known, slug);
  if (!asked) throw new Error(`There is no answer ${hazard}/${slug}`);
  return asked.answer;
}

const meeting = (hazard: string, slug: string) => meetingRows(index, answerAt(hazard, slug));
const cutLetter = ({ facts }: ProductRow) => facts?.codes.en388?.[4] ?? '';

/** Figures that a test asks for, by level. */
const figuresOf = (standard: RatedStandard, place: string) =>
  placeText(standard, place)?.thresholds?.[0]?.values ?? [];

describe('the hazards', () => {
  it('have addresses of their own, and so have their answers', () => {
    const slugs = hazards.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const { questions } of hazards) {
      const own = answersOf(questions).map(({ slug }) => slug);
      expect(new Set(own).size).toBe(own.length);
      for (const slug of own) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it('ask for levels that the filters have', () => {
    for (const { rules } of hazards.flatMap(({ questions }) => answersOf(questions)))
      for (const { column: key, value } of rules.flatMap(({ asks = [] }) => asks)) {
        const column = columnWith(key);
        const known = column?.kind === 'at-least' ? column.levels : column?.known;
        if (key === 'trait') continue;
        expect(known?.map((choice) => choice.value)).toContain(value);
      }
  });

  it.each([
    {
      question: hazardWith('hot-parts')?.questions[0],
      figures: figuresOf('en407', 'contact'),
      labelOf: (figure: number) => `Up to ${figure}\u00a0°C`,
    },
    {
      question: hazardWith('hot-parts')?.questions[1],
      figures: figuresOf('en407', 'flame'),
      labelOf: (figure: number, level: number) => `Stops burning within ${figure}\u00a0s (level ${level})`,
    },
    {
      question: hazardWith('knocks')?.questions[1],
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
    expect(answerAt('flame-and-arc', 'arc-class-1').label).toContain(`${low}\u00a0kA`);
    expect(answerAt('flame-and-arc', 'arc-class-2').label).toContain(`${high}\u00a0kA`);
  });

  it('promise no protection', () => {
    for (const { sentence } of hazards.flatMap(({ questions }) => answersOf(questions)))
      expect(sentence).not.toMatch(/protect|safe\b|guarantee/i);
  });
});

describe('the articles of an answer', () => {
  it('are those that state the level or more, and no others', () => {
    const found = meeting('sharp-edges', 'sheet-metal').map(({ row }) => row.articleNo);
    const expected = index.rows
      .filter((row) => /[C-F]/.test(cutLetter(row)))
      .map(({ articleNo }) => articleNo);
    expect([...found].sort()).toEqual([...expected].sort());
    expect(found.length).toBeGreaterThan(0);
  });

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
    expect(meeting('cold', 'cold-objects-dry').length).toBeGreaterThan(wet.length);
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

  it('are as many as are counted', () => {
    for (const answer of hazards.flatMap(({ questions }) => answersOf(questions)))
      expect(meetingRows(index, answer)).toHaveLength(countMeeting(index, [answer]));
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
    const found = meetingRows(indexRows([tested]), answerAt('chemicals', 'acetone'));
    expect(found[0]?.reason).toBe('EN ISO 374-1 Type B BCF');
    expect(meetingRows(indexRows([tested]), answerAt('chemicals', 'methanol'))).toEqual([]);
  });
});

describe('the nearest weaker answer', () => {
  const contact = hazardWith('hot-parts')?.questions[0];

  it('is the next one down that has articles', () => {
    if (!contact) throw new Error('There is no question about hot parts');
    const [first, , , last] = contact.answers;
    if (!first || !last) throw new Error('The question has four answers');
    expect(nearestWeaker(contact, last, ({ slug }) => slug === 'up-to-100')).toBe(first);
    expect(nearestWeaker(contact, last, () => false)).toBeUndefined();
    expect(nearestWeaker(contact, first, () => true)).toBeUndefined();
  });
});
