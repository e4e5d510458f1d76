import { capitalised, uncapitalised } from '../capitals';
import { levelChanges, levelsOf, type LevelChange } from './level-changes';
import type { MarkingCodes, ProductRow, RowFacts } from '../product-row';
import { sizeRange } from '../sizes';
import { levelBehind, placeNames } from '../standards/place-words';
import { ratedStandards, standardNames } from '../standards/standard-names';

/**
 * How an article differs from markings that it reaches: `Higher: ISO cut E instead of D. Also marked to EN 407.` With the
 * same levels as an article, how it is made: `Same levels. Cuff: knit wrist instead of slip-on`.
 */
export function betterWords(
  row: ProductRow,
  { codes, article }: { readonly codes: MarkingCodes; readonly article?: ProductRow },
): string {
  const own = row.facts?.codes ?? {};
  const nameOf = placeNames(levelsOf(codes));
  const higher = levelChanges(own, codes)
    .filter(({ kind }) => kind === 'higher')
    .map((change) => `${nameOf(change.place)} ${insteadOf(change)}`);
  if (higher.length === 0 && article)
    return ['Same levels', rowDifferences(row, article)].filter(Boolean).join('. ');
  const more = ratedStandards
    .filter((standard) => own[standard] !== undefined && codes[standard] === undefined)
    .map((standard) => standardNames[standard].label.replaceAll(' ', '\u00a0'));
  const levels = higher.length === 0 ? 'Same levels' : `Higher: ${higher.join(', ')}`;
  return [levels, ...(more.length > 0 ? [`Also marked to ${more.join(', ')}`] : [])].join('. ');
}

/** `4 instead of 3`. */
const insteadOf = ({ place, own }: LevelChange): string =>
  [own, place.printed].map((printed) => levelBehind(place.name, printed)).join(' instead of ');

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
  const named = [
    ...differences.filter(({ isWorse }) => isWorse),
    ...differences.filter(({ isWorse }) => !isWorse).slice(0, mostNamed),
  ];
  return capitalised(named.map(({ text }) => text).join('; '));
}

function levelDifferences(theirs: MarkingCodes, own: MarkingCodes): readonly Difference[] {
  const nameOf = placeNames([...levelsOf(theirs), ...levelsOf(own)]);
  const changes = levelChanges(theirs, own);
  return ratedStandards.flatMap((standard): readonly Difference[] => {
    const [before, now] = [own[standard], theirs[standard]];
    const { label } = standardNames[standard];
    if (before === undefined) return now === undefined ? [] : [{ text: `also marked to ${label}` }];
    if (now === undefined) return [{ text: `not marked to ${label}`, isWorse: true }];
    return changes
      .filter(({ place }) => place.standard === standard)
      .map((change) => ({
        text: changeWords(change, nameOf(change.place)),
        isWorse: change.kind === 'lower' || change.kind === 'silent',
      }));
  });
}

function changeWords(change: LevelChange, name: string): string {
  const { kind, place, own } = change;
  if (kind === 'silent') return `no ${name} result`;
  if (kind === 'added') return `${`${name} ${levelBehind(place.name, own)}`.trim()} stated`;
  return `${kind} ${name} (${insteadOf(change)})`;
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
const inSentence = (name: string): string => (beginsWithName(name) ? name : uncapitalised(name));
