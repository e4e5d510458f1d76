import { SheetError } from '../sheets/sheet-row';
import { sourceFileOf, type SourceSet } from '../source/source-folder';
import { asText, valueAt } from './at-path';
import { numberKey, type ImportMode, type Merged } from './merge-articles';

/** What an import begins with and ends with. */
interface Accounts extends Merged {
  readonly before: SourceSet;
  readonly mode: ImportMode;
}

/**
 * Compares what was read with what would be written. Every row must be one article, in the file of its type and no
 * other; every earlier article must still be there, or be listed as removed. It looks at the result alone.
 *
 * @throws {SheetError} naming what would be lost: a fault of the importer, never of the sheet
 */
export function accountFor(accounts: Accounts): void {
  const faults = [...faultsOfRows(accounts), ...faultsOfEarlier(accounts), ...faultsOfCounts(accounts)];
  if (faults.length === 0) return;
  const shown = faults.slice(0, shownFaults).join('\n');
  throw new SheetError(
    `The import would lose articles. This is a fault of the importer; report it.\n${shown}`,
  );
}

const shownFaults = 10;

/** Where each article is after the import. */
function placesIn(set: SourceSet): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, readonly string[]>();
  for (const [type, articles] of set) {
    for (const article of articles) {
      const key = numberKey(article);
      places.set(key, [...(places.get(key) ?? []), sourceFileOf(type)]);
    }
  }
  return places;
}

function faultsOfRows({ set, imported }: Accounts): readonly string[] {
  const present = new Map([...set].map(([type, articles]) => [type as string, new Set(articles)]));
  return imported.flatMap(({ row, article }) => {
    const type = asText(valueAt(article, 'type'));
    return present.get(type)?.has(article)
      ? []
      : [`row ${row.row}: ${asText(valueAt(article, 'articleNo'))} is not among the articles of its type`];
  });
}

function faultsOfEarlier({ before, set, change }: Accounts): readonly string[] {
  const places = placesIn(set);
  const removed = new Set(change.removed.map((number) => number.toLowerCase()));
  const repeated = [...places].filter(([, files]) => files.length > 1);
  return [
    ...repeated.map(
      ([number, files]) => `${number} would be written ${files.length} times: ${files.join(', ')}`,
    ),
    ...[...before.values()].flat().flatMap((article) => {
      const key = numberKey(article);
      return places.has(key) !== removed.has(key)
        ? []
        : [`${key} of before is neither among the articles nor among those removed`];
    }),
  ];
}

const countOf = (set: SourceSet): number => [...set.values()].reduce((sum, { length }) => sum + length, 0);

function faultsOfCounts({ before, set, imported, change, mode }: Accounts): readonly string[] {
  const { added, changed, unchanged, removed } = change;
  const sums: readonly (readonly [string, number, number])[] = [
    [
      'read, and added + changed + unchanged',
      imported.length,
      added.length + changed.length + unchanged.length,
    ],
    ['before - removed + added, and after', countOf(before) - removed.length + added.length, countOf(set)],
    ...(mode === 'merge' ? [['removed, and 0', removed.length, 0] as const] : []),
  ];
  return sums.flatMap(([what, one, other]) => (one === other ? [] : [`${what}: ${one} and ${other}`]));
}
