import { darken, lighten } from '../colour';
import { area, line, outlined } from '../svg';
import { button, buttons, drawPlacket, nameCover, standCollar } from './closures';
import type { GarmentSheet } from './garment-sheet';
import { nameHem } from './hem';
import { bothSides } from '../vector';
import { drawPocket, drawPockets } from './pockets';

export function drawCoat(sheet: GarmentSheet): void {
  const { body, isFront, thread } = sheet;
  body.fold(bothSides('M94 120Q112 160 108 220M100 272Q104 304 98 346') + 'M136 296Q132 320 136 350');
  body.stitch('M60 336Q150 352 240 336', thread);
  nameHem(sheet);
  if (isFront) drawFront(sheet);
  else drawBack(sheet);
}

function drawFront(sheet: GarmentSheet): void {
  const { art, body, collar, ink, thread } = sheet;
  drawPockets(sheet, { x: 94, y: 222, width: 42, height: 48 });
  if (art.neck === 'stand') {
    const placket = { from: 44, to: 356, half: 9 };
    drawPlacket(sheet, placket);
    nameCover(sheet, placket);
    collar.add(standCollar(sheet));
    return;
  }
  drawPocket(sheet, { x: 168, y: 122, width: 30, height: 32 });
  body.add(line('M150 120V356', ink), buttons(sheet, 134, 286, 5));
  body.stitch('M157 126V350', thread);
  collar.add(lapels(sheet));
}

function lapels({ art, ink }: GarmentSheet): string {
  const cloth = art.collar ?? lighten(art.base, 0.07);
  return (
    area('M130 33Q150 34 170 33L150 122Z', darken(art.base, 0.5)) +
    outlined(bothSides('M129 34L150 122L117 88L128 78L113 74Z'), cloth, ink) +
    outlined('M129 31Q150 16 171 31Q150 42 129 31Z', darken(cloth, 0.12), ink) +
    outlined(bothSides('M129 31Q122 40 120 60L130 74Q136 50 132 34Z'), cloth, ink)
  );
}

function drawBack(sheet: GarmentSheet): void {
  const { art, body, collar, ink, thread } = sheet;
  body.add(line('M90 82Q150 92 210 82M150 250V356', ink));
  body.stitch('M90 85.5Q150 95.5 210 85.5', thread);
  body.add(outlined('M112 186H188V200H112Z', lighten(art.base, 0.06), ink));
  body.add(...[119, 181].map((x) => button(x, 193, ink, art.metal ?? lighten(art.base, 0.55))));
  const folded = 'M117 41C126 20 174 20 183 41Q150 58 117 41Z';
  const cloth = art.collar ?? lighten(art.base, 0.07);
  collar.add(art.neck === 'stand' ? standCollar(sheet) : outlined(folded, cloth, ink));
}
