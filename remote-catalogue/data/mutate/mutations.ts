import { productTypes } from '../../src/model/product-types';
import type { Random } from '../random';
import type { Grid } from './good-sheets';

/** A change of the rows of a sheet that a person or a program could make. */
type GridChange = (grid: Grid, random: Random) => Grid;

type TextChange = (text: string, random: Random) => string;

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
  (change: TextChange, isHeading = false): GridChange =>
  (grid, random) => {
    const [row, column] = [isHeading ? 0 : rowIn(grid, random), columnIn(grid, random)];
    return withCell(grid, [row, column], change(grid[row]?.[column] ?? '', random));
  };

/** Changes one of the first columns, which have number, type and title. */
const changeIdentity =
  (change: TextChange): GridChange =>
  (grid, random) => {
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
]; // oxfmt-ignore

const inject = (text: string, random: Random): string => {
  const place = random.between(0, text.length);
  return text.slice(0, place) + (oneOf(random, characters) ?? '') + text.slice(place);
};

const strangeTexts = [
  '', ' ', '0', '-1', '1e999', '1.000', '1,5', '3E12', '2026-08-09', '#N/A', '#REF!', '=1+1', '@SUM(A1)', 'TRUE', 'null',
  'undefined', 'NaN', 'constructor', '__proto__', 'toString', 'CON', '..', '../../x', 'a/b', 'A1.html', '9ZZZ', '4X43FP',
  'Nonsense', 'Industrial Glove Leather', 'Industrial Gloves Leather', 'Hospital Wear Garments', 'WL501', 'wl501', 'QM101',
  'yes', 'no', 'Petrol', 'Blue | #zzz', '8/8/7', '99', 'x'.repeat(81), 'x'.repeat(40_000), 'a\n'.repeat(200), '[]', '{}',
]; // oxfmt-ignore

const otherCase = (text: string): string =>
  text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase();

const withoutColumn = (grid: Grid, column: number): Grid => grid.map((cells) => cells.toSpliced(column, 1));

function swapped<Item>(items: readonly Item[], one: number, other: number): readonly Item[] {
  const [first, second] = [items[one], items[other]];
  if (first === undefined || second === undefined) return items;
  return items.map((item, index) => (index === one ? second : index === other ? first : item));
}

function swapColumns(grid: Grid, random: Random): Grid {
  const [one, other] = [columnIn(grid, random), columnIn(grid, random)];
  return grid.map((cells) => swapped(cells, one, other));
}

const swapHeadings = (grid: Grid, random: Random): Grid => grid.with(0, swapColumns(grid, random)[0] ?? []);

function swapCells(grid: Grid, random: Random): Grid {
  const row = rowIn(grid, random);
  return grid.map((cells, index) => (index === row ? (swapColumns([cells], random)[0] ?? []) : cells));
}

function shiftRow(grid: Grid, random: Random): Grid {
  const row = rowIn(grid, random);
  const isLeft = random.chance(50);
  return grid.map((cells, index) => (index !== row ? cells : isLeft ? cells.slice(1) : ['', ...cells]));
}

function splitRow(grid: Grid, random: Random): Grid {
  const [row, column] = [rowIn(grid, random), columnIn(grid, random)];
  const cells = grid[row] ?? [];
  return grid.toSpliced(row, 1, cells.slice(0, column), cells.slice(column));
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
  return grid.toSpliced(rowIn(grid, random), 0, [again ?? number, ...rest]);
}

function duplicateColumn(grid: Grid, random: Random): Grid {
  const [from, to] = [columnIn(grid, random), columnIn(grid, random)];
  return grid.map((cells) => cells.toSpliced(to, 0, cells[from] ?? ''));
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

const strange = (_: string, random: Random): string => oneOf(random, strangeTexts) ?? '';

/** Every way in which the rows of a sheet are changed, by name. */
export const gridMutations: readonly (readonly [name: string, change: GridChange])[] = [
  ['typo in a cell', changeCell(typo)],
  ['typo in number, type or title', changeIdentity(typo)],
  ['typo in a heading', changeCell(typo, true)],
  ['character in a cell', changeCell(inject)],
  ['character in number, type or title', changeIdentity(inject)],
  ['character in a heading', changeCell(inject, true)],
  ['strange text in a cell', changeCell(strange)],
  ['strange text in number, type or title', changeIdentity(strange)],
  ['strange text in a heading', changeCell(strange, true)],
  ['another type', changeType],
  ['empty cell', changeCell(() => '')],
  ['empty number, type or title', changeIdentity(() => '')],
  ['other case', changeIdentity(otherCase)],
  ['spaces around', changeIdentity((text) => `\u00a0 ${text}  `)],
  ['column removed', (grid, random) => withoutColumn(grid, columnIn(grid, random))],
  ['column doubled', duplicateColumn],
  ['columns swapped', swapColumns],
  ['headings swapped', swapHeadings],
  ['cells swapped', swapCells],
  ['column filled', fillColumn],
  ['row removed', (grid, random) => grid.toSpliced(rowIn(grid, random), 1)],
  ['row doubled', duplicateRow],
  ['row shifted', shiftRow],
  ['row split', splitRow],
  ['rows swapped', (grid, random) => swapped(grid, rowIn(grid, random), rowIn(grid, random))],
  ['empty row', (grid, random) => grid.toSpliced(rowIn(grid, random), 0, ['', ''])],
  ['title row above', (grid) => [['Price list 2026'], [], ...grid]],
  ['headings repeated', (grid, random) => grid.toSpliced(rowIn(grid, random), 0, grid[0] ?? [])],
  ['only headings', (grid) => grid.slice(0, 1)],
  ['no headings', (grid) => grid.slice(1)],
];
