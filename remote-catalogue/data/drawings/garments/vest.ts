import { darken, lighten } from '../colour';
import { area, line, outlined } from '../svg';
import { drawPockets, zip } from './closures';
import type { GarmentSheet } from './garment-sheet';
import { bothSides } from './mirror';
import { boundNeck } from './neck';
import { drawUpperTape } from './tape';

const standardBinding = '#3a4246';

/** A sleeveless vest with bound edges; with a round neck it is a tabard, pulled over the head. */
export function drawVest(sheet: GarmentSheet): void {
  const { art, body, isFront } = sheet;
  const binding = art.binding ?? standardBinding;
  drawUpperTape(sheet, 'M113 20C112 90 110 140 110');
  body.fold(bothSides('M88 130Q100 150 102 176M86 250Q98 262 102 294'));
  body.add(
    line(bothSides('M102 40C103 68 98 96 84 116'), binding, 9),
    line('M70 299Q150 313 230 299', binding, 8),
  );
  if (art.neck === 'round') {
    boundNeck({ ...sheet, art: { ...art, accent: binding } }, 36, 0);
    return;
  }
  if (isFront) drawVestFront(sheet);
  drawNeck(sheet, binding);
}

function drawVestFront(sheet: GarmentSheet): void {
  const { art, body, ink, thread } = sheet;
  if (art.zipCovered) {
    body.add(line('M150 98V310', ink));
    body.stitch('M144 100V306M156 100V306', thread);
  } else body.add(zip(sheet, 98, 306));
  const pockets = bothSides('M96 222H136V262L131 267H101L96 262Z');
  body.add(outlined(pockets, art.pocket ?? lighten(art.base, 0.08), ink));
  body.stitch(bothSides('M96 228H136'), thread);
  if (!art.chestPockets) return;
  drawPockets(sheet, { x: 101, y: 122, width: 32, height: 38, flap: 11 });
}

function drawNeck({ art, collar, ink, isFront }: GarmentSheet, binding: string): void {
  const neck = isFront ? 'M122 34Q128 70 150 98Q172 70 178 34' : 'M122 34Q150 54 178 34';
  if (isFront) collar.add(area(`${neck}Q150 50 122 34Z`, darken(art.base, 0.5), { opacity: 0.9 }));
  collar.add(line(neck, ink, 7), line(neck, binding, 5.2));
  if (isFront) collar.add(area('M122 34Q150 50 178 34Q150 62 122 34Z', darken(art.base, 0.25)));
}
