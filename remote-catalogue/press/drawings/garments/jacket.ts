import { darken } from '../colour';
import { area, line, outlined } from '../svg';
import { buttons, drawPlacket, nameCover, shirtCollar, standCollar, zip } from './closures';
import { drawFlameLabel, drawFlameOn, drawPocket, drawPocketBesideBrace, drawPockets } from './pockets';
import type { GarmentSheet } from './garment-sheet';
import { bothSides } from '../vector';
import { drawHem } from './hem';
import { boundNeck, drawHood } from './neck';
import { drawUpperTape } from './tape';

export function drawJacket(sheet: GarmentSheet): void {
  const { art, body, collar, isFront } = sheet;
  body.fold(bothSides('M92 132Q104 150 106 190M86 250Q100 262 104 296') + 'M120 240Q128 266 122 300');
  if (art.quilted) drawQuilting(sheet);
  else drawYoke(sheet);
  drawHem(sheet);
  drawUpperTape(sheet);
  if (isFront) drawFront(sheet);
  if (art.hood) drawHood(sheet, art.hood);
  else collar.add(art.garment === 'jacket' ? standCollar(sheet) : shirtCollar(sheet));
}

function drawQuilting({ body, ink, pieces: { hem } }: GarmentSheet): void {
  const rows = Array.from({ length: Math.floor((hem - 84) / 24) }, (_, row) => 80 + row * 24);
  body.add(line(rows.map((y) => `M60 ${y}Q150 ${y + 9} 240 ${y}`).join(''), ink, 1.1, { opacity: 0.6 }));
}

function drawYoke({ art, body, ink, isFront, thread }: GarmentSheet): void {
  if (!isFront) {
    body.fold('M128 100Q124 160 130 210M172 100Q176 160 170 210');
    if (art.yoke) return;
    body.add(line('M84 92Q150 104 216 92', ink));
    body.stitch('M84 95.5Q150 107.5 216 95.5', thread);
    return;
  }
  if (art.yoke) return;
  body.add(line(bothSides('M80 76Q118 84 150 84'), ink, 1.1, { opacity: 0.7 }));
  body.stitch(bothSides('M80 79.5Q118 87.5 150 87.5'), thread);
}

function drawFront(sheet: GarmentSheet): void {
  const { art } = sheet;
  if (art.garment === 'jacket') drawJacketFront(sheet);
  else drawShirtFront(sheet);
  drawChest(sheet);
  if (art.garment === 'jacket') drawSidePockets(sheet);
}

function drawChest(sheet: GarmentSheet): void {
  const { art, tape } = sheet;
  const pocket = { x: 97, y: 104, width: 34, height: 38, flap: 13 };
  const hasPockets = art.chestPockets ?? !tape?.hasBraces;
  if (hasPockets) drawPockets(sheet, pocket);
  if (!art.flame) return;
  if (hasPockets) drawFlameOn(sheet, pocket);
  else if (tape?.hasBraces) drawPocketBesideBrace(sheet, { x: 118, width: 21, height: 36 });
  else drawFlameLabel(sheet, { x: 106, y: 104 });
}

function drawJacketFront(sheet: GarmentSheet): void {
  const { art, body, ink, pieces } = sheet;
  const placket = { from: 44, to: pieces.hem + 10, half: 9 };
  drawPlacket(sheet, placket);
  if (art.lower) body.add(outlined(`M141 ${art.lowerY ?? 216}H159V${pieces.hem + 10}H141Z`, art.lower, ink));
  if (art.zipCovered) nameCover(sheet, placket);
  else body.add(zip(sheet, 48, pieces.hem + 4));
}

function drawShirtFront(sheet: GarmentSheet): void {
  drawPlacket(sheet, { from: 50, to: sheet.pieces.hem + 9, half: 7.5 });
  sheet.body.add(buttons(sheet, 72, sheet.pieces.hem - 14, 7));
}

function drawSidePockets({ art, body, ink, pieces: { hem }, thread }: GarmentSheet): void {
  const welt = bothSides(`M96 ${hem - 62}L104 ${hem - 64}L118 ${hem - 20}L110 ${hem - 17}Z`);
  body.add(outlined(welt, art.flap ?? darken(art.base, 0.1), ink));
  body.stitch(bothSides(`M100 ${hem - 60}L113 ${hem - 20}`), thread);
}

export function drawShoulders({ art, body, ink }: GarmentSheet): void {
  if (!art.yoke) return;
  const [side, middle] = art.garment === 'coverall' ? [78, 84] : [98, 106];
  body.add(
    area(`M0 0H300V${side}Q150 ${middle} 0 ${side}Z`, art.yoke),
    line(`M0 ${side}Q150 ${middle} 300 ${side}`, ink),
  );
}

export function drawKnitTop(sheet: GarmentSheet): void {
  const { art, body, collar, isFront } = sheet;
  body.fold(bothSides('M92 132Q104 150 106 190M86 240Q100 252 104 280') + 'M120 226Q128 252 122 284');
  drawHem(sheet);
  drawUpperTape(sheet);
  if (isFront) drawKnitChest(sheet);
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

function drawKnitChest(sheet: GarmentSheet): void {
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
