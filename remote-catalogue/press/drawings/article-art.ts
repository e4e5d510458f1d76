import type { Art, KnownFacts } from './art';
import { defaultArt, type Drawable } from './default-art';

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
