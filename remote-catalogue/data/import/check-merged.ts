import { findingsBetween, type ArticleAmongOthers } from '../check/between-articles';
import { articleName, judgeArticle } from '../check/check-article';
import { fieldName } from '../check/article-in-file';
import type { Prefixes } from '../catalogue-settings';
import type { FieldName, Finding } from '../check/finding';
import type { JsonPath } from 'shared-types/json/json-tree';
import { sourceFileOf, type SourceSet } from '../source/source-folder';
import { asText, valueAt } from './at-path';
import type { SheetColumn } from './find-columns';
import { numberKey, type ImportedArticle, type ImportMode, type Merged } from './merge-articles';
import type { ReadRow } from './read-row';
import { sheetFields, type SheetField } from './sheet-fields';
import { shownCell, type SheetProblem } from './sheet-problem';

/** A catalogue with the articles of a sheet, and where each comes from. */
export interface Origin extends Pick<Merged, 'imported'> {
  readonly before: SourceSet;
  /** What the numbers of sample articles begin with. */
  readonly prefixes: Prefixes;
  readonly mode: ImportMode;
  readonly columns: readonly SheetColumn[];
  /** Fields that no row could give, because the sheet has no column for them. */
  readonly missing: ReadonlySet<string>;
}

/** An article of the catalogue as it will be. */
interface JudgedArticle extends ArticleAmongOthers {
  readonly article: unknown;
  readonly findings: readonly Finding[];
  /** Of the sheet; `undefined` for an article that is not in it. */
  readonly row: number | undefined;
  /** Name of its file; empty for an article of the sheet. */
  readonly file: string;
}

/**
 * What `npm run data:check` would find in the articles, by row and column. Checks every row, even one with errors; a
 * field that could not be read is not reported again.
 */
export function problemsOfArticles(origin: Origin): readonly SheetProblem[] {
  const judged = [...catalogueArticles(origin), ...origin.imported.map((each) => judgeRow(each, origin))];
  const known = new Set(origin.imported.map(({ article }) => asText(valueAt(article, 'articleNo'))));
  const alone = judged.flatMap((article) => article.findings.map((finding) => ({ article, finding })));
  const between = findingsBetween(judged, { known, prefixes: origin.prefixes, placeOf });
  return [...alone, ...between].flatMap(({ article, finding }) => {
    // Warnings about earlier articles do not concern this sheet.
    if (article.row === undefined && finding.severity === 'warning') return [];
    return [
      article.row === undefined ? ofCatalogue(article, finding) : ofRow(article, finding, origin.columns),
    ];
  });
}

/** Earlier articles that stay as they are. */
function catalogueArticles({ before, mode, imported }: Origin): readonly JudgedArticle[] {
  if (mode === 'replace') return [];
  const inSheet = new Set(imported.map(({ article }) => numberKey(article)));
  return [...before].flatMap(([type, articles]) =>
    articles.flatMap((article, index) => {
      if (inSheet.has(numberKey(article))) return [];
      const { fields, findings } = judgeArticle(article);
      const name = articleName(article, index);
      return [{ article, findings, row: undefined, file: sourceFileOf(type), name, fields: among(fields) }];
    }),
  );
}

function judgeRow({ row, article }: ImportedArticle, { missing }: Origin): JudgedArticle {
  const unread = row.unread.size + missing.size === 0 ? row.unread : new Set([...row.unread, ...missing]);
  const { fields, findings } = judgeArticle(article, wholeFields(unread));
  return {
    article,
    findings: findings.filter(({ path }) => !isUnread(path, unread)),
    row: row.row,
    file: '',
    name: nameOf(row),
    fields: among(withoutUnknown(fields, unread)),
  };
}

/** What could not be read, or is refused already, is not compared with other articles. */
const withoutUnknown = (
  fields: JudgedArticle['fields'],
  unread: ReadonlySet<string>,
): JudgedArticle['fields'] =>
  unread.size === 0
    ? fields
    : Object.fromEntries(Object.entries(fields).filter(([name]) => !unread.has(name)));

const nameOf = ({ values, row }: ReadRow): string => asText(values.get('articleNo')) || `row ${row}`;

/** Keeps of what was read only what articles have in common: the whole would double a large catalogue. */
const among = ({
  articleNo,
  type,
  title,
  dataStatus,
  alsoAvailableIn,
}: JudgedArticle['fields']): JudgedArticle['fields'] => ({
  ...(articleNo !== undefined && { articleNo }),
  ...(type !== undefined && { type }),
  ...(title !== undefined && { title }),
  ...(dataStatus !== undefined && { dataStatus }),
  alsoAvailableIn,
});

/** Fields of an article of which nothing is known. Of its markings, others than the unread one are. */
const wholeFields = (unread: ReadonlySet<string>): ReadonlySet<FieldName> =>
  new Set([...unread].filter((name) => !name.includes('.')) as FieldName[]);

const isUnread = (path: JsonPath, unread: ReadonlySet<string>): boolean =>
  unread.size > 0 && [...unread].some((name) => `${fieldName(path)}.`.startsWith(`${name}.`));

const placeOf = ({ row }: JudgedArticle): string =>
  row === undefined ? 'in the catalogue' : `in row ${row}`;

const ofCatalogue = (
  { article, file, name }: JudgedArticle,
  { severity, path, message, rule }: Finding,
): SheetProblem => ({
  severity,
  row: 0,
  column: '',
  value: shownLeaf(article, path),
  message: `${[file, name, fieldName(path)].filter(Boolean).join(' ')} of the catalogue: ${message}`,
  rule,
});

function ofRow(
  { article, row = 0 }: JudgedArticle,
  { severity, path, message, rule }: Finding,
  columns: readonly SheetColumn[],
): SheetProblem {
  const field = fieldName(path);
  const own = sheetFieldOf(field, article);
  const column = columns.find((each) => each.field === own?.name);
  const value = shownLeaf(article, path);
  const inner = column && value === '' ? partName(field, own) : '';
  return {
    severity,
    row,
    column: column?.label ?? '',
    value,
    message: [column ? inner : fieldTitle(field, own), message].filter(Boolean).join(' '),
    rule: `${rule} ${field.replaceAll(/\d+/g, '')}`,
  };
}

/** The value at a path as a message shows it; empty if it is missing, or an object. */
function shownLeaf(article: unknown, path: JsonPath): string {
  const value = path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    article,
  );
  const isLeaf = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isLeaf ? shownCell(value) : '';
}

const pathOf = ({ path }: SheetField): string => path.replace(/^ext\./, '');

/** The field of our sheets that a problem lies in; of several, the one that the article has. */
function sheetFieldOf(field: string, article: unknown): SheetField | undefined {
  const around = sheetFields
    .filter((each) => `${field}.`.startsWith(`${pathOf(each)}.`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  return (
    around ??
    sheetFields.find(
      (each) => pathOf(each).startsWith(`${field}.`) && valueAt(article, each.path) !== undefined,
    )
  );
}

/** What of a value is meant: `description` of a feature, `kind` of a drawing. */
const partName = (field: string, own: SheetField | undefined): string =>
  own ? (/[^.\d][^.]*$/.exec(field.slice(pathOf(own).length))?.[0] ?? '') : '';

/** A field that the sheet has no column for, as the template and the maps call it. */
const fieldTitle = (field: string, own: SheetField | undefined): string =>
  own ? `“${own.heading}” (${field})` : field;
