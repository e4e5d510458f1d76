import { lighten } from '../colour';
import { line, outlined } from '../svg';
import { drawPocket } from './closures';
import type { GarmentSheet } from './garment-sheet';
import { bothSides } from './mirror';
import { drawTape, legBands } from './tape';

/** Ward trousers, gathered at the waist by a cord. */
export function drawDrawstringTrousers(sheet: GarmentSheet): void {
  const { art, body, ink, isFront, tape, thread } = sheet;
  const gathers = Array.from({ length: 12 }, (_, place) => `M${106 + place * 8} 28V43`).join('');
  body.add(line('M90 45Q150 49 210 45', ink), line(gathers, ink, 0.8, { opacity: 0.4 }));
  body.stitch('M70 350Q104 357 132 353M168 353Q196 357 230 350', thread);
  body.add(line('M150 46V142', ink));
  drawTape(sheet, body, 'r', legBands(tape?.legs ?? []));
  if (!isFront) {
    drawPocket(sheet, { x: 163, y: 82, width: 34, height: 38 });
    return;
  }
  body.add(line(bothSides('M102 47Q100 74 94 96'), ink));
  body.stitch(bothSides('M106 48Q104 76 97 98'), thread);
  if (art.pocket) body.add(outlined('M78 160H108L106 206H76Z', art.pocket, ink));
  const cord = art.accent ?? lighten(art.base, 0.6);
  const ends = bothSides('M150 38C144 48 138 64 140 84');
  body.add(line(ends, ink, 4.4), line(ends, cord, 2.8));
}
