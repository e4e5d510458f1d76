import type { CardEvidence, Miss } from '../../../articles/article-card';
import { publishedText } from '../../../articles/cross-reference';
import { columnWith } from '../../../articles/facets/facets';
import { standardNames } from '../../../articles/standards/standard-names';
import type { ProductRow } from '../../../articles/product-row';
import { once } from '../../../articles/once';
import { alternativesAddress, alternativesPath } from '../equal-or-better/alternatives-address';
import { textWithout } from '../ask/read-text';
import type { AskedTerm, SaidTerm, Term } from '../ask/term';
import { containsText } from './find-rows';
import type { Fit } from './fit';
import type { Evidence, Searched, ShownCounts, Understood } from './search-result';
import { sentences } from './sentences';
import type { Proof } from './verdict';

/** Misses that a card shows. */
const mostMisses = 3;

const isAsked = (term: Term): term is AskedTerm => term.kind === 'asked';
const isOnCard = ({ sort }: AskedTerm): boolean => sort !== 'kind' && sort !== 'number';

/** Terms that no listed article states, nor anything near: said once for all. */
const commonMisses = once(({ terms, fitting: { fits } }: Searched): readonly AskedTerm[] => {
  const asked = terms.filter(isAsked);
  return asked.filter(
    (term, place) =>
      isOnCard(term) &&
      fits.length > 1 &&
      fits.every(({ proofs }) => proofs[place]?.verdict === 'silent' && proofs[place].says === ''),
  );
});

/** The evidence on the card of an article; `undefined` where there is nothing to show. */
export function cardEvidence(text: string, found: Searched, row: ProductRow): CardEvidence | undefined {
  const asked = found.terms.filter(isAsked);
  const fit = found.fits.get(row.articleNo);
  if (!fit) return found.isContained ? { misses: [], states: [containing(text, row)] } : undefined;
  const common = commonMisses(found);
  const shown = asked.flatMap((term, place) => {
    const proof = fit.proofs[place];
    return proof && isOnCard(term) && !common.includes(term) ? [{ term, proof }] : [];
  });
  const misses = shown.flatMap(({ term, proof }): readonly Miss[] =>
    proof.verdict === 'yes' ? [] : [{ verdict: proof.verdict, text: missText(term, proof, row.title) }],
  );
  const states = shown.flatMap(({ term, proof }) => (proof.verdict === 'yes' ? statedText(term, proof) : []));
  if (misses.length + states.length === 0) return undefined;
  const first = misses.toSorted(
    (one, other) => Number(other.verdict === 'no') - Number(one.verdict === 'no'),
  );
  return { misses: first.slice(0, mostMisses), states: [...new Set(states)] };
}

/** A marking or a quoted sentence proves more than the question again. */
const statedText = ({ label, asks }: AskedTerm, { says }: Proof): string =>
  says !== '' && (asks.by === 'conditions' || says.startsWith('“') || isMarking(says)) ? says : label;

/** The marking of an article that a text is about: `EN 407 413X4X` for `EN 407`. */
export const askedMarking = ({ fits }: Searched, { articleNo }: ProductRow): string | undefined =>
  fits
    .get(articleNo)
    ?.proofs.map(({ says }) => says)
    .find(isMarking);

const isMarking = (text: string): boolean =>
  Object.values(standardNames).some(({ label }) => text.startsWith(label));

function missText(
  { label, isDenied, sort }: AskedTerm,
  { verdict, says, isNear }: Proof,
  title: string,
): string {
  if (verdict === 'no')
    return isDenied
      ? sentences.statesDenied(label, says === title ? '' : says)
      : sentences.statesOther(label, says);
  if (isDenied) return sentences.nothingStated(label);
  return isNear || (sort === 'colour' && says !== '')
    ? sentences.near(label, says)
    : sentences.notStated(label);
}

/** Where an article contains a text that no word of ours explains: `“otton” in Cotton`. */
function containing(text: string, { articleNo, title, type }: ProductRow): string {
  const place = [articleNo, title, type].find((each) => containsText(each, text));
  return sentences.contains(text, place ?? title);
}

/** @returns what is said of a text above its articles */
export function evidenceOf(text: string, found: Searched, { addressOf, ...shown }: ShownCounts): Evidence {
  const { terms, fitting, isContained } = found;
  const said = terms.filter((term): term is SaidTerm => term.kind !== 'asked');
  const unsold = said.find(({ kind }) => kind === 'not-sold' || kind === 'maker');
  const unknown =
    isContained && said.length === terms.length ? [] : said.filter(({ kind }) => kind === 'unknown');
  const isOneWord = terms.length === 1;
  const common = commonMisses(found);
  return {
    understood: unsold
      ? []
      : terms.map((term) =>
          understoodAs({ text, term, isUnknown: unknown.includes(term as SaidTerm), addressOf }),
        ),
    ...(unsold && {
      heading:
        unsold.kind === 'maker' ? sentences.makerNotSold(unsold.label) : sentences.kindNotSold(unsold.label),
    }),
    ...(unsold?.kind === 'maker' && {
      way: {
        label: sentences.equalOrBetter,
        path: unsold.published ? alternativesAddress(text) : alternativesPath,
      },
    }),
    counts: sentences.counts({ ...shown, isOneWord, unknown: unknown.map(({ label }) => label) }),
    remarks: [
      ...(unsold?.published ?? []).map((entry) => `${publishedText(entry)}.`),
      ...fitting.unmet
        .filter((term) => !common.includes(term))
        .map((term) => sentences.noneReaches(term.label, highestOf(term, fitting.fits))),
      ...(fitting.leftOut > 0 && terms.length > 1
        ? [sentences.leftOut(fitting.leftOut, protectionsIn(terms))]
        : []),
      ...(fitting.denied > 0 ? [sentences.leftOutDenied(fitting.denied, deniedIn(terms))] : []),
      ...sentences.noneStates(
        common.flatMap(({ label, isDenied }) => (isDenied ? [] : label)),
        common.flatMap(({ label, isDenied }) => (isDenied ? label : [])),
      ),
      ...(said.some(({ kind }) => kind === 'cold') ? [sentences.coldIsNoLevel] : []),
    ],
  };
}

const protectionsIn = (terms: readonly Term[]): readonly string[] =>
  terms.flatMap((term) => (isAsked(term) && term.sort === 'protection' && !term.isDenied ? term.label : []));

const deniedIn = (terms: readonly Term[]): readonly string[] =>
  terms.flatMap((term) => (isAsked(term) && term.isDenied ? term.label : []));

/** The highest level that the listed articles state of a property that none of them reaches, with their numbers. */
function highestOf({ asks }: AskedTerm, fits: readonly Fit[]): string {
  const [first, ...others] = asks.by === 'conditions' ? asks.where : [];
  const column = first && others.length === 0 ? columnWith(first.column) : undefined;
  if (column?.kind !== 'at-least') return '';
  const levelIn = ({ article }: Fit) => {
    const code = article.row.facts?.codes[column.standard];
    const level = code === undefined ? 0 : column.levelOf(code);
    return level === 'untested' ? 0 : level;
  };
  const highest = Math.max(0, ...fits.map(levelIn));
  const numbers = fits.filter((fit) => levelIn(fit) === highest).map(({ article }) => article.row.articleNo);
  const name = column.levels[highest - 1]?.name;
  return name === undefined ? '' : `${name}: ${numbers.slice(0, 3).join(', ')}`;
}

interface Understanding extends Pick<ShownCounts, 'addressOf'> {
  readonly text: string;
  readonly term: Term;
  readonly isUnknown: boolean;
}

function understoodAs({ text, term, isUnknown, addressOf }: Understanding): Understood {
  const without = textWithout(text, term);
  const offer = term.kind === 'asked' ? undefined : term.offer;
  const [[start, end] = [0, 0]] = term.places;
  return {
    label: term.label,
    ...(without !== '' && { without: addressOf(without) }),
    ...(term.written && { written: term.written }),
    ...(isUnknown && { isUnknown }),
    ...(offer && {
      offer: { label: offer, address: addressOf(text.slice(0, start) + offer + text.slice(end)) },
    }),
  };
}
