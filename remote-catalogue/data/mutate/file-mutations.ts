import { stringify } from 'csv-stringify/sync';
import { writeXlsx } from 'hucre/xlsx';
import type { Random } from '../random';
import type { Grid } from './good-sheets';

/** A sheet as a file. */
export interface MutatedFile {
  readonly ending: 'csv' | 'xlsx';
  readonly bytes: Uint8Array;
  /** How the file was made or damaged; empty for a plain one. */
  readonly mutation: string;
  /** Whether the file still says all that its rows say, so that they can be counted. */
  readonly isWhole: boolean;
}

interface TextDamage {
  readonly mutation: string;
  readonly isWhole: boolean;
  readonly change: (text: string, random: Random) => Uint8Array | string;
}

const cut = (text: string, random: Random): string => text.slice(0, random.between(0, text.length));
const without = (text: string, random: Random): string => {
  const place = random.between(0, text.length - 1);
  return text.slice(0, place) + text.slice(place + 1);
};

/** What programs, copies and mail do to a text file. */
const textDamages: readonly TextDamage[] = [
  { mutation: 'cut off', isWhole: false, change: cut },
  { mutation: 'a character lost', isWhole: false, change: without },
  { mutation: 'saved as UTF-16', isWhole: true, change: (text) => Buffer.from(`\ufeff${text}`, 'utf16le') },
  {
    mutation: 'saved as UTF-16 without a mark',
    isWhole: true,
    change: (text) => Buffer.from(text, 'utf16le'),
  },
  { mutation: 'saved as Windows-1252', isWhole: false, change: (text) => Buffer.from(text, 'latin1') },
  { mutation: 'byte order mark', isWhole: true, change: (text) => `\ufeff${text}` },
  { mutation: 'line ends of old Macs', isWhole: false, change: (text) => text.replaceAll('\n', '\r') },
  { mutation: 'line ends of Windows', isWhole: true, change: (text) => text.replaceAll('\n', '\r\n') },
  {
    mutation: 'a quote too many',
    isWhole: false,
    change: (text, random) => {
      const place = random.between(0, text.length);
      return `${text.slice(0, place)}"${text.slice(place)}`;
    },
  },
  { mutation: 'quotes removed', isWhole: false, change: (text) => text.replaceAll('"', '') },
  { mutation: 'commas for semicolons', isWhole: false, change: (text) => text.replaceAll(';', ',') },
];

/** Writes the rows into a file, plain or damaged. */
export async function mutatedFile(grid: Grid, random: Random): Promise<MutatedFile> {
  return random.chance(50) ? csvFile(grid, random) : await xlsxFile(grid, random);
}

function csvFile(grid: Grid, random: Random): MutatedFile {
  const delimiter = random.pick([',', ';', '\t']);
  // Rows of a text file are as wide as the widest, as programs write them.
  const width = Math.max(...grid.map(({ length }) => length));
  const rows = random.chance(70) ? grid.map((cells) => padded(cells, width)) : grid;
  const text = stringify(
    rows.map((cells) => [...cells]),
    { delimiter },
  );
  const damage = random.chance(40) ? textDamages[random.between(0, textDamages.length - 1)] : undefined;
  if (!damage) return { ending: 'csv', bytes: Buffer.from(text), mutation: '', isWhole: true };
  const { mutation, isWhole, change } = damage;
  return { ending: 'csv', bytes: Buffer.from(change(text, random)), mutation, isWhole };
}

const padded = (cells: readonly string[], width: number): readonly string[] => [
  ...cells,
  ...Array.from({ length: width - cells.length }, () => ''),
];

async function xlsxFile(grid: Grid, random: Random): Promise<MutatedFile> {
  const hasNumbers = random.chance(20);
  const cellOf = (text: string) =>
    text === '' ? null : hasNumbers && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  const rows = grid.map((cells) => cells.map(cellOf));
  const isMerged = random.chance(15) && grid.length > 3;
  const startRow = random.between(1, Math.max(1, grid.length - 2));
  const startCol = random.between(0, 4);
  const merges = isMerged ? [{ startRow, startCol, endRow: startRow + 1, endCol: startCol }] : [];
  const others = random.chance(15) ? [{ name: 'Other', rows: rows.slice(0, 3) }] : [];
  const bytes = await writeXlsx({ sheets: [{ name: 'Articles', rows, merges }, ...others] });
  const mutation = [hasNumbers && 'numbers', isMerged && 'merged cells', others.length > 0 && 'second sheet']
    .filter((each) => each !== false)
    .join(', ');
  if (!random.chance(15)) return { ending: 'xlsx', bytes, mutation, isWhole: !isMerged && !hasNumbers };
  return { ending: 'xlsx', bytes: damagedBytes(bytes, random), mutation: 'damaged workbook', isWhole: false };
}

function damagedBytes(bytes: Uint8Array, random: Random): Uint8Array {
  if (random.chance(50)) return bytes.slice(0, random.between(0, bytes.length));
  const damaged = Uint8Array.from(bytes);
  const place = random.between(0, bytes.length - 1);
  damaged[place] = (damaged[place] ?? 0) ^ (1 << random.between(0, 7));
  return damaged;
}
