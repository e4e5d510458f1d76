import { darken, lighten, threadOf } from '../colour';
import { area, group, line, outlined } from '../svg';
import { drawPlacket, nameCover, standCollar, stud, zip } from './closures';
import { drawFlameLabel, drawFlameOn, drawPocket, drawPocketBesideBrace, drawPockets } from './pockets';
import type { GarmentSheet } from './garment-sheet';
import { bothSides } from '../vector';
import { drawOverallTape } from './tape';
import { nameLegHem } from './trousers';
import { drawHood } from './neck';

const overall = { hemRow: 'M70 352Q104 360 140 356', hem: { x: 104, y: 360 } } as const;

export function drawBib(sheet: GarmentSheet): void {
  const { body, ink, isFront, thread } = sheet;
  body.fold(
    bothSides('M98 250Q116 262 142 254M96 276Q110 270 134 274M92 330Q104 338 124 334') +
      'M138 176Q128 194 110 198',
  );
  body.add(line('M90 134Q150 140 210 134M90 146Q150 152 210 146M150 150V236', ink));
  body.stitch('M90 137Q150 143 210 137M90 143Q150 149 210 143', thread);
  body.stitch(`${bothSides('M95 152C97 134 104 121 116 111L122 70')}M122 70H178`, thread);
  body.stitch(`${overall.hemRow}M160 356Q196 360 230 352`, thread);
  if (isFront) drawKnees(sheet, 91);
  drawOverallTape(sheet, [136, 3]);
  nameLegHem(sheet, overall);
  if (isFront) drawBibFront(sheet);
  else drawPockets(sheet, { x: 102, y: 166, width: 34, height: 36 });
  drawBraces(sheet);
}

function drawBibFront(sheet: GarmentSheet): void {
  const { art, body, ink, tape, thread } = sheet;
  const pocket = { x: 129, y: 84, width: 42, height: 36, flap: 11 };
  if (!tape?.body) drawPocket(sheet, pocket);
  body.add(outlined(bothSides('M96 150H118Q118 174 91 190Z'), art.pocket ?? darken(art.base, 0.12), ink));
  body.stitch(bothSides('M114 152Q113 172 92 185'), thread);
  body.add(...[101, 199].map((x) => stud(x, 141, 2.4, ink)));
  if (!art.flame) return;
  if (tape?.body) drawFlameLabel(sheet, { x: 124, y: 78 });
  else drawFlameOn(sheet, pocket);
}

/** The braces lie over the shoulders, so their upper ends are folds. */
function drawBraces({ art, collar, ink, isFront, parts }: GarmentSheet): void {
  const colour = art.binding ?? lighten(art.base, 0.08);
  const round = { 'stroke-linecap': 'round' };
  const strap = (d: string, fill: string) => line(d, ink, 13, round) + line(d, fill, 10.6, round);
  const overShoulders = bothSides('M128 24Q134 46 150 66');
  const down = bothSides('M128 74V24');
  if (!isFront) {
    collar.add(strap(bothSides('M128 24Q134 52 150 84'), colour));
    return;
  }
  const buckles = bothSides('M120 62H136V80H120Z');
  collar.add(
    strap(overShoulders, darken(colour, 0.4)),
    outlined('M119 66H181L182 72H118Z', art.base, ink),
    strap(down, colour),
    outlined(buckles, '#c9ced1', ink, 1),
    line(bothSides('M120 71H136'), ink, 1),
    parts.name('buckles', [172, 67], (fill) => area(buckles, fill)),
  );
}

export function drawCoverall(sheet: GarmentSheet): void {
  const { art, body, collar, ink, isFront, tape, thread } = sheet;
  body.fold(
    bothSides(
      'M103 100Q113 116 112 142M98 250Q116 262 142 254M96 276Q110 270 134 274M92 330Q104 338 124 334',
    ),
  );
  body.add(line(`M90 166Q150 172 210 166M91 176Q150 182 209 176M150 ${isFront ? 205 : 179}V236`, ink));
  body.stitch('M90 169Q150 175 210 169M91 173Q150 179 209 173', thread);
  body.stitch(`${overall.hemRow}M160 356Q196 360 230 352`, thread);
  if (isFront) drawKnees(sheet, 93);
  const braces = tape?.hasBraces ? bothSides(`M113 24C112 60 111 80 111 ${tape.body?.[0] ?? 110}`) : '';
  drawOverallTape(sheet, [172, 2.7], braces);
  nameLegHem(sheet, overall);
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

/** @param x left end of their upper edge */
function drawKnees({ art: { knee }, body, ink }: GarmentSheet, x: number): void {
  if (!knee) return;
  body.add(outlined(bothSides(`M${x} 264L137 266L132 318L${x - 4} 316Z`), knee, ink));
  body.stitch(bothSides(`M${x + 3} 267L134 269L129 315L${x - 1} 313Z`), threadOf(knee));
}
