import { area } from '../svg';
import type { GloveSheet } from './glove-sheet';
import { crissCross, dots } from './textures';

/** What is printed on palm and fingers; it ends above the cuff. */
export function drawPrint({ art: { print }, cuff, defs, isPalm, layer, parts }: GloveSheet): void {
  if (!print || (print.sides === 'palm' && !isPalm)) return;
  const hand = `M20 20H300V${cuff.wrist - 12}Q168 ${cuff.wrist + 2} 20 ${cuff.wrist - 12}Z`;
  const pattern = print.pattern === 'dots' ? dots : crissCross;
  layer.add(
    area(hand, pattern(defs, print.colour)),
    parts.name('coating', [196, 236], (colour) => area(hand, colour)),
  );
}
