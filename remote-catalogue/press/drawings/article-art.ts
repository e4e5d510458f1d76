import type { Colour } from '../../articles/product';
import { isGloveType, type ProductType } from '../../articles/product-types';
import { isGlove, type Art, type WrittenArt } from './art';
import { outlineRules, partRules } from './art-rules';
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

/** Grey, for an article that names no colour, and for what sets off from its only one. */
const unknown = { main: '#4a5357', accent: '#8f999d' };

/** The colour that the sign of flame-resistant clothing has by default. */
const flameColour = '#f0672b';

/** The colours of the article, its first one for most, its second where the outline shows one most. */
function coloursFor({ type, colours = [], art = {} }: DrawnArticle, outline: string): Art['colours'] {
  const own = art.colours ?? {};
  const main = own.main ?? colours[0]?.hex ?? unknown.main;
  const next = own.second ?? colours[1]?.hex ?? (isGloveType(type) ? unknown.accent : main);
  const byDefault: Art['colours'] = {
    main,
    second: !isGlove(outline) || /dipped|chemical/.test(outline) ? next : main,
    third: /impact|knit|sewn/.test(outline) ? next : main,
    trim: type === 'Fire Resistant Garments' ? flameColour : next,
    palm: main,
    cuff: main,
  };
  return Object.fromEntries(
    colourNames.map((name) => [name, own[name] ?? byDefault[name]]),
  ) as Art['colours'];
}

const firstMatch = (rules: typeof outlineRules, facts: string): string | undefined =>
  rules.find(([words]) => words.test(facts))?.[1];
