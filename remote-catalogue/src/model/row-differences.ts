import type { MarkingCodes, ProductRow, RowFacts } from './product-row';
import { sizeRange } from './sizes';
import { ratedStandards, standardNames } from './standards/standard-names';
import { protectionPlaces } from './stated-places';

/** Differences that are named, at most. */
const mostNamed = 3;

/** What is compared of how two articles are made, in the order in which it is named. */
const properties: readonly { readonly name: string; readonly read: (facts: RowFacts) => string }[] = [
  { name: 'cuff', read: ({ cuff }) => cuff },
  { name: 'coating', read: ({ coating }) => coating },
  { name: 'material', read: ({ material }) => material },
  { name: 'lining', read: ({ lining }) => lining },
  { name: 'colour', read: ({ colours }) => colours.join(' and ') },
  { name: 'sizes', read: ({ sizes }) => sizeRange({ values: sizes }) },
];

/**
 * In what an article differs from another one, in words: `Higher tear (4 instead of 3); cuff: knit wrist instead of
 * slip-on`. Levels first, then how it is made; empty if nothing that a list knows is different.
 */
export function rowDifferences(other: ProductRow, article: ProductRow): string {
  if (!other.facts || !article.facts) return '';
  const [own, theirs] = [article.facts, other.facts];
  const differences = [
    ...levelDifferences(theirs.codes, own.codes),
    ...properties.flatMap(({ name, read }) => {
      const [before, now] = [read(own), read(theirs)];
      return before === now || before === '' || now === ''
        ? []
        : [`${name}: ${lower(now)} instead of ${lower(before)}`];
    }),
  ];
  const text = differences.slice(0, mostNamed).join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Hook-and-loop` inside a sentence; what begins with two capitals, such as PVC, stays. */
const lower = (name: string): string =>
  /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

function levelDifferences(theirs: MarkingCodes, own: MarkingCodes): readonly string[] {
  return ratedStandards.flatMap((standard) => {
    const [before, now] = [own[standard], theirs[standard]];
    if (before === now) return [];
    if (now === undefined) return [`not marked to ${standardNames[standard].label}`];
    if (before === undefined) return [`also marked to ${standardNames[standard].label}`];
    const places = new Map(protectionPlaces(standard, now).map((place) => [place.key, place]));
    return protectionPlaces(standard, before).flatMap((place) => {
      const other = places.get(place.key);
      if (!other || other.printed === place.printed) return [];
      if (other.state !== 'level') return place.state === 'level' ? [`no ${place.name} result`] : [];
      if (place.state !== 'level') return [`${place.name} ${other.printed} stated`];
      const change = other.level > place.level ? 'higher' : 'lower';
      return [`${change} ${place.name} (${other.printed} instead of ${place.printed})`];
    });
  });
}
