import { articleRow, exportHeadings } from '../export/article-rows';
import { headingsOf } from '../import/find-columns';
import { readMap } from '../import/read-map';
import type { SourceText } from '../source-files';
import supplierMap from './supplier-map.json';

/** Rows of texts; the first has the headings. */
export type Grid = readonly (readonly string[])[];

/** A sheet that imports without an error. */
export interface GoodSheet {
  readonly name: 'own' | 'supplier';
  readonly grid: Grid;
  /** Of a supplier's sheet, as JSON. */
  readonly map?: string;
  /** Headings of what every article must have. */
  readonly headings: { readonly articleNo: string; readonly title: string; readonly type: string };
  /** What the words in the column of types stand for; without it, the types themselves. */
  readonly types?: Readonly<Record<string, string>>;
}

/** Our own sheet: the whole catalogue as it is exported, and articles with nothing but what is needed. */
export function ownSheet(files: readonly SourceText[]): GoodSheet {
  const articles = files.flatMap(({ text }) => JSON.parse(text) as readonly unknown[]);
  const minimal = ['10-02200', '10.02201', 'A_7', '4711'].map(minimalCells);
  return {
    name: 'own',
    grid: [exportHeadings, ...articles.map(articleRow), ...minimal],
    headings: { articleNo: 'Article number', title: 'Title', type: 'Type' },
  };
}

function minimalCells(number: string): readonly string[] {
  const cells: Readonly<Record<string, string>> = {
    'Article number': number,
    Type: 'Industrial Gloves Leather',
    Title: `Glove ${number}`,
    'Uses or specification': 'Driving\nLoading',
  };
  return exportHeadings.map((heading) => cells[heading] ?? '');
}

/** One more column than the map reads. */
const supplierHeadings = [...headingsOf(readMap('supplier-map.json', JSON.stringify(supplierMap))), 'Notiz'];

/** A supplier's sheet with a map: new articles, and one that the catalogue has already. */
export const supplierSheet = (): GoodSheet => ({
  name: 'supplier',
  grid: [
    supplierHeadings,
    ...Array.from({ length: 12 }, (_, index) => [
      index === 0 ? 'WL501' : `77-${1000 + index}.${index % 3}`,
      `Handschuh „${index}“; weich, "fein"`,
      index % 4 === 3 ? 'Strick' : 'Leder',
      'Montage, Lager\nVersand',
      '8/9/10',
      index % 2 === 0 ? 'Braun | #7a5236' : 'Braun',
      '3122X',
      '12',
      index % 5 === 0 ? '=1+1' : '',
    ]),
  ],
  map: JSON.stringify(supplierMap),
  headings: { articleNo: 'Art.-Nr.', title: 'Bezeichnung', type: 'Gruppe' },
  types: supplierMap.fields.type.values,
});
