import type { MarkingCodes, ProductRow, RowFacts } from '../../articles/product-row';
import { sizeRange } from '../../articles/sizes';
import { levelBehind, placeNames } from '../../articles/standards/place-words';
import { ratedStandards, standardNames } from '../../articles/standards/standard-names';
import { protectionPlaces, statedPlaces, type ProtectionPlace } from '../../articles/stated-places';

/** Differences that are named at most, besides lower and missing levels: nobody may overlook one of those. */
const mostNamed = 3;

interface Difference {
  readonly text: string;
  /** Whether the other article protects less by it. */
  readonly isWorse?: boolean;
}

/** What is compared of how two articles are made, as it stands in a sentence, in the order in which it is named. */
const properties: readonly { readonly name: string; readonly read: (facts: RowFacts) => string }[] = [
  { name: 'cuff', read: ({ cuff }) => inSentence(cuff) },
  { name: 'coating', read: ({ coating }) => inSentence(coating) },
  { name: 'material', read: ({ material }) => inSentence(material) },
  { name: 'lining', read: ({ lining }) => inSentence(lining) },
  { name: 'colour', read: ({ colours }) => colours.map(inSentence).join(' and ') },
  { name: 'sizes', read: ({ sizes }) => sizeRange({ values: sizes }) },
];

/**
 * In what an article differs from another one, in words: `Higher tear (4 instead of 3); cuff: knit wrist instead of
 * slip-on`. All lower and missing levels first, then other levels, then how it is made; empty if nothing that a list knows is different.
 */
export function rowDifferences(other: ProductRow, article: ProductRow): string {
  if (!other.facts || !article.facts) return '';
  const [own, theirs] = [article.facts, other.facts];
  const differences: readonly Difference[] = [
    ...levelDifferences(theirs.codes, own.codes),
    ...properties.flatMap(({ name, read }) => {
      const [before, now] = [read(own), read(theirs)];
      return before === now || before === '' || now === ''
        ? []
        : [{ text: `${name}: ${now} instead of ${before}` }];
    }),
  ];
  const text = [
    ...differences.filter(({ isWorse }) => isWorse),
    ...differences.filter(({ isWorse }) => !isWorse).slice(0, mostNamed),
  ]
    .map((difference) => difference.text)
    .join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Trade names of materials that do not show by a second capital that they are names. */
const tradeNames: ReadonlySet<string> = new Set(
  'Cordura Dyneema Kevlar Lycra Nomex Proban Sympatex Technora Teflon Thinsulate Twaron Velcro'.split(' '),
);

/** Whether the first word is a name or an abbreviation: `PVC dots`, `CoolMax`, `3D mesh`, `Kevlar knit`. */
function beginsWithName(name: string): boolean {
  const [word = ''] = /^\S*/.exec(name) ?? [];
  return /\p{Lu}.*\p{Lu}|[\d®™]/u.test(word) || tradeNames.has(/^\p{L}*/u.exec(word)?.[0] ?? '');
}

/** `hook-and-loop` for `Hook-and-loop`. */
const inSentence = (name: string): string =>
  beginsWithName(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

function levelDifferences(theirs: MarkingCodes, own: MarkingCodes): readonly Difference[] {
  const nameOf = placeNames([...levelsOf(theirs), ...levelsOf(own)]);
  return ratedStandards.flatMap((standard) => {
    const [before, now] = [own[standard], theirs[standard]];
    if (before === now) return [];
    if (now === undefined) return [{ text: `not marked to ${standardNames[standard].label}`, isWorse: true }];
    if (before === undefined) return [{ text: `also marked to ${standardNames[standard].label}` }];
    const places = new Map(protectionPlaces(standard, now).map((place) => [place.key, place]));
    return protectionPlaces(standard, before).flatMap((place) => {
      const other = places.get(place.key);
      if (!other || other.printed === place.printed) return [];
      return changeWords({ name: nameOf(place), place, other });
    });
  });
}

const levelsOf = (codes: MarkingCodes): readonly ProtectionPlace[] =>
  ratedStandards.flatMap((standard) => {
    const code = codes[standard];
    return code === undefined ? [] : statedPlaces(standard, code);
  });

interface ChangedPlace {
  /** As the sentence names it. */
  readonly name: string;
  readonly place: ProtectionPlace;
  /** The place of the other article. */
  readonly other: ProtectionPlace;
}

function changeWords({ name, place, other }: ChangedPlace): readonly Difference[] {
  const [before, now] = [place, other].map(({ printed }) => levelBehind(place.name, printed));
  if (other.state !== 'level')
    return place.state === 'level' ? [{ text: `no ${name} result`, isWorse: true }] : [];
  if (place.state !== 'level') return [{ text: now ? `${name} ${now} stated` : `${name} stated` }];
  const isWorse = other.level < place.level;
  return [{ text: `${isWorse ? 'lower' : 'higher'} ${name} (${now} instead of ${before})`, isWorse }];
}
