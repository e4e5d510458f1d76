import type { Prefixes } from '../catalogue-settings';
import { checkCatalogue } from '../check/check-catalogue';
import type { Problem } from '../check/problem';
import { printArticles, sourceFileOf } from '../source-files';
import { asText, valueAt } from './compose-article';
import type { SheetColumn } from './find-columns';
import { numberKey, type ImportedArticle, type Merged } from './merge-articles';
import { problemAt, type SheetProblem } from './sheet-problem';

interface Origin extends Pick<Merged, 'set' | 'imported'> {
  readonly prefixes: Prefixes;
  readonly columns: readonly SheetColumn[];
}

/** Problems that `npm run data:check` would find in the catalogue, by row and column of the sheet. */
export function problemsOfArticles({ set, imported, prefixes, columns }: Origin): readonly SheetProblem[] {
  const files = [...set].map(([type, articles]) => ({
    name: sourceFileOf(type),
    text: printArticles(articles.filter((article) => numberKey(article) !== '')),
  }));
  const byNumber = new Map(imported.toReversed().map((each) => [numberKey(each.article), each]));
  return checkCatalogue(files, { prefixes }).problems.flatMap((problem) => {
    const own = byNumber.get(problem.article.toLowerCase());
    return own ? ofRow(own, problem, columns) : ofCatalogue(problem);
  });
}

/** Warnings about earlier articles do not concern this sheet. */
const ofCatalogue = ({ severity, file, article, field, value, message }: Problem): readonly SheetProblem[] =>
  severity === 'warning'
    ? []
    : [
        problemAt(0, `${[file, article, field].filter(Boolean).join(' ')} of the catalogue: ${message}`, {
          value: unquoted(value),
        }),
      ];

function ofRow(
  { row: { row, unread } }: ImportedArticle,
  { severity, field, value, message, rule }: Problem,
  columns: readonly SheetColumn[],
): readonly SheetProblem[] {
  const isWithin = (name: string) => `${field}.`.startsWith(`${name}.`);
  // An unread field, and a number that is there twice, is reported already.
  if ([...unread].some(isWithin) || (rule === 'DUPLICATE' && field === 'articleNo')) return [];
  const [column] = columns
    .filter((each) => isWithin(each.field))
    .toSorted((one, other) => other.field.length - one.field.length);
  const inner =
    column && unquoted(value) === '' ? /[^.\d][^.]*$/.exec(field.slice(column.field.length))?.[0] : '';
  return [
    problemAt(row, [column ? inner : field, withoutPlace(message)].filter(Boolean).join(' '), {
      severity,
      column: column?.label ?? '',
      value: unquoted(value),
    }),
  ];
}

/** The files are not written yet: their lines say nothing. */
const withoutPlace = (message: string): string => message.replace(/ at \S+\.json:\d+:\d+$/, '');

const unquoted = (value: string): string => value.replaceAll(/^"|"$/g, '').replaceAll('\\"', '"');

/**
 * Numbers that stand in several rows, and those that differ only in capitals from a number of the catalogue: their
 * pages would have one address.
 */
export function problemsOfNumbers(
  imported: readonly ImportedArticle[],
  columns: readonly SheetColumn[],
): readonly SheetProblem[] {
  const column = columns.find(({ field }) => field === 'articleNo')?.label ?? '';
  const seen = new Set<string>();
  return imported.flatMap(({ row: { row, values }, earlier }) => {
    const value = asText(values.get('articleNo'));
    if (value === '') return [];
    if (seen.has(value.toLowerCase())) {
      const message = 'stands in several rows; write all sizes of an article into one row';
      return problemAt(row, message, { column, value });
    }
    seen.add(value.toLowerCase());
    const known = asText(valueAt(earlier, 'articleNo'));
    if (earlier === undefined || known === value) return [];
    const message = `differs only in capitals from ${known} of the catalogue; write it as there`;
    return problemAt(row, message, { column, value });
  });
}
