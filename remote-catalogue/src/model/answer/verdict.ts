import { valuesOf, type Condition } from '../../../articles/facets/conditions';
import type { FacetIndex } from '../../../articles/facets/facet-index';
import { columnWith, freeOfKey } from '../../../articles/facets/facets';
import { isGloveType } from '../../../articles/product-types';
import type { MarkingCodes, ProductRow } from '../../../articles/product-row';
import { markingText } from '../../../articles/ratings';
import { sizeRange } from '../../../articles/sizes';
import { standardsWith, type RatedStandard } from '../../../articles/standards/standard-names';
import { bareNumber } from 'shared-types/protocol/article-number';
import { areOtherColours, isCoating, isToldApart } from '../ask/sorts';
import type { Alternative, AskedTerm } from '../ask/term';
import { wordLine } from '../ask/words';
import { parts, type Field, type Line } from './lines';
import { metPatterns } from './match-rows';

/** Whether an article states what is asked, states otherwise, or says nothing. */
export type Verdict = 'yes' | 'no' | 'silent';

/** A verdict with the words of the article. */
export interface Proof {
  readonly verdict: Verdict;
  /** What it states of it: `EN 388 4X43F`, `palm goatskin`; empty where it says nothing. */
  readonly says: string;
  /** True where it says something that comes near. */
  readonly isNear?: boolean;
}

/** An article: its place among all, its row and what it states. */
export interface Stated {
  readonly place: number;
  readonly row: ProductRow;
  readonly lines: readonly Line[];
}

/** Judges an article by one term. */
export type Judge = (article: Stated) => Proof;

const silent: Proof = { verdict: 'silent', says: '' };

/** What is the same for all articles. */
interface JudgedBy {
  /** Of all articles. */
  readonly index: FacetIndex;
  /** Every line of the catalogue once, by its id. */
  readonly all: readonly Line[];
}

/** Makes the judge of a term. */
export function judgeOf(term: AskedTerm, by: JudgedBy): Judge {
  const judge = plainJudge(term, by);
  if (!term.isDenied) return judge;
  const denials = wordsOf(term).flatMap((proof) => [` ${proof} `, ` ${proof.replaceAll(' ', '')} `]);
  return (article) => {
    const { verdict, ...rest } = judge(article);
    if (verdict === 'yes') return { ...rest, verdict: 'no' };
    const own = article.lines.find(
      ({ field, words }) => field === 'denied' && denials.some((proof) => words.includes(proof)),
    );
    if (own) return { verdict: 'yes', says: own.text };
    const isProved =
      verdict === 'no' && !mayBeHidden(term) && (term.sort !== 'material' || areAllKnown(article));
    return isProved ? { ...rest, verdict: 'yes' } : silent;
  };
}

/** What may be in a part that the page does not name: nobody may rely on its silence. */
const mayBeHidden = (term: AskedTerm): boolean =>
  wordsOf(term).some((proof) => isCoating(proof) || proof === 'chrome' || proof === 'metal');

/** Whether the material of each part of an article is one that is told apart. */
const areAllKnown = ({ lines }: Stated): boolean =>
  lines.every(
    ({ field, words }) =>
      !isPart(field) || field === 'tape' || /unlined/.test(words) || words.split(' ').some(isToldApart),
  );

const wordsOf = ({ asks }: AskedTerm): readonly string[] =>
  asks.by === 'words' ? asks.alternatives.flatMap(({ proofs }) => proofs) : [];

function plainJudge({ asks, sort }: AskedTerm, { index, all }: JudgedBy): Judge {
  switch (asks.by) {
    case 'numbers':
      return ({ row }) => ({
        verdict: asks.numbers.some((number) => bareNumber(row.articleNo).startsWith(number)) ? 'yes' : 'no',
        says: row.articleNo,
      });
    case 'conditions':
      return conditionJudge(asks.where, index);
    case 'words': {
      const judges = asks.alternatives.map((each) => wordJudge(each, sort, all));
      return (article) =>
        worstOrBest(
          judges.map((judge) => judge(article)),
          'best',
        );
    }
  }
}

const rank: Readonly<Record<Verdict, number>> = { yes: 0, silent: 1, no: 2 };

function worstOrBest(proofs: readonly Proof[], which: 'worst' | 'best'): Proof {
  const sign = which === 'best' ? 1 : -1;
  return proofs.reduce((one, other) => (sign * (rank[other.verdict] - rank[one.verdict]) < 0 ? other : one));
}

/** Columns in which a value says nothing of the others. */
const statedAlone: ReadonlySet<string> = new Set(['standard', freeOfKey]);

function conditionJudge(where: readonly Condition[], index: FacetIndex): Judge {
  const columns = [...new Set(where.map(({ column }) => column))].map((key) => {
    const { patterns, patternOf } = index.columnOf(key);
    const met = metPatterns(index.columnOf(key), valuesOf(where, key));
    const verdicts = patterns.map(({ places, state }, place): Verdict => {
      if (met[place]) return 'yes';
      const says = state === 'tested' || (places.length > 0 && !statedAlone.has(key));
      return says ? 'no' : 'silent';
    });
    return { key, verdicts, patternOf };
  });
  return ({ place, row }) =>
    worstOrBest(
      columns.map(({ key, verdicts, patternOf }) => ({
        verdict: verdicts[patternOf[place] ?? 0] ?? 'silent',
        says: saysOf(row, key, where),
      })),
      'worst',
    );
}

/** What the row of an article states in a column. */
function saysOf({ facts }: ProductRow, key: string, where: readonly Condition[]): string {
  if (!facts) return '';
  const values = valuesOf(where, key);
  if (key === 'size') {
    const own = values.filter((size) => facts.sizes.includes(size));
    if (own.length > 0) return `size ${own.join(', ')}`;
    return facts.sizes.length > 0 ? `sizes ${sizeRange({ values: facts.sizes })}` : '';
  }
  const standard = key === 'standard' ? markedTo(facts.codes, values) : columnWith(key)?.standard;
  const code = standard && facts.codes[standard];
  return standard && code !== undefined ? markingText(standard, { code }) : '';
}

const markedTo = (codes: MarkingCodes, slugs: readonly string[]): RatedStandard | undefined =>
  slugs.flatMap(standardsWith).find((standard) => codes[standard] !== undefined);

/** Where a line proves a sort of term; all others only come near. */
const proving: Readonly<Partial<Record<AskedTerm['sort'], ReadonlySet<Field>>>> = {
  kind: new Set<Field>(['title', 'kind', 'type']),
  colour: new Set<Field>(['colour']),
  protection: new Set<Field>(['rating', 'title', 'kind', 'trait', 'type', 'coating', ...parts]),
  adjective: new Set<Field>(['title', 'kind', 'text', 'coating', 'cuff', ...parts]),
};

const isPart = (field: Field): boolean => parts.some((part) => part === field);
const quotedFields: ReadonlySet<Field> = new Set(['use', 'text', 'care']);

/** What a line has of a term, as bits. */
const has = { itself: 1, equal: 2, near: 4, needed: 8 } as const;

const patternOf = (phrases: readonly string[], isOpen = false): RegExp => {
  const spelled = new Set(phrases.flatMap((phrase) => [phrase, phrase.replaceAll(' ', '')]));
  const any = [...spelled].map((phrase) => phrase.replaceAll('.', String.raw`\.`)).join('|');
  return new RegExp(` (?:${any})${isOpen ? '' : ' '}`);
};

/** What each line of the catalogue has of a term, by the ids of lines. */
function bitsOf({ proofs, near, needed, isOpen }: Alternative, all: readonly Line[]): Uint8Array {
  const [asked = '', ...others] = proofs;
  const patterns = [
    [has.itself, patternOf([asked], isOpen)],
    ...(others.length > 0 ? ([[has.equal, patternOf(others)]] as const) : []),
    ...(near.length > 0 ? ([[has.near, patternOf(near)]] as const) : []),
    ...(needed.length > 0 ? ([[has.needed, patternOf(needed)]] as const) : []),
  ] as const;
  return Uint8Array.from(all, ({ field, words }) =>
    field === 'denied'
      ? 0
      : patterns.reduce((bits, [bit, pattern]) => (pattern.test(words) ? bits | bit : bits), 0),
  );
}

/** Makes the judge of words. @param all every line of the catalogue */
function wordJudge(alternative: Alternative, sort: AskedTerm['sort'], all: readonly Line[]): Judge {
  const { proofs, needed } = alternative;
  const bits = bitsOf(alternative, all);
  const fields = proofs[0]?.startsWith('std') && proofs.length === 1 ? onlyRating : proving[sort];
  const words = patternOf([...proofs, ...alternative.near], alternative.isOpen);
  const quoted = (line: Line) => quotedPart(line, words);
  const isProof = ({ field }: Line) => fields?.has(field) ?? field !== 'colour';
  const isAside = ({ field }: Line) =>
    (sort === 'protection' && field === 'care') || (sort === 'adjective' && quotedFields.has(field));
  const states = ({ id }: Line) => ((bits[id] ?? 0) & (has.itself | has.equal)) > 0;
  const unstated = (lines: readonly Line[], row: ProductRow, isNamed: boolean): Proof => {
    if (sort === 'kind') return { verdict: 'no', says: row.facts?.kind ?? '' };
    const other = isNamed ? undefined : otherValue(sort, proofs, { lines, row });
    if (other) return { verdict: 'no', says: other };
    return sort === 'colour' ? { verdict: 'silent', says: coloursOf(row) } : silent;
  };
  return ({ lines, row }) => {
    let any = 0;
    for (const { id } of lines) any |= bits[id] ?? 0;
    if ((any & ~has.needed) === 0) return unstated(lines, row, false);
    const stated = lines.filter(states);
    const isComplete =
      needed.length === 0 || lines.some((line) => (bits[line.id] ?? 0) & has.needed && isProof(line));
    const proof = stated.find((line) => isProof(line) && (isComplete || (bits[line.id] ?? 0) & has.itself));
    if (proof) return { verdict: 'yes', says: quoted(proof) };
    // The colour of a title may be that of an edge: it counts where the article states no other.
    if (sort === 'colour' && coloursOf(row) === '' && stated.some(({ field }) => field === 'title'))
      return { verdict: 'yes', says: row.title };
    const own = unstated(lines, row, stated.length > 0);
    if (own.verdict === 'no' || sort === 'colour' || fields === onlyRating) return own;
    const isNear = ({ id, field }: Line) => ((bits[id] ?? 0) & has.near) > 0 && !quotedFields.has(field);
    const close = lines.filter((line) => (states(line) || isNear(line)) && !isAside(line));
    const [first] = close.toSorted((one, other) => tells(other) - tells(one));
    return first ? { verdict: 'silent', says: quoted(first), isNear: true } : silent;
  };
}

const coloursOf = ({ facts }: ProductRow): string => facts?.colours.join(', ').toLowerCase() ?? '';

const onlyRating: ReadonlySet<Field> = new Set(['rating']);

/** How much a line tells that is not read above it: a marking most, the title nothing. */
const tells = ({ field }: Line): number => (field === 'rating' ? 2 : field === 'title' ? 0 : 1);

/** A line as a chip quotes it: of a sentence, the part that has the words. */
function quotedPart({ field, text }: Line, words: RegExp): string {
  if (!quotedFields.has(field)) return text;
  return `“${text.split(/, (?!\d)/).find((part) => words.test(wordLine(part))) ?? text}”`;
}

/** What the main part states in place of an asked colour or material, where both cannot be. */
function otherValue(
  sort: AskedTerm['sort'],
  proofs: readonly string[],
  { lines, row }: Pick<Stated, 'lines' | 'row'>,
): string | undefined {
  if (sort === 'colour') {
    const own = row.facts?.colours.map((colour) => colour.toLowerCase()) ?? [];
    return own.length > 0 && own.every((colour) => proofs.every((asked) => areOtherColours(asked, colour)))
      ? own.join(', ')
      : undefined;
  }
  if (sort !== 'material' || !proofs.some((asked) => asked.split(' ').some(isToldApart))) return undefined;
  if (proofs.some(isCoating)) {
    const coating = row.facts?.coating;
    return coating ? `coating ${coating.toLowerCase()}` : undefined;
  }
  const main = isGloveType(row.type) ? 'palm' : 'shell';
  const own = lines.filter(({ field }) => field === main);
  const isKnown = own.length > 0 && own.every(({ words }) => words.split(' ').some(isToldApart));
  const areParts = lines.some((line) => isPart(line.field) && line.field !== main && line.field !== 'lining');
  return isKnown && (areParts || main === 'shell')
    ? `${main} ${[...new Set(own.map(({ text }) => text.toLowerCase()))].join(', ')}`
    : undefined;
}
