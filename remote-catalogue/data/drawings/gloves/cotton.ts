import { darken } from '../colour';
import { area, line } from '../svg';
import { belowWrist, edgeLine } from './cuff-shape';
import { drawCuff } from './cuffs';
import { wholeGlove, type GloveSheet } from './glove-sheet';
import { alongFinger, longFingers } from './hand';
import { dots, knit, textured } from './textures';

/** A cut or knitted cotton glove, with or without dots on the palm. */
export function drawCotton({ art, cuff, defs, isPalm, layer, main }: GloveSheet): void {
  const seams = longFingers.map(
    (part) => alongFinger(part, 0.05, 0.95, -0.86) + alongFinger(part, 0.05, 0.95, 0.86),
  );
  layer.add(
    area(wholeGlove, knit(defs, 'k', main)),
    line(seams.join(''), darken(main, 0.4), 0.9, { opacity: 0.3 }),
  );
  if (art.dots && isPalm) {
    const hand = `M20 20H300V${cuff.wrist - 12}Q168 ${cuff.wrist + 2} 20 ${cuff.wrist - 12}Z`;
    layer.add(area(hand, dots(defs, art.dots)));
  }
  layer.add(line('M96 226Q116 250 118 300', darken(main, 0.45), 1.1, { opacity: isPalm ? 0.5 : 0.3 }));
}

/** The cuff of a cotton glove; a knitted one shows its rows and a coloured edge. */
export function drawCottonCuff(sheet: GloveSheet): void {
  const { art, cuff, defs, layer } = sheet;
  drawCuff(sheet);
  if (art.cuff !== 'knit' && art.cuff !== 'hem') return;
  layer.add(
    textured(belowWrist(cuff), knit(defs, 'q', art.cuffColour ?? art.base, 0.4), 0.4),
    line(edgeLine(cuff, 3), art.accent, 6),
  );
}
