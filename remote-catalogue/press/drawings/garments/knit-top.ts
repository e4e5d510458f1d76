import { outlined } from '../svg';
import { buttons, drawPlacket, shirtCollar } from './closures';
import { drawFlameLabel, drawFlameOn, drawPocket } from './pockets';
import type { GarmentSheet } from './garment-sheet';
import { drawHem } from './hem';
import { bothSides } from '../vector';
import { boundNeck, drawHood } from './neck';
import { drawUpperTape } from './tape';

export function drawKnitTop(sheet: GarmentSheet): void {
  const { art, body, collar, isFront } = sheet;
  body.fold(bothSides('M92 132Q104 150 106 190M86 240Q100 252 104 280') + 'M120 226Q128 252 122 284');
  drawHem(sheet);
  drawUpperTape(sheet);
  if (isFront) drawChest(sheet);
  if (art.garment === 'polo') {
    if (isFront) drawPoloFront(sheet);
    collar.add(shirtCollar(sheet));
  } else if (art.hood) {
    drawHood(sheet, art.hood);
    drawPouch(sheet);
  } else {
    boundNeck(sheet, 58);
  }
}

function drawChest(sheet: GarmentSheet): void {
  const { art } = sheet;
  const pocket = { x: 166, y: 108, width: 32, height: 36 };
  if (art.chestPockets) drawPocket(sheet, pocket);
  if (!art.flame) return;
  if (art.chestPockets) drawFlameOn(sheet, pocket);
  else drawFlameLabel(sheet, { x: 104, y: 96 });
}

function drawPoloFront(sheet: GarmentSheet): void {
  drawPlacket(sheet, { from: 50, to: 120, half: 7 });
  sheet.body.add(buttons(sheet, 74, 108, 3));
}

function drawPouch({ art, body, ink, isFront, pieces: { hem }, thread }: GarmentSheet): void {
  if (!isFront) return;
  const [top, foot] = [hem - 78, hem - 14];
  const d = `M122 ${top}H178L200 ${top + 34}V${foot}H100V${top + 34}Z`;
  body.add(outlined(d, art.pocket ?? art.base, ink));
  body.stitch(bothSides(`M126 ${top + 4}L104 ${top + 37}`), thread);
}
