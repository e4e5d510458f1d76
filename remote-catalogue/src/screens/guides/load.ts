import type { LoadContext, LoadResult, ScreenRequest } from 'shared-types';
import { loadMakers } from '../../api/load-makers';
import { allArticles, askOnce } from '../../state/catalogue-memory';
import { crossName, crossReferencesIn, type CrossReference } from '../../../articles/cross-reference';
import { cardOf } from '../../../articles/card-of';
import {
  alternativesAddress,
  alternativesPath,
  markingQuery,
} from '../../model/equal-or-better/alternatives-address';
import { areOfGloves, equalOrBetter, type Wanted } from '../../model/equal-or-better/equal-or-better';
import { readLabel } from '../../model/equal-or-better/read-label';
import { labelText, readMarkings, type LabelReading } from '../../../articles/reach/label-markings';
import { decodeOnce } from '../../model/ask/listing-place';
import { labelConditions } from '../../../articles/reach/marking-conditions';
import { printAddress } from '../../model/ask/print-address';
import { wholeList } from '../../model/ask/question';
import { levelsInWords } from '../../../articles/reach/level-changes';
import { betterWords } from '../../../articles/reach/difference-words';
import { exactArticle } from '../../model/answer/find-rows';
import { isGloveType } from '../../../articles/product-types';
import type { ProductRow } from '../../../articles/product-row';
import { sizeGuidePath } from '../../../articles/size-guide-path';
import type { AlternativesData, FoundAlternatives } from './alternatives/alternatives-data';

export { loadDocuments } from './documents/load-documents';

/** Articles that are shown with their differences; the list has the others. */
const mostShown = 48;

/** What is equal to or better than the article or the marking that stands in the address. */
export async function loadAlternatives(
  { path, search }: ScreenRequest,
  context: LoadContext,
): Promise<LoadResult<AlternativesData>> {
  const sent = markingQuery(search);
  if (sent !== '') return { kind: 'redirect', to: alternativesAddress(sent) };
  if (path === alternativesPath) return { kind: 'ready', data: { kind: 'ask', typed: '' } };
  const rows = await askOnce(context, allArticles, context);
  const typed = decodeOnce(path.split('/')[2] ?? '').trim();
  const article = exactArticle(rows, typed);
  if (article) {
    if (article.articleNo !== typed) return { kind: 'redirect', to: alternativesAddress(article.articleNo) };
    return { kind: 'ready', data: ofArticle(rows, article) };
  }
  const { names, articles } = await loadMakers(context);
  const read = readLabel(typed, names);
  if (read.kind === 'marking') return { kind: 'ready', data: ofLabel(rows, typed, read) };
  const named = crossReferencesIn(typed, articles);
  const [published, other] = named;
  if (!published || other) {
    const message = other ? `${named.map(crossName).join(' and ')}: enter one of them.` : read.message;
    return { kind: 'ready', data: { kind: 'ask', typed, message } };
  }
  if (typed !== crossName(published))
    return { kind: 'redirect', to: alternativesAddress(crossName(published)) };
  return { kind: 'ready', data: ofPublished(rows, published) };
}

/** The addresses of the guides to gloves and to garments, if the catalogue has some. */
export async function guidePaths(context: LoadContext): Promise<readonly string[]> {
  const rows = await askOnce(context, allArticles, context);
  const areGloves = new Set(rows.map(({ type }) => isGloveType(type)));
  return [...areGloves].map((isGlove) => sizeGuidePath(isGlove ? 'glove' : 'garment'));
}

function ofArticle(rows: readonly ProductRow[], article: ProductRow): FoundAlternatives {
  const { articleNo, title, type, facts } = article;
  const codes = facts?.codes ?? {};
  return {
    ...found(rows, { codes, article }),
    typed: articleNo,
    wanted: `${articleNo} ${title}`,
    article: cardOf(article),
    isOldEdition: false,
    comparedName: isGloveType(type) ? 'gloves' : facts?.kind ? 'garments of its kind' : 'garments',
  };
}

type ReadMarking = Extract<LabelReading, { readonly kind: 'marking' }>;

/** What reaches the marking that another maker publishes for an article. */
function ofPublished(rows: readonly ProductRow[], published: CrossReference): AlternativesData {
  const typed = crossName(published);
  const read = readMarkings(published.marking);
  return read.kind === 'error'
    ? { kind: 'ask', typed, message: read.message }
    : { ...ofLabel(rows, typed, read), published };
}

function ofLabel(rows: readonly ProductRow[], typed: string, read: ReadMarking): FoundAlternatives {
  const { codes, isOldEdition } = read;
  const levels = labelConditions(codes);
  const family = areOfGloves(levels) ? 'gloves' : 'garments';
  const answer = found(rows, { codes });
  return {
    ...answer,
    typed,
    wanted: labelText(codes),
    isOldEdition,
    comparedName: family,
    ...(answer.count > answer.shown.length && {
      list: printAddress(`/products/${family}`, { ...wholeList, where: levels }),
    }),
  };
}

function found(rows: readonly ProductRow[], wanted: Wanted) {
  const { codes } = wanted;
  const { found: all = [], untested = 0, compared = 0 } = equalOrBetter(rows, wanted) ?? {};
  return {
    kind: 'found' as const,
    levels: levelsInWords(codes),
    ...(codes.en388 !== undefined && { en388: codes.en388 }),
    shown: all.slice(0, mostShown).map((row) => cardOf(row, betterWords(row, wanted))),
    count: all.length,
    untested,
    compared,
  };
}
