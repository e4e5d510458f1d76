import { darken, threadOf } from '../colour';
import { area, line } from '../svg';
import { at } from '../vector';
import { aboveWrist } from './cuff-shape';
import { cap, capEdge, fingers, alongFinger, longFingers, on, thumb, type Finger } from './hand';
import { wholeGlove, type GloveSheet } from './glove-sheet';
import { knit, textured } from './textures';

/** The side of the little finger, where no pad and no guard is. */
const backPlace = [223, 268] as const;

/** Parts that mechanics and impact backs share: knit, side panels, thumb and fingertips in the second material. */
export function drawSyntheticBack(sheet: GloveSheet): void {
  const { cuff, defs, ink, layer, main, parts } = sheet;
  const panel = panelOf(sheet);
  const thread = threadOf(panel);
  layer.add(
    textured(wholeGlove, knit(defs, 'k', main, 0.5), 0.7),
    area(thumbPanel(), panel),
    line('M97 222Q113 262 119 312', ink),
    area('M252 190Q222 250 214 320H260Z', panel),
    line('M245 200Q222 250 214 320', ink),
    parts.name('back', backPlace, (colour) => area(aboveWrist(cuff), colour)),
  );
  layer.stitch('M101 222Q117 262 123 312', thread);
  if (sheet.art.kind === 'mechanics') layer.add(fingerSeams(ink));
  layer.add(fingers.map((part) => area(cap(part, capFrom(part)), panel)).join(''));
  layer.add(line(fingers.map((part) => capEdge(part, capFrom(part))).join(''), ink, 1.2));
  layer.stitch(fingers.map((part) => capEdge(part, capFrom(part) + 0.035)).join(''), thread);
}

export const panelOf = ({ art }: GloveSheet): string => art.panel ?? darken(art.base, 0.3);

const capFrom = (part: Finger): number => (part === thumb ? 0.72 : 0.8);

function thumbPanel(): string {
  const corners = [on(thumb, -0.1, -1.2), on(thumb, 1.5, -1.5), on(thumb, 1.5, 1.4)].map(at);
  return `M40 300L${corners.join('L')}L98 226Q112 262 118 312Z`;
}

function fingerSeams(ink: string): string {
  const seams = longFingers.map(
    (part) => alongFinger(part, -0.02, 0.98, -0.74, -0.73) + alongFinger(part, -0.02, 0.98, 0.74, 0.73),
  );
  return line(seams.join(''), ink, 1.1, { opacity: 0.7 });
}
