import path from 'node:path';
import { articleRow, writeRows } from '../export/write-sheet';
import { SheetError } from '../sheets/sheet-error';
import { catalogueFolder, readSourceFolder } from '../source-files';
import { parseWords, type Command } from './command';

const usage = `npm run data:export -- [--template] FILE
  FILE           .xlsx, or .csv
  --template     the headings without articles, and a sheet that explains them
  --from FOLDER  another folder of articles than that of the catalogue`;

/** `data:export FILE`: writes the catalogue as a sheet that imports to the same data, or an empty one to fill. */
export const exportCommand: Command = async ({ parameters, print }) => {
  try {
    const { file, from, isTemplate } = readOptions(parameters);
    const articles = isTemplate ? [] : [...(await readSourceFolder(from)).values()].flat();
    await writeRows(file, articles.map(articleRow));
    print(isTemplate ? `Wrote the template ${file}` : `Wrote ${articles.length} articles to ${file}`);
    return 0;
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    print(error.message);
    return 1;
  }
};

const flags = { template: { type: 'boolean' }, from: { type: 'string' } } as const;

function readOptions(parameters: readonly string[]) {
  const { values, file } = parseWords(usage, parameters, flags);
  return {
    file,
    from: values.from ?? path.join(catalogueFolder(), 'articles'),
    isTemplate: values.template ?? false,
  };
}
