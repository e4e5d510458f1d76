import { area } from '../svg';
import type { GloveSheet } from './glove-sheet';
import { crissCross, dots } from './textures';

/** The middle of a dot, and a crossing of two lines. */
const places = { dots: [197.5, 237.5], 'criss-cross': [195, 234] } as const;

export function drawPrint({ art: { print }, cuff, defs, isPalm, layer, parts }: GloveSheet): void {
  if (!print || (print.sides === 'palm' && !isPalm)) return;
  const hand = `M20 20H300V${cuff.wrist - 12}Q168 ${cuff.wrist + 2} 20 ${cuff.wrist - 12}Z`;
  const pattern = print.pattern === 'dots' ? dots : crissCross;
  layer.add(
    area(hand, pattern(defs, print.colour)),
    parts.name('coating', places[print.pattern], (colour) => area(hand, pattern(defs, colour, 'painted'))),
  );
}
