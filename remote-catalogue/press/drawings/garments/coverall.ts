import { group, line } from '../svg';
import { drawPlacket, nameCover, standCollar, zip } from './closures';
import { drawFlameOn, drawPocketBesideBrace, drawPockets } from './pockets';
import type { GarmentSheet } from './garment-sheet';
import { bothSides } from '../vector';
import { drawHood } from './neck';
import { drawOverallTape } from './tape';
import { drawKnees, nameTrouserHem, overallHem } from './trousers';

export function drawCoverall(sheet: GarmentSheet): void {
  const { art, body, collar, ink, isFront, tape, thread } = sheet;
  body.fold(
    bothSides(
      'M103 100Q113 116 112 142M98 250Q116 262 142 254M96 276Q110 270 134 274M92 330Q104 338 124 334',
    ),
  );
  body.add(line(`M90 166Q150 172 210 166M91 176Q150 182 209 176M150 ${isFront ? 205 : 179}V236`, ink));
  body.stitch('M90 169Q150 175 210 169M91 173Q150 179 209 173', thread);
  body.stitch(`${overallHem.row}M160 356Q196 360 230 352`, thread);
  if (isFront) drawKnees(sheet, 93);
  const braces = tape?.hasBraces ? bothSides(`M113 24C112 60 111 80 111 ${tape.body?.[0] ?? 110}`) : '';
  drawOverallTape(sheet, [172, 2.7], braces);
  nameTrouserHem(sheet, overallHem);
  if (isFront) drawFront(sheet);
  else drawBack(sheet);
  if (art.hood) drawHood(sheet, art.hood, 0.86);
  else collar.add(group({ transform: 'translate(27 -1) scale(.82)' }, standCollar(sheet)));
}

function drawFront(sheet: GarmentSheet): void {
  const { art, body, ink, tape, thread } = sheet;
  const placket = { from: 38, to: 208, half: 6.5 };
  drawPlacket(sheet, placket);
  if (art.zipCovered) nameCover(sheet, placket);
  else body.add(zip(sheet, 42, 204));
  const pocket = { x: 106, y: 82, width: 29, height: 31, flap: 10 };
  if (!tape?.hasBraces) drawPockets(sheet, pocket);
  body.add(line(bothSides('M121 178Q119 200 88 213'), ink));
  body.stitch(bothSides('M117 180Q115 197 88 208'), thread);
  if (!art.flame) return;
  if (tape?.hasBraces) drawPocketBesideBrace(sheet, { x: 120, width: 21, height: 32 });
  else drawFlameOn(sheet, pocket);
}

function drawBack(sheet: GarmentSheet): void {
  const { body, ink, thread } = sheet;
  body.add(line('M97 74Q150 82 203 74', ink));
  body.stitch('M97 77Q150 85 203 77', thread);
  drawPockets(sheet, { x: 104, y: 196, width: 32, height: 34, flap: 11 });
}
