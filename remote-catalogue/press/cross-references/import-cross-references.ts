import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { writeCsv } from 'hucre/csv';
import { crossKey, crossName, type CrossReference } from '../../articles/cross-reference';
import type { ImportOptions, ImportResult } from '../import/import-articles';
import { reportText } from '../import/sheet-problem';
import { readSheet } from '../sheets/read-sheet';
import { SheetError } from '../sheets/sheet-error';
import { crossReferencesFile, readIfThere } from '../source-files';
import { crossReferenceFields } from './cross-reference-fields';
import { checkCrossReferences, readCrossReferences } from './read-cross-references';

const keyed = (entries: readonly CrossReference[]) =>
  new Map(entries.map((entry) => [crossKey(entry), entry]));

/** Imports a sheet of other makers' articles as one of articles is. @throws {SheetError} if it cannot be read at all */
export async function importCrossReferences(options: ImportOptions): Promise<ImportResult> {
  const target = path.join(path.dirname(options.into), crossReferencesFile);
  const earlier = checkCrossReferences(readIfThere(target));
  if (earlier.problems.length > 0)
    throw new SheetError(`${target} has errors: npm run data:check names them. Mend or delete it first.`);
  const before = keyed(earlier.entries);
  const { entries, problems } = readCrossReferences(options.file, await readSheet(options.file));
  const after = new Map([...(options.mode === 'merge' ? before : []), ...keyed(entries)]);
  const isSame = (entry: CrossReference) => isDeepStrictEqual(entry, before.get(crossKey(entry)));
  const known = entries.filter((entry) => before.has(crossKey(entry)));
  const change = {
    added: entries.filter((entry) => !before.has(crossKey(entry))).map(crossName),
    changed: known.filter((entry) => !isSame(entry)).map(crossName),
    unchanged: known.filter(isSame).map(crossName),
    removed: [...before.values()].filter((entry) => !after.has(crossKey(entry))).map(crossName),
  };
  await writeFile(options.report, reportText(problems, change.removed));
  if (!options.isDryRun && problems.length === 0) {
    await writeFile(`${target}.new`, csvText([...after.values()]));
    await rename(`${target}.new`, target);
  }
  return { ...change, problems };
}

const csvText = (entries: readonly CrossReference[]): string =>
  writeCsv(
    [
      crossReferenceFields.map(({ heading }) => heading),
      ...entries.map((entry) => crossReferenceFields.map(({ path: key }) => entry[key])),
    ],
    { bom: true, escapeFormulae: true },
  );
