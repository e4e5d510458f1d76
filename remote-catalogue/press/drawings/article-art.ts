import { isGlove, type Art, type DrawnArticle } from './art';
import { outlineRules, partRules } from './art-rules';
import { coloursFor } from './article-colours';
import { partsOf, slotOf } from './outlines';

export { wrongColours } from './article-colours';

/** What the drawing of an article shows: what its art says, else what follows from its other data. */
export function artOf(article: DrawnArticle): Art {
  const { art = {} } = article;
  const facts = factsOf(article);
  const [, byFacts = 'jacket'] = outlineRules.find(([words]) => words.test(facts)) ?? [];
  const outline = art.outline ?? byFacts;
  return {
    outline,
    parts: partsFor(facts, outline, art.parts),
    colours: coloursFor(article, outline),
    ...(art.cardView && { cardView: art.cardView }),
    ...(isGlove(outline) && /\bleft[- ]hand\b/i.test(facts) && { isLeftHand: true }),
  };
}

/** The data in one line, each with its name, so that a rule can ask for `cuff: .*knit`. */
function factsOf(article: DrawnArticle): string {
  const { type, kind, title, cuff, coating, closures = [], materials = [], lengthMm = 0 } = article;
  const length = lengthMm >= 360 ? 'long' : '';
  const named = { type, kind, title, cuff, coating, length, closures: closures.join(', ') };
  const facts = Object.entries(named).map(([name, value = '']) => `${name}: ${value}`);
  return [...facts, ...materials.map(({ part, name }) => `${part}: ${name}`)].join('; ');
}

/** The parts that the facts ask for, one for each place; a part that the article names takes the place of theirs. */
function partsFor(facts: string, outline: string, own: readonly string[] = []): readonly string[] {
  const known = partsOf(outline);
  const asked = partRules
    .flatMap(([words, ...shown]) => (words.test(facts) ? shown : []))
    .filter((part) => known.has(part));
  const places = new Map([...own, ...asked].toReversed().map((part) => [slotOf(part), part]));
  return [...places.values()].filter((part) => known.has(part)).toSorted();
}
