import type { Art, CuffKind, GarmentArt, GloveArt, KnownFacts } from './art';
import type { Colour } from '../../articles/product';
import type { ProductType } from '../../articles/product-types';

interface DrawnArticle extends Drawable {
  readonly title: string;
  readonly art?: Art | undefined;
  readonly lengthMm?: number | undefined;
  readonly materials?: readonly { readonly part: string; readonly name: string }[] | undefined;
}

/** The art of an article, or one of its type and kind. In both cases it follows the data of the article. */
export function artOf(article: DrawnArticle): Art {
  const art = article.art ?? defaultArt(article);
  const isTabard = 'garment' in art && art.garment === 'vest' && /\btabard\b/i.test(article.title);
  return { ...art, ...knownFacts(article, 'garment' in art), ...(isTabard && { neck: 'round' as const }) };
}

function knownFacts({ title, lengthMm, materials = [] }: DrawnArticle, isGarment: boolean): KnownFacts {
  const outside = materials.filter(({ part }) => part === (isGarment ? 'shell' : 'back'));
  const isMadeOf = (word: RegExp) => outside.some(({ name }) => word.test(name));
  return {
    ...(!isGarment && lengthMm !== undefined && { lengthMm }),
    ...(!isGarment && /\bleft[- ]hand\b/i.test(title) && { isLeftHand: true }),
    ...(isMadeOf(/\balumini[sz]ed\b/i) && { surface: 'aluminised' as const }),
    ...(isGarment && isMadeOf(/\bfilm\b/i) && { surface: 'film' as const }),
  };
}

/** An article that has no drawing of its own. */
export interface Drawable {
  readonly type: ProductType;
  readonly title?: string | undefined;
  readonly kind?: string | undefined;
  readonly cuff?: string | undefined;
  readonly coating?: string | undefined;
  readonly colours?: readonly Colour[] | undefined;
}

const fallbackColour = '#4a5357';
const unknownAccent = '#8f999d';

/** A drawing of the type and kind, in the colours of the article. */
export function defaultArt(article: Drawable): Art {
  const [base = fallbackColour, accent] = (article.colours ?? []).map(({ hex }) => hex);
  switch (article.type) {
    case 'Mechanics Gloves General':
      return gloveArt('mechanics', article, { base, accent, panel: base, palmColour: base });
    case 'Mechanics Gloves Impact Protection':
      return gloveArt('impact', article, {
        base,
        accent,
        tpr: accent ?? (article.colours ? '#d9ee2b' : unknownAccent),
      });
    case 'Industrial Gloves Leather':
      return gloveArt('leather', article, {
        base,
        accent,
        style: firstMatch(leatherWords, article.kind ?? ''),
      });
    case 'Industrial Gloves Cotton':
      return cottonArt(article, base, accent);
    default:
      return garmentArt(article, base, accent);
  }
}

type Look = Omit<GloveArt, 'kind' | 'cuff'>;

const gloveArt = (kind: GloveArt['kind'], { cuff = '' }: Drawable, look: Look): Art => ({
  kind,
  cuff: firstMatch(cuffWords, cuff) ?? defaultCuffs[kind],
  ...withoutUndefined(look),
});

function cottonArt(article: Drawable, base: string, accent?: string): Art {
  if (!article.coating) return gloveArt('cotton', article, { base, accent });
  const colour = accent ?? '#2b3236';
  if (!/dots|print/i.test(article.coating))
    return gloveArt('dipped', article, { base, coating: { colour, cover: 'palm', finish: 'sandy' } });
  return gloveArt('cotton', article, { base, accent, print: { colour, pattern: 'dots', sides: 'palm' } });
}

function garmentArt({ type, kind = '', title = '' }: Drawable, base: string, accent?: string): Art {
  const garment = firstMatch(garmentWords, kind) ?? defaultGarments[type] ?? 'jacket';
  const details = firstMatch(kindDetails, kind);
  return {
    garment,
    base,
    ...withoutUndefined({ accent }),
    ...details,
    ...titleDetails(garment, title, base),
    ...(type === 'Fire Resistant Garments' && { flame: true }),
    ...(type === 'High Visibility Garments' && {
      tape: details?.legLength ? { legs: [176] } : (tapes[garment] ?? usualTape),
    }),
  };
}

const usualTape: GarmentArt['tape'] = { body: [180, 236], sleeves: [0.4, 0.62] };

const tapes: Partial<Readonly<Record<GarmentArt['garment'], GarmentArt['tape']>>> = {
  trousers: { legs: [270, 310] },
  bib: { legs: [270, 310] },
  vest: { body: [180, 236], hasBraces: true },
  coverall: { body: [128], sleeves: [0.62], legs: [300] },
};

const cuffWords: readonly (readonly [RegExp, CuffKind])[] = [
  [/gauntlet/i, 'gauntlet'],
  [/safety/i, 'safety'],
  [/hook|velcro|strap/i, 'strap'],
  [/knit/i, 'knit'],
  [/slip/i, 'slip'],
  [/band/i, 'band'],
  [/shirr|elastic/i, 'shirred'],
  [/hem/i, 'hem'],
];

const defaultCuffs: Readonly<Record<GloveArt['kind'], CuffKind>> = {
  mechanics: 'strap',
  impact: 'strap',
  leather: 'shirred',
  cotton: 'knit',
  dipped: 'knit',
};

const leatherWords = [
  [/weld|foundry/i, 'welder'],
  [/rigger/i, 'rigger'],
  [/./, 'driver'],
] as const;

const kindDetails: readonly (readonly [RegExp, Partial<GarmentArt>])[] = [
  [/tabard/i, { neck: 'round' }],
  [/bodywarmer|gilet/i, { sleeveLength: 'none', quilted: true, chestPockets: false }],
  [/sweatshirt|sweater|jumper|pullover/i, { neck: 'round' }],
  [/polo/i, { sleeveLength: 'short' }],
  [/t-shirt|tee\b/i, { neck: 'round', sleeveLength: 'short' }],
  [/shorts/i, { legLength: 'short' }],
];

function titleDetails(garment: GarmentArt['garment'], title: string, base: string): Partial<GarmentArt> {
  const canHaveHood = garment === 'jacket' || garment === 'tee' || garment === 'coverall';
  const hasSleeves = garment === 'shirt' || garment === 'polo' || garment === 'tee' || garment === 'coat';
  const sleeveLength = /\blong[- ]sleeve/i.test(title) ? undefined : 'short';
  return {
    ...(hasSleeves && /\b(long|short)[- ]sleeve/i.test(title) && { sleeveLength }),
    ...(canHaveHood && /\bhood(ed)?\b/i.test(title) && { hood: base }),
  };
}

/** The first that fits counts, so the narrower words stand first. */
const garmentWords: readonly (readonly [RegExp, GarmentArt['garment']])[] = [
  [/coverall|overall|suit/i, 'coverall'],
  [/bib/i, 'bib'],
  [/apron/i, 'apron'],
  [/bodywarmer|gilet/i, 'jacket'],
  [/vest|tabard|waistcoat/i, 'vest'],
  [/polo/i, 'polo'],
  [/t-shirt|tee\b|sweatshirt|sweater|jumper|pullover/i, 'tee'],
  [/shirt/i, 'shirt'],
  [/trousers|shorts|pants/i, 'trousers'],
  [/gown/i, 'gown'],
  [/scrub/i, 'scrubs'],
  [/tunic/i, 'tunic'],
  [/coat/i, 'coat'],
  [/jacket|parka/i, 'jacket'],
];

const defaultGarments: Partial<Readonly<Record<ProductType, GarmentArt['garment']>>> = {
  'Fire Resistant Garments': 'coverall',
  'High Visibility Garments': 'vest',
  'Hospital Wear Garments': 'scrubs',
};

const firstMatch = <Value>(words: readonly (readonly [RegExp, Value])[], text: string): Value | undefined =>
  words.find(([word]) => word.test(text))?.[1];

const withoutUndefined = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
