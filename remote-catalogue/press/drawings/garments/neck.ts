import { darken, lighten } from '../colour';
import { area, group, line, outlined, stitches } from '../svg';
import { bothSides, tenths } from '../vector';
import type { GarmentSheet } from './garment-sheet';

interface NeckBand {
  readonly colour: string;
  readonly width: number;
  /** Height of a V's point below the shoulders; round without. */
  readonly depth?: number | undefined;
}

/** The band around a neck. It ends on the shoulders, and in front the inside of the back can be seen. */
export function drawNeckBand(sheet: GarmentSheet, { colour, width, depth }: NeckBand): void {
  const { art, collar, ink, isFront, pieces } = sheet;
  if (!pieces.neck) return;
  const { x, y, sag } = pieces.neck;
  // The shoulders fall by two fifths.
  const [outX, outY] = [tenths(x - width * 0.93), tenths(y + width * 0.37)];
  const ring = (inner: string, outer: string) =>
    `M${x} ${y}${inner}${300 - x} ${y}L${300 - outX} ${outY}${outer}${outX} ${outY}Z`;
  const back = `Q150 ${y + sag} `;
  if (!isFront) {
    collar.add(outlined(ring(back, `Q150 ${y + sag + width * 2} `), colour, ink));
    return;
  }
  const front = depth === undefined ? `Q150 ${y + sag + 24} ` : `L150 ${y + depth}L`;
  const edge =
    depth === undefined ? `Q150 ${y + sag + 24 + width * 1.9} ` : `L150 ${tenths(y + depth + width * 1.5)}L`;
  const inside = `M${x} ${y}${back}${300 - x} ${y}${front}${x} ${y}Z`;
  const backBand = `M${x} ${y}${back}${300 - x} ${y}Q150 ${y + sag + width * 1.6} ${x} ${y}Z`;
  collar.add(
    area(inside, darken(art.base, 0.45)),
    outlined(backBand, darken(colour, 0.22), ink, 1),
    outlined(ring(front, edge), colour, ink),
  );
}

/** A knitted or sewn band in the second colour. `depth` is that of a V. */
export function boundNeck(sheet: GarmentSheet, depth: number): void {
  const { art } = sheet;
  const colour = art.accent ?? lighten(art.base, 0.2);
  drawNeckBand(sheet, { colour, width: 7, depth: art.neck === 'round' ? undefined : depth });
}

/** A hood that lies up behind the neck, of the size that the shoulders ask for. */
export function drawHood({ collar, ink, isFront, thread }: GarmentSheet, colour: string, scale = 1): void {
  const dome = 'M116 50C106 16 122 -20 150 -20C178 -20 194 16 184 50Q150 66 116 50Z';
  const opening = 'M128 44C122 18 134 -4 150 -4C166 -4 178 18 172 44Q150 54 128 44Z';
  const cords = line(bothSides('M131 52Q128 66 132 80'), ink, 2.4);
  const front = outlined(opening, darken(colour, 0.55), ink, 1.6) + cords;
  const back = line('M150 -20V58', ink) + stitches('M146.5 -18V57M153.5 -18V57', thread);
  const hood = outlined(dome, colour, ink, 2) + (isFront ? front : back);
  const transform = `translate(${tenths(150 - 150 * scale)} 0) scale(${scale})`;
  collar.add(scale === 1 ? hood : group({ transform }, hood));
}
