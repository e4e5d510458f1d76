import { darken, lighten } from '../colour';
import { area, group, line, outlined, stitches } from '../svg';
import { tenths } from '../vector';
import type { GarmentSheet } from './garment-sheet';
import { bothSides } from './mirror';

/** The bound neck of a garment that is pulled over the head. `depth` is that of a V, from the shoulders. */
export function boundNeck(
  { art, collar, ink, isFront }: GarmentSheet,
  shoulder: number,
  depth: number,
): void {
  const back = `Q150 ${shoulder + 16} `;
  const front = art.neck === 'round' ? `Q150 ${shoulder + 32} ` : `L150 ${shoulder + depth}L`;
  const neck = `M129 ${shoulder}${isFront ? front : back}171 ${shoulder}`;
  if (isFront) collar.add(area(`${neck}Q150 ${shoulder + 10} 129 ${shoulder}Z`, darken(art.base, 0.45)));
  collar.add(line(neck, ink, 7.6), line(neck, art.accent ?? lighten(art.base, 0.2), 5.8));
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
