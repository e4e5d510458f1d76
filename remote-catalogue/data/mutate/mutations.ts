import { productTypes } from '../../src/model/product-types';
import type { Random } from '../random';
import type { Grid } from './good-sheets';

/** A change of the rows of a sheet that a person or a program could make. */
export interface GridMutation {
  readonly name: string;
  readonly change: (grid: Grid, random: Random) => Grid;
}

const oneOf = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[random.between(0, Math.max(0, items.length - 1))];

/** A row below the headings. */
const rowIn = (grid: Grid, random: Random): number => random.between(1, Math.max(1, grid.length - 1));
const columnIn = (grid: Grid, random: Random): number =>
  random.between(0, Math.max(0, (grid[0]?.length ?? 1) - 1));

const withCell = (grid: Grid, [row, column]: readonly [number, number], text: string): Grid =>
  grid.map((cells, index) =>
    index === row ? cells.map((cell, place) => (place === column ? text : cell)) : cells,
  );

const changeCell =
  (change: (text: string, random: Random) => string, isHeading = false) =>
  (grid: Grid, random: Random): Grid => {
    const [row, column] = [isHeading ? 0 : rowIn(grid, random), columnIn(grid, random)];
    return withCell(grid, [row, column], change(grid[row]?.[column] ?? '', random));
  };

/** Changes one of the first columns, which have number, type and title. */
const changeIdentity =
  (change: (text: string, random: Random) => string) =>
  (grid: Grid, random: Random): Grid => {
    const [row, column] = [rowIn(grid, random), random.between(0, 2)];
    return withCell(grid, [row, column], change(grid[row]?.[column] ?? '', random));
  };

function typo(text: string, random: Random): string {
  const place = random.between(0, Math.max(0, text.length - 1));
  const [before, after] = [text.slice(0, place), text.slice(place + 1)];
  switch (random.between(0, 3)) {
    case 0:
      return before + after;
    case 1:
      return `${before}${text.charAt(place)}${text.charAt(place)}${after}`;
    case 2:
      return before + (oneOf(random, Array.from('aeZ9-._ ;,"|:/')) ?? '') + after;
    default:
      return before + after.charAt(0) + text.charAt(place) + after.slice(1);
  }
}

const characters = [
  '\u202e', '\u2066', '\u200b', '\u200d', '\ufeff', '\u00ad', '\u0000', '\u0007', '\t', '\r', '\n', '\u2028',
  '\ud800', '\ufffd', '\ue000', '\u00a0', '\u3164', '<b>', '&amp;', '"', "'", ';', ',', '|', '\u0301', '🧤', '赤',
]; // prettier-ignore

const inject = (text: string, random: Random): string => {
  const place = random.between(0, text.length);
  return text.slice(0, place) + (oneOf(random, characters) ?? '') + text.slice(place);
};

const strangeTexts = [
  '', ' ', '0', '-1', '1e999', '1.000', '1,5', '3E12', '2026-08-09', '#N/A', '#REF!', '=1+1', '@SUM(A1)', 'TRUE', 'null',
  'undefined', 'NaN', 'constructor', '__proto__', 'toString', 'CON', '..', '../../x', 'a/b', 'A1.html', '9ZZZ', '4X43FP',
  'Nonsense', 'Industrial Glove Leather', 'Industrial Gloves Leather', 'Hospital Wear Garments', 'WL501', 'wl501', 'QM101',
  'yes', 'no', 'Petrol', 'Blue | #zzz', '8/8/7', '99', 'x'.repeat(81), 'x'.repeat(40_000), 'a\n'.repeat(200), '[]', '{}',
]; // prettier-ignore

const otherCase = (text: string): string =>
  text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();

const withoutColumn = (grid: Grid, column: number): Grid =>
  grid.map((cells) => cells.filter((_, index) => index !== column));

const insertRow = (grid: Grid, row: number, cells: readonly string[]): Grid => [
  ...grid.slice(0, row),
  cells,
  ...grid.slice(row),
];

function swapped<Item>(items: readonly Item[], one: number, other: number): readonly Item[] {
  const [first, second] = [items[one], items[other]];
  if (first === undefined || second === undefined) return items;
  return items.map((item, index) => (index === one ? second : index === other ? first : item));
}

function swapColumns(grid: Grid, random: Random): Grid {
  const [one, other] = [columnIn(grid, random), columnIn(grid, random)];
  return grid.map((cells) => swapped(cells, one, other));
}

function swapHeadings(grid: Grid, random: Random): Grid {
  const [one, other] = [columnIn(grid, random), columnIn(grid, random)];
  return grid.map((cells, row) => (row === 0 ? swapped(cells, one, other) : cells));
}

function swapCells(grid: Grid, random: Random): Grid {
  const [row, one, other] = [rowIn(grid, random), columnIn(grid, random), columnIn(grid, random)];
  return grid.map((cells, index) => (index === row ? swapped(cells, one, other) : cells));
}

function shiftRow(grid: Grid, random: Random): Grid {
  const row = rowIn(grid, random);
  const isLeft = random.chance(50);
  return grid.map((cells, index) => (index !== row ? cells : isLeft ? cells.slice(1) : ['', ...cells]));
}

function splitRow(grid: Grid, random: Random): Grid {
  const [row, column] = [rowIn(grid, random), columnIn(grid, random)];
  const cells = grid[row] ?? [];
  return [...grid.slice(0, row), cells.slice(0, column), cells.slice(column), ...grid.slice(row + 1)];
}

function duplicateRow(grid: Grid, random: Random): Grid {
  const cells = grid[rowIn(grid, random)] ?? [];
  const [number = '', ...rest] = cells;
  const again = oneOf(random, [
    number,
    ` ${number} `,
    otherCase(number),
    `${number}\u00a0`,
    typo(number, random),
  ]);
  return insertRow(grid, rowIn(grid, random), [again ?? number, ...rest]);
}

function duplicateColumn(grid: Grid, random: Random): Grid {
  const [from, to] = [columnIn(grid, random), columnIn(grid, random)];
  return grid.map((cells) => [...cells.slice(0, to), cells[from] ?? '', ...cells.slice(to)]);
}

function fillColumn(grid: Grid, random: Random): Grid {
  const column = columnIn(grid, random);
  const text = oneOf(random, strangeTexts) ?? '';
  return grid.map((cells, row) =>
    row === 0 ? cells : cells.map((cell, index) => (index === column ? text : cell)),
  );
}

const typeWords: readonly string[] = [...productTypes, 'Leder', 'Strick'];

/** The type of one article becomes another text. */
function changeType(grid: Grid, random: Random): Grid {
  const row = rowIn(grid, random);
  const column = (grid[row] ?? []).findIndex((cell) => typeWords.includes(cell));
  const type = grid[row]?.[column] ?? '';
  const text = oneOf(random, [
    typo(type, random),
    `${type}s`,
    'Nonsense',
    'Industrial Glove Leather',
    otherCase(type),
  ]);
  return withCell(grid, [row, column], text ?? '');
}

/** Every way in which the rows of a sheet are changed. */
export const gridMutations: readonly GridMutation[] = [
  { name: 'typo in a cell', change: changeCell(typo) },
  { name: 'typo in number, type or title', change: changeIdentity(typo) },
  { name: 'typo in a heading', change: changeCell(typo, true) },
  { name: 'character in a cell', change: changeCell(inject) },
  { name: 'character in number, type or title', change: changeIdentity(inject) },
  { name: 'character in a heading', change: changeCell(inject, true) },
  { name: 'strange text in a cell', change: changeCell((_, random) => oneOf(random, strangeTexts) ?? '') },
  {
    name: 'strange text in number, type or title',
    change: changeIdentity((_, random) => oneOf(random, strangeTexts) ?? ''),
  },
  {
    name: 'strange text in a heading',
    change: changeCell((_, random) => oneOf(random, strangeTexts) ?? '', true),
  },
  { name: 'another type', change: changeType },
  { name: 'empty cell', change: changeCell(() => '') },
  { name: 'empty number, type or title', change: changeIdentity(() => '') },
  { name: 'other case', change: changeIdentity(otherCase) },
  { name: 'spaces around', change: changeIdentity((text) => `\u00a0 ${text}  `) },
  { name: 'column removed', change: (grid, random) => withoutColumn(grid, columnIn(grid, random)) },
  { name: 'column doubled', change: duplicateColumn },
  { name: 'columns swapped', change: swapColumns },
  { name: 'headings swapped', change: swapHeadings },
  { name: 'cells swapped', change: swapCells },
  { name: 'column filled', change: fillColumn },
  {
    name: 'row removed',
    change: (grid, random) => {
      const row = rowIn(grid, random);
      return grid.filter((_, index) => index !== row);
    },
  },
  { name: 'row doubled', change: duplicateRow },
  { name: 'row shifted', change: shiftRow },
  { name: 'row split', change: splitRow },
  {
    name: 'rows swapped',
    change: (grid, random) => swapped(grid, rowIn(grid, random), rowIn(grid, random)),
  },
  { name: 'empty row', change: (grid, random) => insertRow(grid, rowIn(grid, random), ['', '']) },
  { name: 'title row above', change: (grid) => [['Price list 2026'], [], ...grid] },
  {
    name: 'headings repeated',
    change: (grid, random) => insertRow(grid, rowIn(grid, random), grid[0] ?? []),
  },
  { name: 'only headings', change: (grid) => grid.slice(0, 1) },
  { name: 'no headings', change: (grid) => grid.slice(1) },
];
