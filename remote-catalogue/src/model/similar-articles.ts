import type { Product, SimilarArticle } from '../../articles/product';
import { isGloveType, type ProductType } from '../../articles/product-types';
import { ratedStandards } from '../../articles/standards/standard-names';
import namesInSentences from '../../articles/standards/texts/names-in-sentences.json';
import { statedPlaces, type ProtectionPlace } from '../../articles/stated-places';

/** Similar articles that an article names: more than a page shows, which leaves out those that it shows elsewhere. */
const most = 8;

/** What is compared, once for all articles that have it in common. */
interface Compared {
  readonly articleNos: string[];
  readonly material: string | undefined;
  readonly cuff: string | undefined;
  readonly kind: string | undefined;
  readonly type: ProductType;
  readonly places: readonly ProtectionPlace[];
  /** Stated levels by place. */
  readonly levels: ReadonlyMap<string, number>;
}

/**
 * The articles of the same type that come nearest to each one, with the reason in words. 3 points for the share of
 * protection places in which the other reaches at least the same, 2 for the same main material, 1 for the same cuff and
 * kind, half a point off for each place in which it is worse or not tested; ties in the order of the numbers.
 */
export function findSimilar(articles: readonly Product[]): ReadonlyMap<string, readonly SimilarArticle[]> {
  const compared = comparedOf(articles);
  const found = compared.flatMap((one) => {
    const similar = nearest(
      one,
      compared.filter(({ type }) => type === one.type),
    );
    return one.articleNos.map((own) => {
      const others = similar.filter(({ articleNo }) => articleNo !== own);
      return [own, others.slice(0, most)] as const;
    });
  });
  return new Map(found);
}

/** The nearest articles, and one more: each of the articles leaves out itself. */
function nearest(article: Compared, ofType: readonly Compared[]): readonly SimilarArticle[] {
  return ofType
    .map((other) => ({ other, score: scoreOf(article, other) }))
    .flatMap(({ other, score }) => other.articleNos.map((articleNo) => ({ articleNo, other, score })))
    .sort((one, other) => other.score - one.score || inOrder(one.articleNo, other.articleNo))
    .slice(0, most + 1)
    .map(({ articleNo, other }) => ({ articleNo, reason: reasonOf(article, other) }));
}

const inOrder = (one: string, other: string): number => (one < other ? -1 : 1);

function comparedOf(articles: readonly Product[]): readonly Compared[] {
  const found = new Map<string, Compared>();
  for (const { articleNo, type, ext } of articles) {
    const codes = ratedStandards.map((standard) => ext?.ratings?.[standard]?.code);
    const material = ext?.materials?.find(({ part }) => part === 'palm' || part === 'shell')?.name;
    const key = JSON.stringify([type, material, ext?.cuff, ext?.kind, codes]);
    const known = found.get(key);
    if (known) {
      known.articleNos.push(articleNo);
      continue;
    }
    const places = placesOf(codes);
    found.set(key, {
      articleNos: [articleNo],
      material,
      cuff: ext?.cuff,
      kind: ext?.kind,
      type,
      places,
      levels: new Map(places.map((place) => [place.key, place.level])),
    });
  }
  return [...found.values()];
}

/** The ranked places of the codes of all standards, in their order. */
const placesOf = (codes: readonly (string | undefined)[]): readonly ProtectionPlace[] =>
  ratedStandards.flatMap((standard, index) => {
    const code = codes[index];
    return code === undefined ? [] : statedPlaces(standard, code).filter(({ isRanked }) => isRanked);
  });

/** How many levels an article lies above a place of another one; below zero where it is worse or not tested. */
const stepsAbove = ({ key, level }: ProtectionPlace, { levels }: Compared): number =>
  (levels.get(key) ?? 0) - level;

/** Called for all pairs of articles of a type: it makes no lists. */
function scoreOf(article: Compared, other: Compared): number {
  const { places } = article;
  let worse = 0;
  for (const place of places) if (stepsAbove(place, other) < 0) worse++;
  const share = places.length === 0 ? 0 : (places.length - worse) / places.length;
  const isSameForm = article.cuff === other.cuff && article.kind === other.kind;
  return (
    3 * share +
    (isKnownAndSame(article.material, other.material) ? 2 : 0) +
    (isSameForm ? 1 : 0) -
    0.5 * worse
  );
}

/** Two unknown values are not the same value. */
const isKnownAndSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && one === other;

/** `Same palm, higher tear`; what is worse is never left unsaid. Empty where too little is known to compare. */
function reasonOf(article: Compared, other: Compared): string {
  const parts = [...samePart(article, other), ...differences(article, other)];
  const isKnown = article.material !== undefined && other.material !== undefined;
  const text = parts.join(', ') || (isKnown ? 'different material and design' : '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function samePart(article: Compared, other: Compared): readonly string[] {
  if (isKnownAndSame(article.material, other.material))
    return [isGloveType(article.type) ? 'same palm' : 'same fabric'];
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

function differences({ places }: Compared, other: Compared): readonly string[] {
  if (places.length === 0) return [];
  const worse = places.filter((place) => stepsAbove(place, other) < 0);
  const better = places.filter((place) => stepsAbove(place, other) > 0);
  const lower = [...new Set(worse.map((place) => worseText(place, other)))];
  if (lower.length > mostNamed) return [`lower or no result in ${worse.length} tests`];
  const higher = better.slice(0, mostNamed - lower.length).map(({ name }) => `higher ${name}`);
  const named = [...higher, ...lower];
  return named.length > 0 ? named : ['same levels'];
}
