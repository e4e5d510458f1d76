import type { ColumnIndex } from '../listing/column-index';
import type { FacetIndex } from '../listing/facet-index';
import { columnWith } from '../../../articles/facets/facets';
import { matchRows } from '../listing/match-rows';
import { chosenOf } from '../listing/chosen-values';
import type { Chosen } from '../listing/selection';
import type { ProductRow } from '../../../articles/product-row';
import { markingText } from '../../../articles/ratings';
import { readMarking } from '../../../articles/standards/read-marking';
import type { RatedStandard } from '../../../articles/standards/standard-names';
import { placeText } from '../../../articles/standards/standard-texts';
import { thresholdWords } from '../../../articles/standards/threshold-words';
import type { Answer, Ask, Rule, Test } from './hazard';

/** An article that meets an answer, and why. */
export interface MeetingRow {
  readonly row: ProductRow;
  /** `Cut (ISO) D: ≥ 15 N`. */
  readonly reason: string;
}

/** What the filters of a listing would have chosen for some demands. */
export const chosenFor = (asks: readonly Ask[]): Chosen => chosenOf(asks);

/**
 * The articles that meet an answer, each once: those of an earlier rule first, then the lowest level that is enough, then
 * the order of the catalogue.
 */
export function meetingRows(index: FacetIndex, { rules, tests }: Answer): readonly MeetingRow[] {
  const met = new Set<number>();
  return rules.flatMap((rule) => {
    const places = placesMeeting(index, rule).filter((place) => !met.has(place));
    for (const place of places) met.add(place);
    const levelOf = levelReader(index, rule);
    return places
      .map((place) => ({ place, level: levelOf(place) }))
      .sort((one, other) => one.level - other.level || one.place - other.place)
      .flatMap(({ place }) => {
        const row = index.rows[place];
        return row ? [{ row, reason: reasonFor(index, place, { rule, tests }) }] : [];
      });
  });
}

/** How many articles meet an answer. */
export function countMeeting(index: FacetIndex, answers: readonly Answer[]): number {
  const met = new Set(answers.flatMap(({ rules }) => rules.flatMap((rule) => placesMeeting(index, rule))));
  return met.size;
}

/** Places of the articles that meet a rule, ascending. */
function placesMeeting(index: FacetIndex, { asks = [], unlessTested, states }: Rule): readonly number[] {
  const hits = [...matchRows(index, chosenFor(asks)).hits];
  const untested = unlessTested === undefined ? undefined : index.columnOf(unlessTested);
  return hits.filter(
    (place) =>
      (untested === undefined || patternAt(untested, place)?.state === 'untested') &&
      (states === undefined || statesLevel(index.rows[place], states)),
  );
}

const patternAt = ({ patterns, patternOf }: ColumnIndex, place: number) => patterns[patternOf[place] ?? 0];

function statesLevel(
  row: ProductRow | undefined,
  { standard, place }: { readonly standard: RatedStandard; readonly place: string },
): boolean {
  const code = row?.facts?.codes[standard];
  if (code === undefined) return false;
  return readMarking(standard, code).some(({ key, state }) => key === place && state === 'level');
}

/** The level that an article reaches in what is asked for first; 0 where that has no levels. */
function levelReader(index: FacetIndex, { asks = [] }: Rule): (place: number) => number {
  const key = asks[0]?.column;
  if (key === undefined || columnWith(key)?.kind !== 'at-least') return () => 0;
  const column = index.columnOf(key);
  return (place) => patternAt(column, place)?.places.length ?? 0;
}

/** What the article states of what is asked for. */
function reasonFor(
  index: FacetIndex,
  place: number,
  { rule: { asks = [], states }, tests }: { readonly rule: Rule; readonly tests: readonly Test[] },
): string {
  const reasons = asks.flatMap(({ column: key }) => levelReason(index.columnOf(key), place, tests) ?? []);
  if (reasons.length > 0) return reasons.join(', ');
  const codes = index.rows[place]?.facts?.codes ?? {};
  const standards = states ? [states.standard] : tests.map(({ standard }) => standard);
  return [...new Set(standards)]
    .flatMap((standard) => {
      const code = codes[standard];
      return code === undefined ? [] : [markingText(standard, { code })];
    })
    .join(', ');
}

/** `Cut (ISO) D: ≥ 15 N`; the name of the property alone, where it is only stated or not. */
function levelReason(
  { column, patterns, patternOf }: ColumnIndex,
  place: number,
  tests: readonly Test[],
): string | undefined {
  if (column.kind !== 'at-least') return undefined;
  const level = patterns[patternOf[place] ?? 0]?.places.length ?? 0;
  const name = column.levels[level - 1]?.name ?? '';
  if (column.levels.length === 1) return name === 'Yes' ? column.label : `${column.label} ${name}`;
  const figure = figureOf(
    tests.find(({ standard, place: key }) => standard === column.standard && key === column.place),
    level,
  );
  return `${column.label} ${name}${figure && `: ${figure}`}`;
}

/** What the test of a level asks for, where that is one figure. */
function figureOf(test: Test | undefined, level: number): string {
  const text = test?.place === undefined ? undefined : placeText(test.standard, test.place);
  return text?.thresholds?.length === 1 ? thresholdWords(text, level) : '';
}
