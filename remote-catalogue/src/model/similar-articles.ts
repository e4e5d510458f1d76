import type { Product, SimilarArticle } from './product';
import { isGloveType } from './product-types';
import { ratedStandards } from './standards/standard-names';
import namesInSentences from './standards/texts/names-in-sentences.json';
import { statedPlaces, type ProtectionPlace } from './stated-places';

/** Similar articles that an article names: more than a page shows, which leaves out those that it shows elsewhere. */
const most = 8;

/** What is compared of an article, read once. */
interface Compared {
  readonly articleNo: string;
  readonly material: string | undefined;
  readonly cuff: string | undefined;
  readonly kind: string | undefined;
  readonly isGlove: boolean;
  readonly places: readonly ProtectionPlace[];
  /** Stated levels by place. */
  readonly levels: ReadonlyMap<string, number>;
}

/** How an article stands to another one. */
interface Comparison {
  readonly other: Compared;
  readonly score: number;
  readonly better: readonly ProtectionPlace[];
  readonly worse: readonly ProtectionPlace[];
}

/**
 * The articles of the same type that come nearest to each one, with the reason in words. 3 points for the share of
 * protection places in which the other reaches at least the same, 2 for the same main material, 1 for the same cuff and
 * kind, half a point off for each place in which it is worse or not tested; ties in the order of the numbers.
 */
export function findSimilar(articles: readonly Product[]): ReadonlyMap<string, readonly SimilarArticle[]> {
  const types = new Map<string, Compared[]>();
  for (const article of articles) {
    const others = types.get(article.type) ?? [];
    types.set(article.type, [...others, comparedOf(article)]);
  }
  const found = [...types.values()].flatMap((ofType) =>
    ofType.map((article) => [article.articleNo, nearest(article, ofType)] as const),
  );
  return new Map(found);
}

function nearest(article: Compared, ofType: readonly Compared[]): readonly SimilarArticle[] {
  return ofType
    .filter(({ articleNo }) => articleNo !== article.articleNo)
    .map((other) => compare(article, other))
    .sort((one, other) => other.score - one.score || inOrder(one.other.articleNo, other.other.articleNo))
    .slice(0, most)
    .map((comparison) => ({
      articleNo: comparison.other.articleNo,
      reason: reasonOf(article, comparison),
    }));
}

const inOrder = (one: string, other: string): number => (one < other ? -1 : 1);

function comparedOf({ articleNo, type, ext }: Product): Compared {
  const ratings = ext?.ratings ?? {};
  const places = ratedStandards.flatMap((standard) => {
    const code = ratings[standard]?.code;
    return code === undefined ? [] : statedPlaces(standard, code).filter(({ isRanked }) => isRanked);
  });
  return {
    articleNo,
    material: ext?.materials?.find(({ part }) => part === 'palm' || part === 'shell')?.name,
    cuff: ext?.cuff,
    kind: ext?.kind,
    isGlove: isGloveType(type),
    places,
    levels: new Map(places.map(({ key, level }) => [key, level])),
  };
}

function compare(article: Compared, other: Compared): Comparison {
  const isOther = (is: (difference: number) => boolean) => (place: ProtectionPlace) =>
    is((other.levels.get(place.key) ?? 0) - place.level);
  const { places } = article;
  const worse = places.filter(isOther((difference) => difference < 0));
  const better = places.filter(isOther((difference) => difference > 0));
  const share = places.length === 0 ? 0 : (places.length - worse.length) / places.length;
  const isSameForm = article.cuff === other.cuff && article.kind === other.kind;
  const score =
    3 * share +
    (isKnownAndSame(article.material, other.material) ? 2 : 0) +
    (isSameForm ? 1 : 0) -
    0.5 * worse.length;
  return { other, score, better, worse };
}

/** Two unknown values are not the same value. */
const isKnownAndSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one === other;

/** `Same palm, higher tear`; what is worse is never left unsaid. Empty where too little is known to compare. */
function reasonOf(article: Compared, { other, better, worse }: Comparison): string {
  const parts = [...samePart(article, other), ...differences(article, { other, better, worse })];
  const isKnown = article.material !== undefined && other.material !== undefined;
  const text = parts.join(', ') || (isKnown ? 'different material and design' : '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function samePart(article: Compared, other: Compared): readonly string[] {
  if (isKnownAndSame(article.material, other.material))
    return [article.isGlove ? 'same palm' : 'same fabric'];
  if (isKnownAndSame(article.cuff, other.cuff)) return ['same cuff'];
  return isKnownAndSame(article.kind, other.kind) ? ['same kind'] : [];
}

/** Places that are named one by one, at most. */
const mostNamed = 2;

/** `lower tear`, `no tear result`, or `no cold rating` where the other one has no result of the standard. */
function worseText({ key, standard, name }: ProtectionPlace, { levels, places }: Compared): string {
  if (levels.has(key)) return `lower ${name}`;
  const isRated = places.some((place) => place.standard === standard);
  return isRated ? `no ${name} result` : `no ${namesInSentences.ratings[standard]} rating`;
}

function differences(
  article: Compared,
  { other, better, worse }: Omit<Comparison, 'score'>,
): readonly string[] {
  if (article.places.length === 0) return [];
  const lower = [...new Set(worse.map((place) => worseText(place, other)))];
  if (lower.length > mostNamed) return [`lower or no result in ${worse.length} tests`];
  const higher = better.slice(0, mostNamed - lower.length).map(({ name }) => `higher ${name}`);
  const named = [...higher, ...lower];
  return named.length > 0 ? named : ['same levels'];
}
