import type { Art } from './art';
import { chooseParts, type Drawn } from './choose-parts';
import { colourNames, plainColours, type View } from './outlines';

export { keepMinified } from './minified-picture';

/** The drawing of an article as an SVG file, four wide and five high. Equal art gives equal text on every machine. */
export const drawArticle = (art: Art, view: View): string => drawParts(art, view).svg;

/** The drawing, and the parts that it shows. */
export function drawParts({ outline, parts, colours, isLeftHand }: Art, view: View): Drawn {
  const plain = chooseParts(`${outline}-${view}`, parts);
  const own = new Map(colourNames.map((name) => [plainColours[name], colours[name]]));
  const svg = plain.svg.replace(/#[0-9a-f]{6}/g, (colour) => own.get(colour) ?? colour);
  return isLeftHand ? mirrored({ ...plain, svg }) : { ...plain, svg };
}

/** Pictures of gloves show a right hand, and are 300 wide. */
const mirrored = ({ svg, parts }: Drawn): Drawn => ({
  svg: svg.replace(/^(<svg[^>]*>)([^]*)(<\/svg>)$/, '$1<g transform="translate(300)scale(-1 1)">$2</g>$3'),
  parts: parts.map(({ x, ...part }) => ({ ...part, x: Math.round((100 - x) * 10) / 10 })),
});
