import { capitalised } from '../../articles/capitals';
import { levelChanges, levelsOf, placesOf, type LevelChange } from '../../articles/reach/level-changes';
import type { MarkingCodes, ProductRow, RowFacts } from '../../articles/product-row';
import { isGloveType } from '../../articles/product-types';
import namesInSentences from '../../articles/standards/texts/names-in-sentences.json';

/**
 * Why an article is similar to another one: `Same palm, higher tear`; what is worse is never left unsaid. Empty where too
 * little is known to compare.
 */
export function similarWords(other: ProductRow, article: ProductRow): string {
  const [own, theirs] = [article.facts, other.facts];
  if (!own || !theirs) return '';
  const main = isGloveType(article.type) ? 'same palm' : 'same fabric';
  const parts = [...samePart([own, theirs], main), ...levelsBeside(theirs.codes, own.codes)];
  const isKnown = own.material !== '' && theirs.material !== '';
  return capitalised(parts.join(', ') || (isKnown ? 'different material and design' : ''));
}

/** The first of some properties that two articles are known to share. */
function samePart([own, theirs]: readonly [RowFacts, RowFacts], main: string): readonly string[] {
  const shared = (['material', 'cuff', 'kind'] as const).find(
    (property) => own[property] !== '' && own[property] === theirs[property],
  );
  return shared ? [shared === 'material' ? main : `same ${shared}`] : [];
}

/** Levels that are named one by one beside what two articles share, at most. */
const mostLevels = 2;

function levelsBeside(theirs: MarkingCodes, own: MarkingCodes): readonly string[] {
  if (!levelsOf(own).some(({ isRanked }) => isRanked)) return [];
  const changes = levelChanges(theirs, own).filter(({ place }) => place.isRanked);
  const worse = changes.filter(({ kind }) => kind === 'lower' || kind === 'silent');
  const lower = [...new Set(worse.map((change) => worseWords(change, theirs)))];
  if (lower.length > mostLevels) return [`lower or no result in ${worse.length} tests`];
  const higher = changes.filter(({ kind }) => kind === 'higher').slice(0, mostLevels - lower.length);
  const named = [...higher.map(({ place }) => `higher ${place.name}`), ...lower];
  return named.length > 0 ? named : ['same levels'];
}

/** `lower tear`, `no tear result`, or `no cold rating` where the other one has no result of the standard. */
function worseWords({ kind, place: { standard, name } }: LevelChange, theirs: MarkingCodes): string {
  if (kind === 'lower') return `lower ${name}`;
  const isRated = placesOf(theirs, standard).some(({ state }) => state === 'level');
  return isRated ? `no ${name} result` : `no ${namesInSentences.ratings[standard]} rating`;
}
