import { contourOf, darken, lighten, threadOf } from '../colour';
import { area, line, outlined } from '../svg';
import { bothSides } from '../vector';
import { stud } from './closures';
import cuts from './cuts.json';
import type { GarmentSheet } from './garment-sheet';
import { drawPocket, drawPockets } from './pockets';
import { drawTape, legBands, nameLegTape } from './tape';

const { legs: trousers } = cuts.garments.trousers;
const { legs: shorts } = cuts.garments.shorts;

export function drawTrousers(sheet: GarmentSheet): void {
  const { art, body, ink, isFront, thread } = sheet;
  const legs = art.legLength ? shorts : trousers;
  body.fold(bothSides(legs.folds.join('')) + legs.crotchFold);
  if (art.drawstring && !art.legLength) return drawDrawstringTrousers(sheet);
  body.add(line(legs.waist, ink), outlined(legs.loops, lighten(art.base, 0.06), ink, 1));
  body.stitch(legs.waistRows, thread);
  body.stitch(legs.hemRow + legs.otherHemRow, thread);
  if (isFront) drawFront(sheet, legs);
  else drawBack(sheet, legs);
  if (art.legLength || (art.hasThighPockets ?? true)) drawThighPockets(sheet, legs);
  drawLegTape(sheet);
  nameLegHem(sheet, legs);
}

/** Bands around legs; those of shorts are wider. */
function drawLegTape(sheet: GarmentSheet): void {
  const { art, body, tape } = sheet;
  const heights = tape?.legs ?? [];
  const wide = () => heights.map((y) => `M60 ${y - 2}Q105 ${y + 6} 150 ${y + 4}`).join('');
  const drawn = art.legLength ? bothSides(wide()) : legBands(heights);
  drawTape(sheet, body, 'r', drawn);
  nameLegTape(sheet, drawn);
}

function drawFront(sheet: GarmentSheet, { seam, button, fly, hip }: typeof trousers): void {
  const { art, body, ink, parts, thread } = sheet;
  body.add(seam && line(seam, ink), stud(150, button, 3, ink));
  body.stitch(fly.row, thread);
  // A closed zip lies between the stitches and the middle seam.
  body.add(parts.name('fly', [153.5, fly.y], (colour) => area(`${fly.row}V${fly.top}Z`, colour)));
  body.add(outlined(bothSides(hip.pocket), art.pocket ?? darken(art.base, 0.12), ink));
  body.stitch(bothSides(hip.row), thread);
  if (!art.knee || art.legLength) return;
  body.add(outlined(bothSides('M88 206L139 208L133 292L83 290Z'), art.knee, ink));
  body.stitch(bothSides('M92 210L135 212L129.5 288L87 286Z'), threadOf(art.knee));
  body.add(line(bothSides('M86 236L137 238M85 262L135 264'), contourOf(art.knee), 1, { opacity: 0.5 }));
}

function drawBack(sheet: GarmentSheet, { seam, yoke, yokeRow, backPocket }: typeof trousers): void {
  const { body, ink, thread } = sheet;
  if (yoke) body.add(line(seam + yoke, ink));
  body.stitch(yokeRow, thread);
  drawPockets(sheet, backPocket);
}

function drawThighPockets({ art, body, ink }: GarmentSheet, { thigh }: typeof trousers): void {
  const colour = art.pocket ?? lighten(art.base, 0.05);
  body.add(
    outlined(bothSides(thigh.pocket), colour, ink),
    outlined(bothSides(thigh.flap), art.flap ?? colour, ink),
  );
}

function drawDrawstringTrousers(sheet: GarmentSheet): void {
  const { art, body, ink, isFront, parts, thread } = sheet;
  const gathers = Array.from({ length: 12 }, (_, place) => `M${106 + place * 8} 28V43`).join('');
  body.add(line('M90 45Q150 49 210 45', ink), line(gathers, ink, 0.8, { opacity: 0.4 }));
  body.stitch(trousers.hemRow + trousers.otherHemRow, thread);
  body.add(line('M150 46V142', ink));
  drawLegTape(sheet);
  nameLegHem(sheet, trousers);
  if (!isFront) {
    drawPocket(sheet, { x: 163, y: 82, width: 34, height: 38 });
    return;
  }
  body.add(line(bothSides('M102 47Q100 74 94 96'), ink));
  body.stitch(bothSides('M106 48Q104 76 97 98'), thread);
  if (art.pocket) body.add(outlined('M78 160H108L106 206H76Z', art.pocket, ink));
  const cord = art.accent ?? lighten(art.base, 0.6);
  const ends = bothSides('M150 38C144 48 138 64 140 84');
  body.add(line(ends, ink, 5.4), line(ends, cord, 3.8));
  body.add(parts.name('drawstring', [142, 57], (colour) => line(ends, colour, 5.4)));
}

/** The hem of one leg, as the lowest part of the drawing. */
export function nameLegHem(
  { body, parts }: GarmentSheet,
  { hemRow, hem }: Pick<typeof trousers, 'hemRow' | 'hem'>,
): void {
  body.settle();
  body.add(parts.name('hem', [hem.x, hem.y], (colour) => area(`${hemRow}L150 400H60Z`, colour)));
}
