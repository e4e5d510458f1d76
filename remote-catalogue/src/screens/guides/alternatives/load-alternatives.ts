import type { LoadContext, LoadResult, ScreenRequest } from 'shared-types';
import { allArticles, askOnce } from '../../../state/catalogue-memory';
import { cardOf } from '../../../model/card-of';
import { alternativesAddress, alternativesPath } from '../../../model/equal-or-better/alternatives-address';
import { differenceWords, placesInWords } from '../../../model/equal-or-better/difference-words';
import {
  askForGloves,
  findEqualOrBetter,
  wantedPlaces,
  type Wanted,
} from '../../../model/equal-or-better/find-equal-or-better';
import { labelText, readLabel } from '../../../model/equal-or-better/read-label';
import { decodeOnce } from '../../../model/ask/listing-place';
import { searchAddress } from '../../../model/ask/search-address';
import { exactArticle } from '../../../model/answer/search-rows';
import { isGloveType } from '../../../../articles/product-types';
import type { MarkingCodes, ProductRow } from '../../../../articles/product-row';
import type { RatedStandard } from '../../../../articles/standards/standard-names';
import type { AlternativesData, FoundAlternatives } from './alternatives-data';

/** Articles that are shown with their differences; the list has the others. */
const mostShown = 48;

const exampleCount = 4;

/** Standards whose whole markings the search reads, and filters by the same rule. */
const readBySearch: ReadonlySet<string> = new Set<RatedStandard>(['en388', 'en407', 'en511']);

/** What is equal to or better than the article or the marking that stands in the address. */
export async function loadAlternatives(
  { path }: ScreenRequest,
  context: LoadContext,
): Promise<LoadResult<AlternativesData>> {
  const rows = await askOnce(context, allArticles, context);
  if (path === alternativesPath) return { kind: 'ready', data: { kind: 'ask', examples: examplesOf(rows) } };
  const typed = decodeOnce(path.split('/')[2] ?? '').trim();
  const article = exactArticle(rows, typed);
  if (article) {
    if (article.articleNo !== typed) return { kind: 'redirect', to: alternativesAddress(article.articleNo) };
    return { kind: 'ready', data: ofArticle(rows, article) };
  }
  const read = readLabel(typed);
  if (read.kind === 'error') {
    const { message } = read;
    return { kind: 'ready', data: { kind: 'unread', typed, message, examples: examplesOf(rows) } };
  }
  return { kind: 'ready', data: ofLabel(rows, { typed, ...read }) };
}

/** The markings of EN 388 that most articles have. */
function examplesOf(rows: readonly ProductRow[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { facts } of rows) {
    const code = facts?.codes.en388;
    if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts.entries()]
    .sort((one, other) => other[1] - one[1])
    .slice(0, exampleCount)
    .map(([code]) => code);
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
    comparedName: isGloveType(type) ? 'gloves' : 'garments of its kind',
  };
}

interface ReadText {
  readonly typed: string;
  readonly codes: MarkingCodes;
  readonly isOldEdition: boolean;
}

function ofLabel(rows: readonly ProductRow[], { typed, codes, isOldEdition }: ReadText): FoundAlternatives {
  const answer = found(rows, { codes });
  const label = labelText(codes);
  return {
    ...answer,
    typed,
    wanted: label,
    isOldEdition,
    comparedName: askForGloves(wantedPlaces(codes)) ? 'gloves' : 'garments',
    ...(answer.count > answer.shown.length &&
      Object.keys(codes).every((standard) => readBySearch.has(standard)) && {
        list: searchAddress(label.startsWith('EN') ? label : `EN 388 ${label}`),
      }),
  };
}

function found(rows: readonly ProductRow[], wanted: Wanted) {
  const { codes } = wanted;
  const { places, found: all, untested, compared } = findEqualOrBetter(rows, wanted);
  return {
    kind: 'found' as const,
    levels: placesInWords(places),
    ...(codes.en388 !== undefined && { en388: codes.en388 }),
    shown: all.slice(0, mostShown).map((alternative) => ({
      article: cardOf(alternative.row),
      reason: differenceWords(alternative, wanted),
    })),
    count: all.length,
    untested,
    compared,
  };
}
