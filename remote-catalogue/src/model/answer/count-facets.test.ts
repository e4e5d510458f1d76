import { describe, expect, it } from '@jest/globals';
import { seeded } from 'shared-types/testing/seeded';
import { missesOf } from 'shared-types/testing/misses-of';
import { catalogueRows } from '../../testing/catalogue-rows';
import { isGloveType } from '../../../articles/product-types';
import type { ProductRow } from '../../../articles/product-row';
import { readMarking } from '../../../articles/standards/read-marking';
import { countFacets } from './count-facets';
import { indexRows, type FacetIndex } from '../../../articles/facets/facet-index';
import { matchRows } from './match-rows';
import type { FacetColumn } from '../../../articles/facets/facet-types';
import { columnWith, facetColumns } from '../../../articles/facets/facets';
import { valueSlug } from '../../../articles/facets/value-slug';

const rows = catalogueRows();
const index = indexRows(rows);
const columnKeys = facetColumns.map(({ key }) => key);
const numbers = (places: Uint32Array) => [...places].map((place) => rows[place]?.articleNo);

type Chosen = Readonly<Record<string, readonly string[]>>;

/** Counts over a list with something chosen. */
function count(list: FacetIndex, chosen: Chosen, keys: readonly string[]) {
  const matches = matchRows(list, whereOf(chosen));
  return { ...matches, columns: countFacets(list, matches, keys) };
}

const whereOf = (chosen: Chosen) =>
  Object.entries(chosen).flatMap(([column, values]) => values.map((value) => ({ column, value })));

/** True if an article is in the column's family. */
const isAbout = ({ family }: FacetColumn, { type }: ProductRow) =>
  family === 'any' || (family === 'gloves') === isGloveType(type);

const levels = new Map<string, number | undefined>();

/** Level of an article, told without any index; `undefined` where it is not tested. */
function levelIn(column: FacetColumn, row: ProductRow): number | undefined {
  if (column.kind === 'choice') throw new Error(`${column.key} has no levels`);
  const code = row.facts?.codes[column.standard];
  if (code === undefined) return undefined;
  const key = `${column.key} ${code}`;
  if (!levels.has(key)) {
    const level = column.levelOf(code);
    levels.set(key, level === 'untested' ? undefined : level);
  }
  return levels.get(key);
}

const isSilent = (column: FacetColumn, row: ProductRow): boolean =>
  column.kind === 'choice' ? column.read(row).length === 0 : levelIn(column, row) === undefined;

function hasValue(column: FacetColumn, row: ProductRow, value: string): boolean {
  if (!isAbout(column, row)) return false;
  if (column.kind === 'choice') {
    const known = (name: string) => column.known?.find((choice) => choice.name === name)?.value;
    return column.read(row).some((name) => (known(name) ?? valueSlug(name)) === value);
  }
  const asked = column.levels.findIndex((choice) => choice.value === value) + 1;
  const reached = levelIn(column, row);
  return reached !== undefined && reached >= asked;
}

const matches = (chosen: Chosen, row: ProductRow, besides?: string): boolean =>
  Object.entries(chosen).every(([key, values]) => {
    const column = columnWith(key);
    if (!column) return false;
    if (column.kind === 'choice' && column.isEvery)
      return values.every((value) => hasValue(column, row, value));
    return key === besides || values.some((value) => hasValue(column, row, value));
  });

function randomSelection(random: (below: number) => number): Chosen {
  const keys = Array.from({ length: 1 + random(4) }, () => columnKeys[random(columnKeys.length)] ?? 'cut');
  return Object.fromEntries(
    keys.map((key) => {
      const { column, choices } = index.columnOf(key);
      const pick = () => choices[random(choices.length)]?.value ?? '';
      return [key, column.kind === 'choice' ? [...new Set([pick(), pick()])] : [pick()]];
    }),
  );
}

describe('countFacets', () => {
  const random = seeded(7);
  it('gives each value the same count as going through all articles', async () => {
    expect(
      await missesOf(
        Array.from({ length: 15 }, () => randomSelection(random)),
        (chosen) => {
          const counted = count(index, chosen, columnKeys);
          expect(numbers(counted.hits)).toEqual(
            rows.filter((row) => matches(chosen, row)).map(({ articleNo }) => articleNo),
          );
          for (const column of facetColumns) {
            const others = rows.filter((row) => matches(chosen, row, column.key));
            const expected = index
              .columnOf(column.key)
              .choices.map(({ value }) => others.filter((row) => hasValue(column, row, value)).length);
            expect([...(counted.columns.get(column.key)?.counts ?? [])]).toEqual(expected);
            const untested =
              column.standard === undefined
                ? 0
                : others.filter((row) => isAbout(column, row) && isSilent(column, row)).length;
            expect(counted.columns.get(column.key)?.untested).toBe(untested);
          }
        },
      ),
    ).toEqual([]);
  });

  it('finds only articles with C or better for cut C, and counts those that are not tested', () => {
    const { hits, leftOutUntested } = count(index, { cut: ['C'] }, []);
    const place5 = ({ facts }: ProductRow) => facts?.codes.en388?.[4] ?? '';
    expect(numbers(hits)).toEqual(
      rows.filter((row) => /[C-F]/.test(place5(row))).map((row) => row.articleNo),
    );
    const gloves = rows.filter(({ type }) => isGloveType(type));
    expect(leftOutUntested).toBe(gloves.filter((row) => !/[A-F]/.test(place5(row))).length);
  });

  it('supports more values than a machine word has bits', () => {
    const many = Array.from({ length: 70 }, (_, place): ProductRow => {
      const [row] = rows;
      if (!row?.facts) throw new Error('The first article has no facts.');
      return { ...row, facts: { ...row.facts, colours: [`Colour ${place}`, 'Grey'] } };
    });
    const chosen = { col: ['colour-3', 'colour-66'] };
    const { hits, columns } = count(indexRows(many), chosen, ['col']);
    expect([...hits]).toEqual([3, 66]);
    const counts = columns.get('col')?.counts ?? [];
    expect([...counts].filter((count) => count === 1)).toHaveLength(70);
    expect(Math.max(...counts)).toBe(70);
  });

  it('knows every place of a marking that a filter asks for', () => {
    for (const column of facetColumns) {
      if (column.kind === 'choice' || column.statedBy || column.levels.length > 100) continue;
      const codes = rows.flatMap(({ facts }) => facts?.codes[column.standard] ?? []);
      for (const code of codes) {
        const highest = Math.max(...readMarking(column.standard, code).map(({ levels }) => levels));
        expect(column.levels.length).toBeLessThanOrEqual(highest);
      }
    }
  });
});
