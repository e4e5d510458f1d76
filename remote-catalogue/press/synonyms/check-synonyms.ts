import { wordsIn } from '../../src/model/ask/words';
import { longestTermInWords, type SynonymGroup } from '../../src/model/ask/synonyms';
import type { Problem } from '../check/problem';
import type { SourceText } from '../source-files';
import usualSynonyms from './usual-synonyms.txt';
import { unfitCharacter } from '../check/hidden-character';

export interface CheckedSynonyms {
  readonly groups: readonly SynonymGroup[];
  readonly problems: readonly Problem[];
}

const problemAt = (
  { name }: SourceText,
  line: number,
  problem: Pick<Problem, 'column' | 'message'>,
): Problem => ({ file: name, line, article: '', field: '', value: '', rule: 'SYNONYM', ...problem });

/** Checks the form of `synonyms.txt`; without one, the usual synonyms count. */
export function checkSynonyms(file: SourceText | undefined): CheckedSynonyms {
  const read = linesOf(file?.text ?? usualSynonyms);
  return {
    groups: read.flatMap((line) => (line.kind === 'group' ? [line.group] : [])),
    problems: read.flatMap((line, place) =>
      file && line.kind === 'problem' ? [problemAt(file, place + 1, line)] : [],
    ),
  };
}

const linesOf = (text: string) => text.split(/\r?\n/).map(readSynonymLine);

export type SynonymLine =
  | { readonly kind: 'group'; readonly group: SynonymGroup }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'problem'; readonly column: number; readonly message: string };

const longestTerm = 40;

const unreadable = '\ufffd';

/** Reads `hi-vis = hi viz`, `winter = cold > wool` and `glass + cut-resistant`. */
export function readSynonymLine(line: string): SynonymLine {
  const text = line.replace(/#.*$/, '');
  if (text.trim() === '') return { kind: 'nothing' };
  const [words = '', ...needs] = text.split('+');
  const needed = needs.map((term) => term.trim());
  const [left = '', ...rights] = words.split('>');
  const equal = left.split('=').map((term) => term.trim());
  const also = rights.flatMap((right) => right.split('=')).map((term) => term.trim());
  const problem = termProblem([...equal, ...also, ...needed]) ?? sizeProblem(equal, [...also, ...needed]);
  if (problem === undefined)
    return { kind: 'group', group: { equal, also, ...(needed.length > 0 && { needed }) } };
  const column = line.indexOf(problem.term === '' ? '' : problem.term) + 1;
  return { kind: 'problem', column, message: problem.message };
}

interface TermProblem {
  readonly term: string;
  readonly message: string;
}

function termProblem(terms: readonly string[]): TermProblem | undefined {
  const seen = new Set<string>();
  for (const term of terms) {
    const key = term.toLowerCase();
    const message =
      termMessage(term) ?? (seen.has(key) ? `“${term}” stands twice in this group. Remove one.` : undefined);
    if (message) return { term, message };
    seen.add(key);
  }
  return undefined;
}

function termMessage(term: string): string | undefined {
  if (term.length > longestTerm)
    return `“${term.slice(0, longestTerm)}…” is longer than ${longestTerm} characters. Shorten it.`;
  if (term.includes(unreadable))
    return `“${term}” has a character that is not UTF-8. Save the file as UTF-8.`;
  const hidden = unfitCharacter(term);
  if (hidden !== undefined) return `“${term}” ${hidden}.`;
  const { length: words } = wordsIn(term);
  if (words === 0) return 'A word is missing beside “=”, “>” or “+”. Add it, or remove the sign.';
  if (words > longestTermInWords) return `“${term}” has more than ${longestTermInWords} words. Shorten it.`;
  return undefined;
}

const sizeProblem = (equal: readonly string[], also: readonly string[]): TermProblem | undefined =>
  equal.length + also.length > 1
    ? undefined
    : { term: equal[0] ?? '', message: 'A group needs two words: write “word = other word”.' };
