import { unzipSync } from 'fflate';
import { indexOfLetters } from './column-letters';

/** A rectangle of cells that are merged; rows begin with 1, columns with 0. */
export interface MergedCells {
  /** `C4:C6`. */
  readonly name: string;
  readonly lastRow: number;
  readonly columns: readonly [first: number, last: number];
}

const workbookPath = 'xl/workbook.xml';
const relationsPath = 'xl/_rels/workbook.xml.rels';

/** Names of the sheets of a workbook, in their order; none where they cannot be read. */
export function sheetNames(bytes: Uint8Array): readonly string[] {
  try {
    return sheetsOf(partsOf(bytes, [workbookPath])).map(({ name }) => name);
  } catch {
    // The archive is damaged, which the reader of the rows says.
    return [];
  }
}

/** The XML of a sheet; empty where it cannot be found. */
function sheetXml(bytes: Uint8Array, sheet: number): Buffer {
  const parts = partsOf(bytes, [workbookPath, relationsPath]);
  const id = sheetsOf(parts)[sheet - 1]?.id;
  const relations = textOf(parts[relationsPath]);
  const target = [...relations.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)]
    .map(([element]) => element)
    .find((element) => id !== undefined && attribute(element, 'Id') === id);
  const file = target && attribute(target, 'Target')?.replace(/^\/?(xl\/)?/, 'xl/');
  return Buffer.from((file && partsOf(bytes, [file])[file]) || []);
}

/**
 * Columns, beginning with 0, of the formulas that were saved without a value, by their rows, beginning with 1. The reader
 * of rows takes such cells for empty.
 */
export function unsavedFormulas(bytes: Uint8Array, sheet: number): ReadonlyMap<number, readonly number[]> {
  const xml = sheetXml(bytes, sheet);
  const columns = new Map<number, number[]>();
  if (!xml.includes('<f') && !xml.includes(':f')) return columns;
  for (const [, attributes = '', content = ''] of xml.toString().matchAll(cellElement)) {
    const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(attribute(` ${attributes}`, 'r') ?? '') ?? [];
    const value = attribute(` ${attributes}`, 't') === 'str' ? anyValue : filledValue;
    if (row === '' || !formulaElement.test(content) || value.test(content)) continue;
    columns.set(Number(row), [...(columns.get(Number(row)) ?? []), indexOfLetters(letters)]);
  }
  return columns;
}

/** A cell with something in it; some programs put a prefix before every name. */
const cellElement = /<(?:\w+:)?c\s([^>]*[^/>])>(.*?)<\/(?:\w+:)?c>/gs;
const formulaElement = /<(?:\w+:)?f\b/;
const filledValue = /<(?:\w+:)?v(?:\s[^>]*)?>[^<]/;
/** The value of a text can be empty. */
const anyValue = /<(?:\w+:)?v\b/;

/** Merged cells of a sheet. The reader of rows does not tell of them: only the first cell has the value. */
export function mergedCells(bytes: Uint8Array, sheet: number): readonly MergedCells[] {
  const xml = sheetXml(bytes, sheet);
  // They stand behind the rows, which can be millions of characters.
  const start = Math.max(xml.lastIndexOf('<mergeCells'), xml.lastIndexOf(':mergeCells '));
  if (start < 0) return [];
  const end = xml.indexOf('mergeCells>', start);
  return [...xml.toString('utf8', start, end < 0 ? undefined : end).matchAll(reference)].flatMap(readMerged);
}

const reference = /\bref=["']([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)["']/g;

function readMerged([, first = '', from = '', last = '', to = '']: RegExpMatchArray): readonly MergedCells[] {
  const columns = [indexOfLetters(first), indexOfLetters(last)] as const;
  return [{ name: `${first}${from}:${last}${to}`, lastRow: Number(to), columns }];
}

type Parts = Readonly<Record<string, Uint8Array>>;

function partsOf(bytes: Uint8Array, names: readonly string[]): Parts {
  return unzipSync(bytes, { filter: ({ name }) => names.includes(name) });
}

const textOf = (part: Uint8Array | undefined): string => new TextDecoder().decode(part ?? new Uint8Array());

const sheetsOf = (parts: Parts) =>
  [...textOf(parts[workbookPath]).matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)].map(([element]) => ({
    name: decoded(attribute(element, 'name') ?? ''),
    id: attribute(element, 'r:id'),
  }));

const attribute = (element: string, name: string): string | undefined =>
  new RegExp(`\\s${name}=(["'])(.*?)\\1`).exec(element)?.[2];

const decoded = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
