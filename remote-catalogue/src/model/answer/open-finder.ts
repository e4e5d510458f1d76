import { bareNumber } from 'shared-types/protocol/article-number';
import { inPieces } from '../../../articles/in-pieces';
import { once } from '../../../articles/once';
import { wordFamilies } from '../../../articles/word-families';
import { isReordered, mistakesIn } from './near-numbers';
import { articlesPerPage } from './page-of';
import { partition } from '../partition';
import type { ProductRow } from '../../../articles/product-row';
import type { Finder, FoundWords, LesserText } from './finder';
import { familyWords, isOtherWear, isProtection } from '../ask/known-words';
import { isOneThing, readWords, unread, type AskedPart, type KnownTerms } from '../ask/read-words';
import { readSearch } from './read-search';
import { fieldWeights, searchedArticle, wordsOf } from './search-fields';
import type { SearchIndex } from './search-index';
import { bitOf, inAny, weightOf, WordIndex, type Hit } from './word-index';
import {
  comparableWords,
  comparedWords,
  deniedWord,
  isTelling,
  joinedWords,
  searchWords,
  standardOf,
  tellingWords,
  type SearchWord,
} from '../ask/search-words';
import { translator, type WordLists } from '../ask/word-lists';
import { synonymTable, type Synonym, type SynonymGroup, type SynonymTable } from '../ask/synonyms';

/** What a finder is made of. */
export interface FinderParts extends Pick<Finder, 'rows'> {
  /** Words that only the page of each article has, as in the release; absent with a service. */
  readonly words?: SearchIndex['words'] | undefined;
  readonly synonyms: readonly SynonymGroup[];
  /** What is not sold, and words of other languages. */
  readonly lists?: WordLists;
  /** Lets the page work between two pieces of the preparation. */
  readonly pause: () => Promise<void>;
}

/** How much another word counts in place of the written one. */
const factors = { equal: 0.7, beginning: 0.6, also: 0.03, mentioned: 0.001 } as const;
/** What only leads further scores less: `coat` for `jacket`. */
const isDirect = (score: number): boolean => score > 0.5;
/** Only what the description mentions scores less: `polyester gloves` with some polyester in a seam. */
const isStated = (score: number): boolean => score > 0.01;
/** A group begins with the usual words: what follows counts a little less. */
const perPlace = 0.0003;

/** What answers parts of texts. */
interface Reader extends KnownTerms, Pick<Finder, 'rows'> {
  readonly index: WordIndex;
  readonly synonyms: SynonymTable;
  /** Numbers of all articles, without what stands between their letters and digits. */
  readonly numbers: ReadonlySet<string>;
  /** The word that another compares by: `thin` of `thinner`. */
  readonly comparedTo: KnownTerms['meantBy'];
  /** Other words that are made from the same one: `farmer` and `farming`. */
  readonly relativesOf: (word: string) => readonly string[];
  /** Synonyms that are written with a capital, and that no article states: `Thinsulate`. */
  readonly tradeNames: ReadonlySet<string>;
  /** Lines of descriptions by the numbers of their articles. */
  readonly lines: ReadonlyMap<string, readonly string[]>;
  /** How many colours that an article states count: all where a text names several, else the first. */
  readonly mostColours?: number | undefined;
  /** Places of the articles that come near, or are offered; absent for all. */
  readonly among?: ReadonlySet<number> | undefined;
  /** The last words of what articles are: `jacket`. */
  readonly kinds: ReadonlySet<string>;
  /** The other words of what articles are: `softshell` of `softshell jacket`. */
  readonly kindWords: ReadonlySet<string>;
  /** Kinds of articles that nobody sells here: their words with spaces between, and what to read. */
  readonly notSold: ReadonlyMap<string, string>;
}

/** Makes a finder. */
export async function openFinder({
  rows,
  words = [],
  synonyms,
  lists = { notSold: [], foreign: [] },
  pause,
}: FinderParts): Promise<Finder & Pick<KnownTerms, 'meantBy'>> {
  const index = new WordIndex();
  await inPieces({ items: [...rows.entries()], size: 10, pause }, ([place, row]) => {
    const texts = words[place]?.slice(0, 2).map((text) => text.split(' '));
    index.add(place, searchedArticle(row, texts));
  });
  await pause();
  const table = synonymTable(synonyms);
  const inSynonyms = [...table.values()].flat().flatMap((synonym) => synonym.words);
  const own = new Set(index.words());
  const known = new Set([...own, ...inSynonyms, ...(lists.english ?? [])]);
  const notSold = new Map(lists.notSold);
  const unsold = [...notSold.keys()].flatMap((term) => term.split(' '));
  // Most words of descriptions are not of the trade: none is what a mistyped one was meant for.
  const vocabulary = new Set([...table.keys(), ...inSynonyms, ...unsold, ...index.words('', besidesTexts)]);
  const kindNames = rows.map(({ facts }) => comparedWords(facts?.kind ?? ''));
  const kinds = new Set([...familyWords, ...kindNames.flatMap((words) => words.slice(-1))]);
  const reader: Reader = {
    rows,
    index,
    synonyms: table,
    numbers: new Set(rows.map(({ articleNo }) => bareNumber(articleNo))),
    kinds,
    kindWords: new Set(kindNames.flatMap((words) => words.slice(0, -1))),
    relativesOf: wordFamilies(own),
    lines: new Map(rows.map(({ articleNo }, place) => [articleNo, words[place]?.[2].split('\n') ?? []])),
    isKind: ({ joined, words }) =>
      [
        words.at(-1)?.word ?? '',
        ...(table.get(joined) ?? []).flatMap(({ use, words: own }) => (use === 'equal' ? own.slice(-1) : [])),
      ].some((word) => kinds.has(word) || isOtherWear(word) || word === 'suit'),
    materials: materialsOf(rows),
    colours: new Set(rows.flatMap((row) => coloursOf(row).flatMap((words) => words.slice(-1)))),
    notSold,
    tradeNames: new Set(
      synonyms
        .flatMap(({ equal }) => equal.filter((term) => /^[A-Z][a-z]/.test(term)))
        .map((term) => searchWords(term))
        .filter((words) => !words.every(({ word }) => own.has(word)))
        .map(joinedWords),
    ),
    isKnown: (word) => own.has(word) || table.has(word),
    meantBy: (word) =>
      reader.comparedTo(word) ?? (known.has(word.word) ? undefined : nearestWord(word, vocabulary)),
    comparedTo: (word) => comparedWord(word, vocabulary),
  };
  const translate = translator(lists, (word) => reader.isKnown(word));
  const find: Finder['find'] = (words, isTyping = false, among) =>
    findWords({ ...reader, among }, words, isTyping);
  const read: Finder['read'] = (search) => readSearch({ rows, translate, find, notSold }, search);
  return { rows, find, read, meantBy: reader.meantBy };
}

/** Words that name a type and a material, and names of materials in several words. */
function materialsOf(rows: readonly ProductRow[]): ReadonlySet<string> {
  const termsOf = (texts: readonly string[]) => [...new Set(texts)].map((text) => searchWords(text));
  const names = termsOf(rows.map(({ facts }) => facts?.material ?? ''));
  const words = new Set(names.flat().map(({ word }) => word));
  const types = termsOf(rows.map(({ type }) => type)).flat();
  return new Set([
    ...types.map(({ word }) => word).filter((word) => words.has(word)),
    ...names.filter(({ length }) => length > 1).map(joinedWords),
  ]);
}

/** The words of each colour of an article; `orange-red` is `orangered` and orange, and no red. */
const coloursOf = once(({ facts }: ProductRow): readonly (readonly string[])[] =>
  (facts?.colours ?? []).map((name) => {
    const joined = name.match(/\p{L}+-\p{L}+/gu) ?? [];
    const plain = comparedWords(name.replace(/-\p{L}+/gu, ''));
    return [
      joinedWords(searchWords(name)),
      ...joined.map((compound) => compound.toLowerCase().replace('-', '')),
      ...plain,
    ].filter(Boolean);
  }),
);

/**
 * A mistyped word has at least so many letters; from the second number on, one may be another (`paint` is no `print`), from
 * the third on, it may have two errors.
 */
const [shortestMistyped, shortestChanged, shortestTwice] = [5, 6, 9];

/** The word that another one was meant for. The first letter is seldom wrong, and a word of another language often differs in it. */
function nearestWord({ word, written }: SearchWord, vocabulary: ReadonlySet<string>): string | undefined {
  // `Cutt` is cut.
  const single = word.replace(/^([a-z]{2,}([a-z]))\2$/, '$1');
  if (vocabulary.has(word) || vocabulary.has(single)) return vocabulary.has(word) ? undefined : single;
  if (written.length < shortestMistyped || !/^[a-z]+$/i.test(written) || isProtection(word)) return undefined;
  let nearest: string | undefined;
  let least = word.length < shortestTwice ? 1 : 2;
  for (const other of vocabulary) {
    if (Math.abs(other.length - word.length) > least || other[0] !== word[0]) continue;
    if (other.length < shortestMistyped || /\d/.test(other)) continue;
    if (word.length < shortestChanged && other.length === word.length && !isReordered(other, word)) continue;
    const distance = mistakesIn(word, other);
    if (distance < least || (distance === least && nearest === undefined))
      [nearest, least] = [other, distance];
  }
  return nearest;
}

/** `thin` for `thinner`: a list has no such order. */
function comparedWord({ word, written }: SearchWord, known: ReadonlySet<string>): string | undefined {
  // What is for warm parts does not warm.
  if (word === 'warmest') return 'winter';
  const stem = known.has(word) ? undefined : /^(.{3,})(?:er|est)$/i.exec(written)?.[1]?.toLowerCase();
  if (stem === undefined) return undefined;
  const forms = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')];
  return forms.find((form) => known.has(form) && comparableWords.has(form));
}

type Scores = Map<number, number>;

/** The articles that all have, as the first scores them. */
const sharedOf = ([first, ...others]: readonly Scores[]) =>
  [...(first ?? [])].filter(([place]) => others.every((each) => each.has(place)));

/** How well articles fit a part of a text, by their places in the list. */
interface ScoredPart {
  readonly part: AskedPart;
  readonly scores: Scores;
  /** Of a denied part, the articles that say themselves that they are without it. */
  readonly free?: ReadonlySet<number>;
  /** Parts with the same one stand for each other. */
  readonly group: number;
}

const groupsOf = (parts: readonly ScoredPart[]): readonly (readonly ScoredPart[])[] =>
  [...new Set(parts.map(({ group }) => group))].map((group) => parts.filter((each) => each.group === group));

/** Whether one of two parts is enough: `nitrile or latex`, and `jacket and trousers`, which nothing is at once. */
function areEither(reader: Reader, [one, other]: readonly [ScoredPart, ScoredPart], isOr: boolean): boolean {
  if (one.part.isDenied || other.part.isDenied) return false;
  const areKinds = reader.isKind(one.part) && reader.isKind(other.part);
  return (
    isOr || (other.part.joint === 'and' && areKinds && sharedOf([one.scores, other.scores]).length === 0)
  );
}

/** @param isTyping true if the last word may not be complete */
function findWords(reader: Reader, words: readonly SearchWord[], isTyping: boolean): FoundWords {
  const known: KnownTerms = isTyping ? { ...reader, meantBy: reader.comparedTo } : reader;
  const asked = readWords(words, known).map((part, place, all) =>
    !isTyping && isLevelOf(reader, part, all[place - 1]) ? unread(part) : part,
  );
  const scored: ScoredPart[] = [];
  const colours = asked.filter(
    ({ isDenied, joint, words }) =>
      !isDenied && joint !== 'or' && reader.colours.has(words.at(-1)?.word ?? ''),
  );
  asked.forEach((part, place) => {
    const scores = scoresOf(
      { ...reader, mostColours: colours.length > 1 ? undefined : 1 },
      part,
      isTyping && place === asked.length - 1,
    );
    const free = part.isDenied ? freeOf(reader, part) : new Set<number>();
    for (const id of free) scores.delete(id);
    const own = { part, scores, free, group: place };
    // `Orange jacket or red vest`: one colour is enough, and one kind.
    const isKind = reader.isKind(part);
    const since = asked.findLastIndex((each, at) => at < place && reader.isKind(each)) + 1;
    const isOr =
      part.joint === 'or' || (isKind && asked.slice(since, place).some(({ joint }) => joint === 'or'));
    const before = scored.findLast((each) => !isOr || reader.isKind(each.part) === isKind);
    const isEither = before && areEither(reader, [before, own], isOr);
    scored.push(isEither ? { ...own, group: before.group } : own);
  });
  const [found, without] = partition(scored, ({ scores }) => scores.size > 0);
  const missing = without.map(({ part }) => part);
  const isNamed = scored.some((each) => isNumber(reader, each));
  const isAnswered = isNamed || !missing.some((part) => isNeeded(reader, asked, part));
  const isSaid = found.some(({ part }) => !saysNothing(reader, part, missing));
  const applied = writtenOf(found);
  const isListed = isAnswered && isSaid;
  const whole = isListed ? placesOf({ ...reader, among: undefined }, found) : [];
  const ofRank = (rank: number) => whole.filter((own) => own.rank === rank);
  const direct = ofRank(2).length;
  const stated = direct + ofRank(1).length;
  const { places: nearby, ...others } = isListed && stated < 4 ? nearestTo(reader, found) : noOthers;
  const rows = rowsAt(reader, [...whole, ...nearby]);
  const lost = direct > 0 ? missing : asked;
  const notSold = isNamed
    ? undefined
    : notSoldIn(reader, asked, { all: words, lost, isFound: rows.length > 0 });
  const notFound = missing.map(({ written }) => written);
  const sold = found.filter(({ part }) => reader.isKind(part) && !/^(?:glove|gauntlet)$/.test(part.joined));
  if (notSold !== undefined)
    return {
      rows: [],
      direct: 0,
      stated: 0,
      others: { from: Infinity, ...noOthers },
      relatedTo: [],
      applied: '',
      isAnswered: false,
      missing: notFound,
      corrected: [],
      denied: [],
      notSold,
      lesser: () => lesserTexts(reader, sold, true),
    };
  return {
    rows,
    direct,
    stated,
    others: { from: whole.length, ...others },
    relatedTo: [1, 0].map((rank) => allWritten(unstatedBy(found, ofRank(rank)))),
    isNamed,
    // Articles only come near to a standard or level that the text names, or to what has a trade name.
    loose: found
      .filter(
        ({ part: { joined }, scores }) =>
          reader.tradeNames.has(joined) ||
          (/[a-z]\d{3,}/.test(joined) && ![...scores.values()].some(isDirect)),
      )
      .flatMap(({ part }) => (part.isDenied ? [] : [part.written])),
    missing: notFound,
    applied,
    isAnswered,
    corrected: found.flatMap(({ part: { written, meant } }) => (meant ? [{ written, meant }] : [])),
    lineOf: (row) => lineOf(reader, found, row)?.line,
    denied: [...new Set(found.flatMap(({ part }) => (part.isDenied ? [part.written] : [])))],
    lesser: () =>
      lesserTexts(reader, found, missing.length > 0).map(({ without: own, ...less }) => ({
        ...less,
        without: [...(isListed ? [] : notFound), ...own],
      })),
  };
}

/** The line of its description that tells most of what an article does not state besides, and how much that is. */
function lineOf(reader: Reader, found: readonly ScoredPart[], row: ProductRow) {
  const { lines, synonyms } = reader;
  const own = ownWords(row);
  const hasTerm = ({ part }: ScoredPart, hasWord: (word: string) => boolean) =>
    [{ words: tellingWords(part.words), joined: part.joined }, ...(synonyms.get(part.joined) ?? [])].some(
      (term) => hasWord(term.joined) || term.words.every(hasWord),
    );
  const unsaid = found.filter(
    (each) => !each.part.isDenied && !reader.isKind(each.part) && !hasTerm(each, (word) => own.has(word)),
  );
  const told = (lines.get(row.articleNo) ?? []).map((line) => {
    const words = wordsOf(line);
    const own = unsaid.filter((each) => hasTerm(each, (word) => words.includes(word)));
    return { line, count: own.reduce((sum, each) => sum + 1 + rarityOf(reader, each), 0) };
  });
  return told.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)[0];
}

/** The words of what a list knows of an article. */
const ownWords = once(
  (row: ProductRow): ReadonlySet<string> => new Set(Object.values(searchedArticle(row)).flat()),
);

const noOthers = { places: [], isPartly: false, without: [] };

/** The kinds that a text asks for and nobody sells here: no article is of them, and the text names no other kind. */
function notSoldIn(
  reader: Reader,
  asked: readonly AskedPart[],
  {
    all,
    lost,
    isFound,
  }: {
    readonly all: readonly SearchWord[];
    readonly lost: readonly AskedPart[];
    readonly isFound: boolean;
  },
): string | undefined {
  const wanted = asked.filter(({ isDenied }) => !isDenied);
  const plainWords = ({ words }: AskedPart) =>
    words.map(({ word }) => (word === 'gauntlet' ? 'glove' : word));
  const lostWords = lost.flatMap(plainWords);
  const joining = all.filter((each) => !isTelling(each)).map(({ word }) => word);
  // `Blood and needle stick`, which finds nothing, asks for gloves, too.
  const implied = isFound || asked.some(reader.isKind) ? [] : ['glove'];
  const joined = wanted.map((part) => part.joined);
  const own = new Set([...joined, ...wanted.flatMap(plainWords), ...joining, ...implied]);
  const terms = [...reader.notSold.keys()].filter((term) => {
    const words = term.split(' ');
    // `Thermal underwear with long sleeves` asks for no sleeves.
    if (!(words.length > 1 ? words.every((word) => own.has(word)) : joined.includes(term))) return false;
    const isLost = lostWords.some((word) => words.includes(word));
    const isNamed = wanted.some(
      (part) =>
        reader.isKind(part) && !plainWords(part).some((word) => words.includes(word) || isOtherWear(word)),
    );
    const isSold = reader.kinds.has(words.at(-1) ?? '');
    const isRefused = words.length > 1 ? !isSold || isLost : !isSold && isLost;
    return !isNamed && isRefused;
  });
  const names = terms.flatMap((term) => reader.notSold.get(term) ?? []);
  return names.length > 0 ? [...new Set(names)].join(' or ') : undefined;
}

/** All gloves are no answer to what no glove has, nor is a colour, and a bare figure is none to another maker's number. */
const saysNothing = ({ colours }: Reader, { joined }: AskedPart, missing: readonly AskedPart[]): boolean =>
  missing.some((part) => !/.{3}est$/.test(part.joined)) &&
  (familyWords.has(joined) || colours.has(joined) || /^\d+$/.test(joined));

/** True if nothing is an answer without a part: a protection, a kind of article, a temperature without a word against cold. */
const isNeeded = (reader: Reader, asked: readonly AskedPart[], part: AskedPart): boolean =>
  !part.isDenied &&
  (isProtective(reader, part) ||
    reader.isKind(part) ||
    (part.joined.startsWith('-') &&
      !asked.some(({ joined }) => namesOf(reader, joined).includes(standardOf('511')))));

/** A part and what its synonyms call it. @param areEqual true for those that mean the same */
const namesOf = ({ synonyms }: Reader, joined: string, areEqual = false): readonly string[] => [
  joined,
  ...(synonyms.get(joined) ?? []).flatMap(({ use, joined: other }) =>
    !areEqual || use === 'equal' ? other : [],
  ),
];

const isProtective = (
  reader: Reader,
  { joined, words, isHazard }: Pick<AskedPart, 'joined' | 'words' | 'isHazard'>,
): boolean =>
  isHazard ||
  namesOf(reader, joined, true).some(isProtection) ||
  words.some(({ word }) => isProtection(word));

/** Whether a part is a level that was not read: `cut G`, `EN 388 9999X`. */
const isLevelOf = (reader: Reader, { joined }: AskedPart, before: AskedPart | undefined): boolean =>
  before !== undefined &&
  (/^(?:[a-z]|(?=.*\d)[a-gpx\d.]{1,7})$/.test(joined) ||
    (before.joined.startsWith('std') && /\d/.test(joined))) &&
  (/^\d+$/.test(joined) || !reader.isKnown(joined)) &&
  !reader.numbers.has(joined) &&
  isProtective(reader, before);

/** What is convenient, but protects nobody. */
const conveniences: ReadonlySet<string> = new Set(['touchscreen', 'lined', 'lintfree']);

/** Whether a part may be given up without asking for less protection, or for another kind of article. */
const isGivenUp = (reader: Reader, { part }: ScoredPart): boolean => {
  const names = namesOf(reader, part.joined);
  const isConvenience =
    names.some((name) => conveniences.has(name)) &&
    names.every((name) => conveniences.has(name) || !isProtection(name));
  const isKept = part.isDenied || part.joined.startsWith('-') || reader.isKind(part);
  return !isKept && (isConvenience || !isProtective(reader, part));
};

/** Texts that ask for less: without what nothing is found for, one part, or all that may be given up; else without protections. */
function lesserTexts(reader: Reader, found: readonly ScoredPart[], isLess: boolean): readonly LesserText[] {
  const isTelling = ({ part }: ScoredPart) =>
    !part.isDenied && (reader.isKind(part) || isProtective(reader, part));
  const isFound = (parts: readonly ScoredPart[]) =>
    parts.length > 0 &&
    (parts.some(isTelling) || !found.some(isTelling)) &&
    placesOf(reader, parts).length > 0;
  const groups = groupsOf(found).filter((group) => group.every((each) => isGivenUp(reader, each)));
  const kept = withoutWishes(reader, found);
  const without = groups.map((group) => found.filter((each) => !group.includes(each)));
  const plain = [kept].filter(isFound);
  const texts = (isLess && isFound(found) ? [found] : without).filter(isFound);
  const lessBy = (parts: readonly ScoredPart[]) => ({
    text: writtenOf(parts),
    without: found.filter((each) => !parts.includes(each)).map((each) => writtenOf([each])),
  });
  if (texts.length > 0) return texts.map(lessBy);
  const wanted = kept.filter(({ part }) => !part.isDenied);
  const [kinds, protections] = partition(wanted, ({ part }) => reader.isKind(part));
  const givingUp = (gone: readonly ScoredPart[]) => {
    const [all = [], least = []] = [found, kept].map((parts) => parts.filter((each) => !gone.includes(each)));
    if (isFound(all)) return [lessBy(all)];
    const isNear = all.length > 0 && nearestTo(reader, all).places.length > 0;
    return [...(isNear ? [{ ...lessBy(all), isNear }] : []), ...(isFound(least) ? [lessBy(least)] : [])];
  };
  const kindsToo = kinds.filter(
    (each) => kinds.length > 1 || (found.includes(each) && !familyWords.has(each.part.joined)),
  );
  const one = [...kindsToo, ...protections].flatMap((each) => givingUp([each]));
  const less = [
    ...(isLess ? givingUp([]) : []),
    ...(one.length + plain.length > 0 ? one : givingUp(protections)),
    ...plain.map(lessBy),
  ];
  // Nothing is without what is denied: `fleece vest, not hi-vis`.
  return less.length > 0 ? less : givingUp(found.filter(({ part }) => part.isDenied));
}

/** A part with only the kind of article that it names; `undefined` where it names no other. */
function plainKind(reader: Reader, { part, ...rest }: ScoredPart): ScoredPart | undefined {
  const [words, last] = [part.words.slice(0, -1), part.words.at(-1)];
  if (!last || words.length === 0 || part.isDenied || !reader.kinds.has(last.word)) return undefined;
  if (words.some(({ word }) => word === 'and')) return undefined;
  const before = { joined: joinedWords(words), words, isHazard: false };
  if (isProtective(reader, part) || isProtective(reader, before)) return undefined;
  const plain = { ...part, words: [last], joined: last.word, written: last.written };
  return { ...rest, part: plain, scores: scoresOf(reader, plain, false) };
}

/** Parts as a text, each once, what is denied last: it denies what follows. */
const writtenOf = (all: readonly Pick<ScoredPart, 'part' | 'group'>[]): string =>
  partition(all, ({ part }) => !part.isDenied)
    .flat()
    .filter(({ part }, place, each) => each.findIndex((other) => other.part.joined === part.joined) === place)
    .map(({ part: { written, meant = written, isDenied }, group }, place, parts) => {
      const isOther = place > 0 && parts[place - 1]?.group === group;
      return `${isOther ? 'or ' : ''}${isDenied ? 'without ' : ''}${meant.replace(/-at-(\d+)/, ' at $1 °C')}`;
    })
    .join(' ');

/** An article that has all parts. */
interface Place {
  /** In the list. */
  readonly place: number;
  readonly total: number;
  /** 0 where a part is only mentioned in the description, 1 where it is meant by words that lead further, else 2. */
  readonly rank: number;
}

const rowsAt = ({ rows }: Reader, places: readonly Place[]): readonly ProductRow[] =>
  [...new Set(places.map(({ place }) => place))].flatMap((place) => rows[place] ?? []);

/** What nobody has to give up for an answer: a named article, else protections, what is denied, and the plain kind of article. */
function withoutWishes(reader: Reader, found: readonly ScoredPart[]): readonly ScoredPart[] {
  const named = found.filter((each) => isNumber(reader, each));
  if (named.length > 0) return named;
  return found.flatMap((each) => (isGivenUp(reader, each) ? [] : (plainKind(reader, each) ?? each)));
}

const isNumber = ({ numbers }: Reader, { part }: ScoredPart): boolean =>
  !part.isDenied && numbers.has(part.joined);

/** How well an article fits parts that stand for each other. */
const scoreAt = (group: readonly ScoredPart[], { place }: Pick<Place, 'place'>): number =>
  Math.max(...group.map(({ scores }) => scores.get(place) ?? 0));

/** Each once. */
const allWritten = (groups: readonly (readonly ScoredPart[])[]) => [...new Set(groups.map(writtenOf))];

/** The parts that not all of some articles state. */
const unstatedBy = (found: readonly ScoredPart[], places: readonly Place[]) =>
  groupsOf(found).filter((group) =>
    places.some((own) => isDirect(scoreAt(group, own)) === group[0]?.part.isDenied),
  );

/** Articles whose descriptions are read to find what comes nearest. */
const mostCompared = 100;

/** Where no article states all parts, those that state most besides what is never given up; and what not all of them state. */
function nearestTo(reader: Reader, found: readonly ScoredPart[]) {
  const kept = withoutWishes(reader, found);
  const wishes = groupsOf(found.filter((each) => !kept.includes(each)));
  const isTelling = kept.some(({ part }) => !part.isDenied && !familyWords.has(part.joined));
  const groups = isTelling ? [...groupsOf(kept), ...wishes] : wishes;
  // A parka is near to a jacket, but not in its place.
  const kinds = groupsOf(
    kept.filter(({ part, scores }) => reader.isKind(part) && [...scores.values()].some(isDirect)),
  );
  const best = placesOf(reader, kept)
    .filter((own) => kinds.every((kind) => isDirect(scoreAt(kind, own))))
    .map((own) => ({
      ...own,
      count: groups.reduce((sum, each) => sum + worthOf(reader, each, scoreAt(each, own)), 0),
    }))
    // What meets conditions is an answer without any wish, too.
    .filter(({ count }) => count > 0 || reader.among !== undefined)
    .sort((one, other) => other.count - one.count)
    .slice(0, mostCompared);
  // A line of the description that says it is nearly as good as a fact.
  const toldOf = ({ place }: Place) => lineOf(reader, found, reader.rows[place] as ProductRow)?.count ?? 0;
  const counted = best
    .map((own) => ({ ...own, count: own.count + 0.4 * toldOf(own) }))
    .sort((one, other) => other.count - one.count);
  // From four to twelve, but for those that state as much; none where they are too many.
  const countAt = (place: number): number => counted[place]?.count ?? 0;
  const many = counted.filter(({ count }) => count >= countAt(3) || count > countAt(12));
  const places = many.length > articlesPerPage ? counted.filter(({ count }) => count > countAt(3)) : many;
  const without = unstatedBy(found, places);
  const isPartly = places.some((own) => toldOf(own) > 0 || without.some((group) => scoreAt(group, own) > 0));
  return { places, isPartly, without: allWritten(without) };
}

/** What a part counts that is stated, or led to: most if it is a word of what articles are, more the fewer articles have it. */
function worthOf(reader: Reader, [one]: readonly ScoredPart[], score: number): number {
  if (!one || !isDirect(score)) return score > 0 ? 0.4 : 0;
  return 1 + 0.6 * (reader.kindWords.has(one.part.joined) ? 1 : rarityOf(reader, one));
}

/** From 0, for what all articles have, to 1. */
const rarityOf = ({ rows }: Reader, { scores }: ScoredPart): number =>
  1 - Math.log(scores.size) / (Math.log(rows.length) || 1);

/**
 * Articles with all parts but the denied ones, or one of those that stand for each other, the best first, those that only
 * mention one last. Of a row of numbers, each one.
 */
function placesOf({ rows, numbers, among }: Reader, found: readonly ScoredPart[]): readonly Place[] {
  const [wanted, denied] = partition(found, ({ part }) => !part.isDenied);
  const groups = groupsOf(wanted);
  const areNumbers = wanted.length > 1 && wanted.every(({ part }) => numbers.has(part.joined));
  // What has all parts is among the articles of any one.
  const first = areNumbers ? wanted : (groups[0] ?? []);
  const places = wanted.length === 0 ? rows.keys() : first.flatMap(({ scores }) => [...scores.keys()]);
  const best = [...new Set(places)].flatMap((place) => {
    const own = groups.map((group) => scoreAt(group, { place }));
    if (!areNumbers && !own.every(Boolean)) return [];
    if (among && !among.has(place)) return [];
    if (denied.some(({ scores }) => scores.has(place))) return [];
    // Whoever asks for `without chrome` wants first what says so itself.
    const saidFree = denied.filter(({ free }) => free?.has(place)).length * fieldWeights.number;
    const scores = own.map((score) => (isStated(score) ? score : score / factors.mentioned));
    const total = scores.reduce((sum, score) => sum + score, saidFree);
    const rank = areNumbers || own.every(isDirect) ? 2 : Number(own.every(isStated));
    return { place, total, rank };
  });
  return best.sort(
    (one, other) => other.rank - one.rank || other.total - one.total || one.place - other.place,
  );
}

/** Scores a part by itself, by its synonyms, and by words that begin with it while it is typed. */
function scoresOf(
  reader: Reader,
  { words, joined, isDenied, together }: AskedPart,
  isTyping: boolean,
): Scores {
  if (together) {
    const each = together.map((part) => scoresOf(reader, part, isTyping));
    const shared = sharedOf(each);
    // Of what no article has together, the first word is denied: `no hood lightweight`.
    return shared.length > 0 ? new Map(shared) : (each[0] ?? new Map());
  }
  const { index, synonyms, isKnown, colours } = reader;
  const rowAt = (place: number) => reader.rows[place] as ProductRow;
  const scores: Scores = new Map();
  const others = synonyms.get(joined) ?? [];
  // Jobs and places lead further: a description that names one says what the article is for.
  const isPlace =
    others.some(({ use }) => use === 'also') &&
    !namesOf(reader, joined, true).some((name) => name.startsWith('std'));
  const mentioned = isPlace ? 1 : factors.mentioned;
  const raise = (hits: readonly Hit[], factor: number, isMeant = (_: number) => true): void => {
    for (const [place, found] of hits) {
      const score = weightOf(found, mentioned) * factor;
      if (score > (scores.get(place) ?? 0) && isMeant(place)) scores.set(place, score);
    }
  };
  const raiseBeginning = (factor: number, fields?: number): void => {
    for (const word of index.words(joined, fields)) raise(index.search([word], fields), factor);
  };
  const raiseTerm = (term: Pick<Synonym, 'words' | 'joined'>, factor: number): void => {
    // What is denied must not even be a part of the fabric.
    const isMaterial =
      !isDenied &&
      !endsWithPart.test(term.joined) &&
      [term.joined, ...term.words].some((word) => reader.materials.has(word));
    const isColour = !isDenied && colours.has(term.words.at(-1) ?? '');
    const titled = new Set(isColour ? placesWith(reader, term.words, bitOf.title) : []);
    const isOwn = (colour: readonly string[]) =>
      [term.words, [term.joined]].some((words) => words.every((word) => colour.includes(word)));
    // An article is of a colour that its title has, or that it states first: an edge of a colour does not make it one of it.
    const isOfColour = (most?: number) => (place: number) =>
      !isColour || titled.has(place) || coloursOf(rowAt(place)).slice(0, most).some(isOwn);
    const isMain = isOfColour(reader.mostColours);
    raise(index.search([term.joined], isMaterial ? inMaterials : inAny), factor, isMain);
    if (isMaterial) raise(index.search([term.joined], bitOf.stated | bitOf.texts), factors.also);
    if (isColour) raise(index.search([term.joined]), factors.also, isOfColour());
    if (!isSeparable(term)) return;
    // In a description, the words of a listed term stand together, or speak of different things.
    const fields = isMaterial ? inMaterials : synonyms.has(term.joined) ? besidesTexts : inAny;
    raise(index.search(term.words, fields), factor, isMain);
  };
  const raiseAll = (use: Synonym['use'], factor: number) =>
    others.forEach((other, place) => other.use === use && raiseTerm(other, factor - place * perPlace));
  raiseTerm({ words: tellingWords(words), joined }, 1);
  raiseAll('equal', factors.equal);
  raiseAll('also', factors.also);
  if (!isDenied && !reader.kinds.has(joined))
    for (const word of reader.relativesOf(joined))
      if (!reader.kinds.has(word)) raise(index.search([word]), factors.also);
  if (/^\d{3,}$/.test(joined)) raise(index.search([standardOf(joined)]), 1);
  if (isTyping && joined.length > 1 && !isKnown(joined)) raiseBeginning(factors.beginning);
  if (scores.size === 0 && beginsNumber.test(joined)) raiseBeginning(1, bitOf.number);
  for (const needed of others.filter(({ use }) => use === 'needed')) {
    const named = isDenied ? placesWith(reader, tellingWords(words)) : [];
    const own = new Set([...named, ...placesWith(reader, [needed.joined])]);
    for (const place of scores.keys()) if (!own.has(place)) scores.delete(place);
  }
  // `Waterproof glove, not insulated` is none for winter.
  for (const name of namesOf(reader, joined))
    for (const place of placesWith(reader, [deniedWord(name)], bitOf.title)) scores.delete(place);
  // The warmest first.
  if (joined.startsWith('-') || words[0]?.written.toLowerCase() === 'warmest')
    for (const [place, score] of scores)
      if (isDirect(score)) scores.set(place, score + 100 * coldLevels(rowAt(place)));
  return scores;
}

/** The sum of an article's levels to EN 511. */
const coldLevels = ({ facts }: ProductRow): number =>
  Array.from(facts?.codes.en511 ?? '').reduce((sum, level) => sum + (Number(level) || 0), 0);

/** The articles that say that they are without something, and state it nowhere: `no metal parts`, `chrome free`. */
function freeOf(reader: Reader, { words, joined }: AskedPart): ReadonlySet<number> {
  const terms = [{ words: tellingWords(words), joined }, ...(reader.synonyms.get(joined) ?? [])];
  const found = terms.flatMap((term) => [
    ...placesWith(reader, [`${term.joined}free`]),
    ...placesWith(reader, term.words.map(deniedWord)),
  ]);
  const stated = new Set(terms.flatMap((term) => placesWith(reader, term.words, besidesTexts)));
  return new Set(found.filter((place) => !stated.has(place)));
}

const placesWith = ({ index }: Reader, words: readonly string[], fields?: number) =>
  index.search(words, fields).map(([place]) => place);

/** Where a material that a category is named after counts: not every article of “Cotton” is of cotton. */
const inMaterials = bitOf.title | bitOf.facts;
const besidesTexts = inAny & ~bitOf.texts;

/** The beginning of an article number is a condition: `LG51`. */
const beginsNumber = /^(?=.*[a-z])(?=.*\d)[a-z\d]{2,}$|^\d{3,}$/;

/** The end of what is named with its part, as one word. */
const endsWithPart = /(?:back|cuff|insulation|lining|wrist)$/;

/** Whether the words of a term may stand apart: `oil resistant` is not what is cut-resistant and oily, `7 gauge` not of size 7, `goatskin back` no goatskin with a back of mesh. */
const isSeparable = ({ words, joined }: Pick<Synonym, 'words' | 'joined'>): boolean =>
  words.length > 1 && !isOneThing(words) && !/^\d|\d\d$/.test(joined) && !endsWithPart.test(joined);
