import * as v from 'valibot';
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
  'freeOf',
  'en388',
  'markings',
] as const;

/**
 * A list of articles in columns, one text each with one line for each article: a third of the size of an array of
 * objects, and cheap to copy, which the mock does with every answer. `type` has places in `productTypes`, `markings`
 * the codes of every standard but EN 388; several values of one article have a `|` between them. A colour has its look behind
 * its name: `Black#2b3236`.
 */
export const columnsSchema = v.object(v.entriesFromList(listColumnNames, v.string()));

/** As `columnsSchema`. */
export type ListColumns = Readonly<v.InferOutput<typeof columnsSchema>>;

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
    colours: factColumn(({ colours, swatches = [] }) =>
      joined(colours.map((name, place) => name + (swatches[place] ?? ''))),
    ),
    freeOf: factColumn(({ freeOf }) => joined(freeOf)),
    en388: factColumn(({ codes }) => codes.en388 ?? ''),
    markings: factColumn(({ codes }) => printedCodes(codes)),
  };
}

function readColours(text: string): Pick<RowFacts, 'colours' | 'swatches'> {
  const read = parted(text).map((written) => /^(.+?)(#[\da-f]{6})?$/i.exec(written));
  const colours = read.map((parts) => parts?.[1] ?? '');
  const swatches = read.map((parts) => parts?.[2] ?? '');
  return swatches.some(Boolean) ? { colours, swatches } : { colours };
}

/** `en407=X2XXXX|ansi105=A4`. EN 388 has a column of its own. */
const printedCodes = ({ en388: _, ...codes }: MarkingCodes): string =>
  joined(Object.entries(codes).map(([standard, code]) => `${standard}=${code}`));

function readCodes(text: string): MarkingCodes {
  const [en388 = '', markings = ''] = text.split(separator);
  const codes = Object.fromEntries(
    parted(markings).map((marking) => {
      const end = marking.indexOf('=');
      return [marking.slice(0, end), marking.slice(end + 1)];
    }),
  );
  return en388 ? { en388, ...codes } : codes;
}

/** Reads equal texts once: few of thousands of lines in a column differ. */
function remembering<Item>(read: (text: string) => Item): (text: string) => Item {
  const known = new Map<string, Item>();
  return (text) => {
    const item = known.get(text) ?? read(text);
    known.set(text, item);
    return item;
  };
}

/** Reads rows from columns. A line with an unknown type is left out. */
export function fromColumns(columns: ListColumns): readonly ProductRow[] {
  if (columns.articleNo === '') return [];
  const lines = Object.fromEntries<readonly string[]>(
    listColumnNames.map((name) => [name, columns[name].split(separator)]),
  ) as Record<keyof ListColumns, readonly string[]>;
  const valuesOf = remembering(parted);
  const coloursOf = remembering(readColours);
  const codesOf = remembering(readCodes);
  return lines.articleNo.flatMap((articleNo, line) => {
    const at = (column: readonly string[]) => column[line] ?? '';
    const type = productTypes[Number(at(lines.type))];
    if (!type) return [];
    const facts: RowFacts = {
      kind: at(lines.kind),
      material: at(lines.material),
      gsm: Number(at(lines.gsm)),
      lining: at(lines.lining),
      coating: at(lines.coating),
      cuff: at(lines.cuff),
      traits: valuesOf(at(lines.traits)),
      sizes: valuesOf(at(lines.sizes)),
      ...coloursOf(at(lines.colours)),
      freeOf: valuesOf(at(lines.freeOf)),
      codes: codesOf(at(lines.en388) + separator + at(lines.markings)),
    };
    const card = cardFacts(facts, at(lines.drawing));
    return [
      { articleNo, type, title: at(lines.title), image: `${articleNo.toLowerCase()}.svg`, card, facts },
    ];
  });
}
