import type { Colour } from '../../articles/product';
import type { ProductType } from '../../articles/product-types';
import { isGlove, type Art, type WrittenArt } from './art';
import { outlineRules, partRules } from './art-rules';
import { coloursFor, drawnColour, undyedNames } from './article-colours';
import { colourNames, partsOf, slotOf } from './outlines';

/** What a drawing follows from. */
export interface DrawnArticle {
  readonly type: ProductType;
  readonly title?: string | undefined;
  readonly kind?: string | undefined;
  readonly cuff?: string | undefined;
  readonly coating?: string | undefined;
  readonly lengthMm?: number | undefined;
  readonly closures?: readonly string[] | undefined;
  readonly materials?: readonly { readonly part: string; readonly name: string }[] | undefined;
  readonly colours?: readonly Colour[] | undefined;
  readonly art?: WrittenArt | undefined;
}

/** What the drawing of an article shows: what its art says, else what follows from its other data. */
export function artOf(article: DrawnArticle): Art {
  const { art = {} } = article;
  const facts = factsOf(article);
  const outline = art.outline ?? firstMatch(outlineRules, facts) ?? 'jacket';
  return {
    outline,
    parts: partsFor(facts, outline, art.parts),
    colours: coloursFor(article, outline),
    ...(art.cardView && { cardView: art.cardView }),
    ...(isGlove(outline) && /\bleft[- ]hand\b/i.test(facts) && { isLeftHand: true }),
  };
}

/** Parts of one place, and colours that are none of the article's, so that a drawing shows what its page says. */
export function artFaults({ parts = [], colours: drawn = {} }: WrittenArt, colours: readonly Colour[]) {
  const ofParts = parts.flatMap((part, index) => {
    const other = parts.find((each) => slotOf(each) === slotOf(part));
    const message = `has the place of “${other}”: name one of them`;
    return other === part ? [] : [{ path: ['parts', index], message }];
  });
  const known = [...colours.map(({ name }) => name), ...undyedNames].join(', ');
  const message = `must be one of ${known}, with “dark ” or “light ” before it if need be`;
  const ofColours = colourNames.flatMap((place) => {
    const text = drawn[place];
    const isKnown = text === undefined || drawnColour(place, text, colours) !== undefined;
    return isKnown ? [] : [{ path: ['colours', place], message }];
  });
  return [...ofParts, ...ofColours];
}

/** The data in one line, each with its name, so that a rule can ask for `cuff: .*knit`. */
function factsOf({
  type,
  title,
  kind,
  cuff,
  coating,
  closures,
  materials = [],
  lengthMm = 0,
}: DrawnArticle): string {
  const length = lengthMm >= 360 ? 'long' : '';
  const made = materials.map(({ part, name }) => `${part}: ${name}`);
  const facts = Object.entries({ type, kind, title, cuff, coating, length, closures: closures?.join(', ') });
  return [...facts.map(([name, value]) => `${name}: ${value ?? ''}`), ...made].join('; ');
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

const firstMatch = (rules: typeof outlineRules, facts: string): string | undefined =>
  rules.find(([words]) => words.test(facts))?.[1];
