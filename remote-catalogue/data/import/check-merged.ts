import { findingsBetween, type ArticleAmongOthers } from '../check/between-articles';
import { articleName, judgeArticle } from '../check/check-article';
import { fieldName } from '../check/article-in-file';
import type { Finding } from '../check/finding';
import type { JsonPath } from '../json/json-node';
import { sourceFileOf, type SourceSet } from '../source/source-folder';
import type { SheetColumn } from './find-columns';
import type { ReadRow } from './read-row';
import { sheetFields } from './sheet-fields';
import { shownCell, type SheetProblem } from './sheet-problem';

/** Where the articles of a sheet come from. */
export interface Origin {
  readonly rows: readonly ReadRow[];
  readonly columns: readonly SheetColumn[];
}

/** An article of the catalogue as it will be. */
interface JudgedArticle extends ArticleAmongOthers {
  readonly article: unknown;
  readonly findings: readonly Finding[];
  /** Of the sheet; `undefined` for an article that is not in it. */
  readonly row: number | undefined;
  /** Name of its file. */
  readonly file: string;
}

/** What `npm run data:check` would find in the articles, by the row and column that it comes from. */
export function problemsOfArticles(set: SourceSet, { rows, columns }: Origin): readonly SheetProblem[] {
  const rowOf = new Map(rows.map(({ row, values }) => [String(values.get('articleNo')), row]));
  const judged = [...set].flatMap(([type, articles]) =>
    articles.map((article, index) => judge(article, { index, file: sourceFileOf(type), rowOf })),
  );
  const alone = judged.flatMap((article) => article.findings.map((finding) => ({ article, finding })));
  const between = findingsBetween(judged, { known: new Set(), placeOf });
  return [...alone, ...between].flatMap(({ article, finding }) => {
    // What was unusual in the catalogue before is no matter of this sheet.
    if (article.row === undefined && finding.severity === 'warning') return [];
    return [article.row === undefined ? ofCatalogue(article, finding) : ofRow(article, finding, columns)];
  });
}

interface Surroundings extends Pick<JudgedArticle, 'file'> {
  /** Among the articles of its file. */
  readonly index: number;
  readonly rowOf: ReadonlyMap<string, number>;
}

/** Keeps of what was read only what articles have in common: the whole would double a large catalogue. */
function judge(article: unknown, { index, file, rowOf }: Surroundings): JudgedArticle {
  const { fields, findings } = judgeArticle(article);
  const { articleNo, type, title, alsoAvailableIn } = fields;
  const name = articleName(article, index);
  return {
    article,
    findings,
    row: rowOf.get(name),
    file,
    name,
    fields: {
      ...(articleNo !== undefined && { articleNo }),
      ...(type !== undefined && { type }),
      ...(title !== undefined && { title }),
      alsoAvailableIn,
    },
  };
}

const placeOf = ({ row }: JudgedArticle): string =>
  row === undefined ? 'in the catalogue' : `in row ${row}`;

const ofCatalogue = (
  { article, file, name }: JudgedArticle,
  { severity, path, message }: Finding,
): SheetProblem => ({
  severity,
  row: 0,
  column: '',
  value: shownLeaf(article, path),
  message: `${[file, name, fieldName(path)].filter(Boolean).join(' ')} of the catalogue: ${message}`,
});

function ofRow(
  { article, row = 0 }: JudgedArticle,
  { severity, path, message }: Finding,
  columns: readonly SheetColumn[],
): SheetProblem {
  const field = fieldName(path);
  const column = columnOf(field, columns);
  return {
    severity,
    row,
    column: column?.label ?? '',
    value: shownLeaf(article, path),
    message: column ? message : `${field} ${message}`,
  };
}

/** What stands at a path; nothing where that is missing, or has parts. */
function shownLeaf(article: unknown, path: JsonPath): string {
  const value = path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    article,
  );
  const isLeaf = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isLeaf ? shownCell(value) : '';
}

/** The column of the field that a problem lies in. */
function columnOf(field: string, columns: readonly SheetColumn[]): SheetColumn | undefined {
  const own = sheetFields
    .filter(({ path }) => `${field}.`.startsWith(`${path.replace(/^ext\./, '')}.`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  return columns.find((column) => column.field === own?.name);
}
