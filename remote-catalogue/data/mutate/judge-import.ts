import { productTypes, typeLabel } from '../../src/model/product-types';
import type { FolderTexts } from './folder-texts';
import type { GoodSheet, Grid } from './good-sheets';

/** An import of a mutated sheet, and what it left behind. */
export interface JudgedImport {
  readonly sheet: GoodSheet;
  /** The rows that the file was made from. */
  readonly grid: Grid;
  /** Whether the file says all that the rows say. */
  readonly isWhole: boolean;
  readonly mode: 'merge' | 'replace';
  readonly code: number;
  readonly said: string;
  readonly report: string;
  readonly before: FolderTexts;
  readonly after: FolderTexts;
}

interface KnownArticle {
  readonly articleNo: string;
  readonly type: string;
  readonly title: string;
}

/**
 * What an import did wrong, told from the files alone: nothing of the importer is asked. Empty where it refused and
 * changed nothing, or where every earlier article and every article of the sheet is accounted for.
 */
export function faultsOfImport(run: JudgedImport): readonly string[] {
  return run.code === 0 ? faultsOfAccepted(run) : faultsOfRefused(run);
}

function faultsOfRefused({ said, report, before, after }: JudgedImport): readonly string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changed = names.filter((name) => before.get(name) !== after.get(name));
  const errors = report.split('\n').filter((line) => line.startsWith('error,'));
  const isPlaced = errors.every((line) => /^error,\d+,|^error,,[A-Z]+|of the catalogue/.test(line));
  return [
    ...changed.map((name) => `refused, but changed ${name}`),
    ...(said.includes('Nothing was changed.') ? [] : ['refused without a word']),
    ...(isPlaced
      ? []
      : [`an error names no place: ${errors.find((line) => !/^error,\d+,/.test(line)) ?? ''}`]),
  ];
}

function faultsOfAccepted({
  sheet,
  grid,
  isWhole,
  mode,
  report,
  before,
  after,
}: JudgedImport): readonly string[] {
  const [earlier, articles] = [articlesIn(before), articlesIn(after)];
  const numbers = articles.map(({ articleNo }) => articleNo);
  const removed = new Set([...report.matchAll(/^removed,,,([^,]+),/gm)].map(([, number]) => number));
  const gone = earlier.filter(({ articleNo }) => !numbers.includes(articleNo));
  const rows = isWhole ? rowsOf(grid, sheet) : [];
  const known = new Set([
    ...earlier.map(({ articleNo }) => articleNo),
    ...rows.map(({ articleNo }) => articleNo),
  ]);
  return [
    ...gone.filter(({ articleNo }) => !removed.has(articleNo)).map(({ articleNo }) => `lost ${articleNo}`),
    ...(mode === 'merge' && gone.length > 0 ? ['a merge removed articles'] : []),
    ...repeatedIn(numbers).map((number) => `${number} is there twice`),
    ...(isWhole ? numbers.filter((number) => !known.has(number)).map((number) => `invented ${number}`) : []),
    ...rows.flatMap((row) => faultsOfRow(row, articles)),
  ];
}

function faultsOfRow({ articleNo, type, title }: KnownArticle, articles: readonly KnownArticle[]) {
  const article = articles.find((each) => each.articleNo === articleNo);
  if (!article) return [`lost ${articleNo} of the sheet`];
  return [
    ...(article.title === title ? [] : [`${articleNo} has the title “${article.title}”, not “${title}”`]),
    ...(article.type === type ? [] : [`${articleNo} has the type “${article.type}”, not “${type}”`]),
  ];
}

/** Each file holds articles of its type only. */
const articlesIn = (texts: FolderTexts): readonly KnownArticle[] =>
  [...texts].flatMap(([name, text]) =>
    (JSON.parse(text) as readonly KnownArticle[]).map((article) =>
      `${article.type.toLowerCase().replaceAll(' ', '-')}.json` === name
        ? article
        : { ...article, articleNo: `${article.articleNo} in ${name}` },
    ),
  );

const repeatedIn = (numbers: readonly string[]): readonly string[] => {
  const lower = numbers.map((number) => number.toLowerCase());
  return numbers.filter((number, index) => lower.indexOf(number.toLowerCase()) !== index);
};

/** Texts that begin with a quoted formula are read without the quote. */
const plain = (text: string): string => text.trim().replace(/^'(?='*[=+\-@\t\r])/, '');
const folded = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The articles that the rows of a whole sheet say. */
function rowsOf(grid: Grid, { headings, types }: GoodSheet): readonly KnownArticle[] {
  const start = grid.findIndex((cells) =>
    Object.values(headings).every((heading) => placeOf(cells, heading) >= 0),
  );
  const columns = grid[start] ?? [];
  return grid.slice(start + 1).flatMap((cells) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const at = (heading: string) => plain(cells[placeOf(columns, heading)] ?? '');
    return [
      {
        articleNo: at(headings.articleNo),
        title: at(headings.title),
        type: typeOf(at(headings.type), types),
      },
    ];
  });
}

const placeOf = (cells: readonly string[], heading: string): number =>
  cells.findIndex((cell) => folded(cell) === folded(heading));

function typeOf(text: string, types: GoodSheet['types']): string {
  const written = types ? (types[text] ?? text) : text;
  return (
    productTypes.find((type) => [type, typeLabel(type)].map(folded).includes(folded(written))) ?? written
  );
}
