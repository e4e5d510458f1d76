import { darken } from '../colour';
import { area, line } from '../svg';
import { aboveWrist, belowWrist, edgeLine } from './cuff-shape';
import { drawCuff } from './cuffs';
import { wholeGlove, type GloveSheet } from './glove-sheet';
import { alongFinger, backPoints, longFingers } from './hand';
import { drawPrint, knit, terry, textured, twill } from './textures';

/** A place between printed dots, and between printed lines. */
const placeOnCloth = [137.5, 272.5] as const;

export function drawCotton(sheet: GloveSheet): void {
  const { art, cuff, isPalm, layer, main, parts } = sheet;
  const seams = longFingers.map(
    (part) => alongFinger(part, 0.05, 0.95, -0.86) + alongFinger(part, 0.05, 0.95, 0.86),
  );
  layer.add(
    area(wholeGlove, clothOf(sheet)),
    parts.name(isPalm ? 'palm' : 'back', placeOnCloth, (colour) => area(aboveWrist(cuff), colour)),
    line(seams.join(''), darken(main, 0.4), 0.9, { opacity: 0.3 }),
  );
  drawPrint(sheet);
  if (art.hasPoints && !isPalm) layer.add(line(backPoints(), darken(main, 0.4), 1.6, { opacity: 0.55 }));
  layer.add(line('M96 226Q116 250 118 300', darken(main, 0.45), 1.1, { opacity: isPalm ? 0.5 : 0.3 }));
}

function clothOf({ art, defs, main }: GloveSheet): string {
  switch (art.weave) {
    case 'twill':
      return twill(defs, main);
    case 'terry':
      return terry(defs, main);
    case undefined:
      return knit(defs, 'k', main);
  }
}

export function drawCottonCuff(sheet: GloveSheet): void {
  const { art, cuff, defs, layer } = sheet;
  drawCuff(sheet);
  if (art.cuff !== 'knit' && art.cuff !== 'hem') return;
  layer.add(
    textured(belowWrist(cuff), knit(defs, 'q', art.cuffColour ?? art.base, 0.4), 0.4),
    line(edgeLine(cuff, 3), art.accent, 6),
  );
}
