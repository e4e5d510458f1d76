import type { ProductRow } from '../../../../articles/product-row';
import { standardNames, type RatedStandard } from '../../../../articles/standards/standard-names';
import type { LevelSort } from '../../answer/sort-keys';

/** What a column of a table is about. */
export interface TableColumn {
  readonly standard: RatedStandard;
  /** `Cut`. */
  readonly name: string;
  /** The order that its head gives; absent where the codes of the standard have no order. */
  readonly sort?: LevelSort;
}

/** One place of EN 388, in its order. */
export interface PlaceColumn {
  /** `Cut (ISO)`. */
  readonly name: string;
  readonly sort: LevelSort;
}

/** The six places of EN 388. */
export const placeColumns: readonly PlaceColumn[] = [
  { name: 'Abrasion', sort: 'abr' },
  { name: 'Cut (coup)', sort: 'coup' },
  { name: 'Tear', sort: 'tear' },
  { name: 'Puncture', sort: 'punc' },
  { name: 'Cut (ISO)', sort: 'cut' },
  { name: 'Impact', sort: 'imp' },
];

/** The columns beside EN 388, in their order. */
const columns: readonly TableColumn[] = [
  { standard: 'ansi105', name: 'Cut', sort: 'ansi' },
  { standard: 'ansi138', name: 'Impact', sort: 'ansi138' },
  { standard: 'en407', name: 'Heat', sort: 'heat' },
  { standard: 'en511', name: 'Cold', sort: 'cold' },
  { standard: 'en12477', name: 'Welding' },
  { standard: 'en374', name: 'Chemicals', sort: 'chem' },
  { standard: 'en374_5', name: 'Micro-organisms' },
  { standard: 'iso11612', name: 'Heat and flame', sort: 'hf' },
  { standard: 'iso11611', name: 'Welding', sort: 'weld' },
  { standard: 'iec61482', name: 'Electric arc', sort: 'arc' },
  { standard: 'iso20471', name: 'Visibility', sort: 'hv' },
  { standard: 'en1149_5', name: 'Static' },
  { standard: 'en13034', name: 'Splashes', sort: 'splash' },
  { standard: 'en13795', name: 'Barrier', sort: 'gown' },
  { standard: 'pb70', name: 'Barrier', sort: 'barrier' },
];

/** Standards that some articles are marked to. */
export function markedStandards(rows: readonly ProductRow[]): ReadonlySet<string> {
  return new Set(rows.flatMap(({ facts }) => Object.keys(facts?.codes ?? {})));
}

/** The columns that articles with these standards need. */
export const columnsFor = (standards: ReadonlySet<string>): readonly TableColumn[] =>
  columns.filter(({ standard }) => standards.has(standard));

/** The standard of a column as its head names it, in short: `ANSI 105`. */
export const columnStandard = ({ standard }: TableColumn): string =>
  standardNames[standard].label.replace(/\/(ISEA|AAMI)/, '');
