import * as facts from '../../articles/facts/article-facts';
import type { Drawing, Product } from '../../articles/product';
import { isGloveType, typeLabel } from '../../articles/product-types';
import { explainMarkings } from '../../articles/standards/explain-markings';
import { markingTable } from '../../articles/standards/marking-table';
import type { Art } from '../drawings/art';
import { drawArticle } from '../drawings/draw-article';

/** Texts of an article on paper: all that its page knows of it, in the page's words. */
export function printedArticle(article: Product) {
  const { articleNo, type, title, description, alsoAvailableIn = [], ext = {} } = article;
  const isGlove = isGloveType(type);
  const { values: sizes = [] } = ext.sizes ?? {};
  const construction = facts.constructionFacts(article);
  return {
    articleNo,
    title,
    type: typeLabel(type),
    kind: ext.kind ?? '',
    uses: { heading: isGlove ? 'Intended uses' : 'Specification', lines: description },
    facts: [
      ...facts.fact(sizes.length === 1 ? 'Size' : 'Sizes', sizes.join(', ')),
      ...(isGlove ? [] : construction),
      ...facts.dataFacts(article),
    ],
    /** How it is packed and cared for, and its versions. */
    trade: [
      ...facts.packingFacts(ext),
      ...facts.careFacts(ext),
      ...facts.fact('Also available in', alsoAvailableIn.join('; ')),
    ],
    markings: explainMarkings(ext.ratings).map(markingTable),
    /** How a glove is made, in sentences. */
    construction: isGlove ? construction : [],
  };
}

/** A drawing of an article as PDF files hold it, with its alternative text. */
export function printedDrawing(article: Product, art: Art, view: Drawing['view']) {
  const { articleNo, title, ext } = article;
  const colours = ext?.colours?.map(({ name }) => name.toLowerCase()).join(', ');
  const alt = [`Drawing of ${articleNo} ${title}`, `seen from the ${view}`, colours]
    .filter(Boolean)
    .join(', ');
  return { image: drawArticle(art, view), alt };
}

/** The photograph of an article as PDF files hold it. The encoder is loaded only for a photograph. */
export async function printedPhoto({ articleNo, title }: Product, photo: Uint8Array) {
  const { makePrintedPhoto } = await import('../photographs/make-photo');
  return { image: [...(await makePrintedPhoto(photo))], alt: `Photograph of ${articleNo} ${title}` };
}
