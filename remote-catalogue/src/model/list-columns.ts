import { cardFacts, type MarkingCodes, type ProductRow, type RowFacts } from './product-row';
import { productTypes } from './product-types';

/** The columns of a list. */
export const listColumnNames = [
  'articleNo',
  'type',
  'title',
  'drawing',
  'kind',
  'material',
  'gsm',
  'lining',
  'coating',
  'cuff',
  'traits',
  'sizes',
  'colours',
  'en388',
  'markings',
] as const;

/**
 * A list of articles in columns, one text each with one line for each article: a third of the size of an array of
 * objects, and cheap to copy, which the mock does with every answer. `type` has places in `productTypes`, `markings`
 * the codes of every standard but EN 388; several values of one article have a `|` between them.
 */
export type ListColumns = { readonly [Name in (typeof listColumnNames)[number]]: string };

const separator = '\n';
const valueSeparator = '|';

const joined = (values: readonly string[]): string => values.join(valueSeparator);
const parted = (line: string): readonly string[] => (line === '' ? [] : line.split(valueSeparator));

/** Puts rows into columns. Rows without facts get empty lines. */
export function toColumns(rows: readonly ProductRow[]): ListColumns {
  const column = (read: (row: ProductRow) => string) => rows.map(read).join(separator);
  const factColumn = (read: (facts: RowFacts) => string) => column(({ facts }) => (facts ? read(facts) : ''));
  return {
    articleNo: column(({ articleNo }) => articleNo),
    type: column(({ type }) => String(productTypes.indexOf(type))),
    title: column(({ title }) => title),
    drawing: column(({ card }) => card?.drawing ?? ''),
    kind: factColumn(({ kind }) => kind),
    material: factColumn(({ material }) => material),
    gsm: factColumn(({ gsm }) => String(gsm || '')),
    lining: factColumn(({ lining }) => lining),
    coating: factColumn(({ coating }) => coating),
    cuff: factColumn(({ cuff }) => cuff),
    traits: factColumn(({ traits }) => joined(traits)),
    sizes: factColumn(({ sizes }) => joined(sizes)),
    colours: factColumn(({ colours }) => joined(colours)),
    en388: factColumn(({ codes }) => codes.en388 ?? ''),
    markings: factColumn(({ codes }) => printedCodes(codes)),
  };
}

/** `en407=X2XXXX|ansi105=A4`. EN 388 has a column of its own. */
const printedCodes = ({ en388: _, ...codes }: MarkingCodes): string =>
  joined(Object.entries(codes).map(([standard, code]) => `${standard}=${code}`));

function readCodes(en388: string, markings: string): MarkingCodes {
  const codes = Object.fromEntries(
    parted(markings).map((marking) => {
      const end = marking.indexOf('=');
      return [marking.slice(0, end), marking.slice(end + 1)];
    }),
  );
  return en388 ? { en388, ...codes } : codes;
}

/** Reads rows from columns. A line with an unknown type is left out. */
export function fromColumns(columns: ListColumns): readonly ProductRow[] {
  if (columns.articleNo === '') return [];
  const lines = new Map(listColumnNames.map((name) => [name, columns[name].split(separator)]));
  return columns.articleNo.split(separator).flatMap((articleNo, line) => {
    const at = (name: keyof ListColumns) => lines.get(name)?.[line] ?? '';
    const type = productTypes[Number(at('type'))];
    if (!type) return [];
    const facts: RowFacts = {
      kind: at('kind'),
      material: at('material'),
      gsm: Number(at('gsm')),
      lining: at('lining'),
      coating: at('coating'),
      cuff: at('cuff'),
      traits: parted(at('traits')),
      sizes: parted(at('sizes')),
      colours: parted(at('colours')),
      codes: readCodes(at('en388'), at('markings')),
    };
    const image = `${articleNo.toLowerCase()}.svg`;
    return [{ articleNo, type, title: at('title'), image, card: cardFacts(facts, at('drawing')), facts }];
  });
}
