import { contourOf, darken, lighten, threadOf } from '../colour';
import { area, line, outlined } from '../svg';
import { bothSides, type Point } from '../vector';
import { stud } from './closures';
import type { GarmentSheet } from './garment-sheet';
import { drawPocket, drawPockets } from './pockets';
import { drawTape, legBands, nameLegTape } from './tape';

export function drawTrousers(sheet: GarmentSheet): void {
  const { art, body, isFront, tape, thread } = sheet;
  if (art.legLength) return drawShorts(sheet);
  body.fold(
    bothSides(
      'M96 130Q116 148 144 138M92 220Q108 230 136 224M90 246Q106 238 134 244M84 330Q104 338 128 332',
    ) + 'M138 100Q130 118 112 122',
  );
  if (art.drawstring) return drawDrawstringTrousers(sheet);
  drawWaistband(sheet);
  body.stitch(`${trouserHem.row}M168 353Q196 357 230 350`, thread);
  if (isFront) drawFront(sheet);
  else drawBack(sheet);
  if (art.hasThighPockets ?? true) drawCargoPockets(sheet);
  drawLegTape(sheet, legBands(tape?.legs ?? []));
  nameTrouserHem(sheet, trouserHem);
}

function drawLegTape(sheet: GarmentSheet, drawn: string): void {
  drawTape(sheet, sheet.body, 'r', drawn);
  nameLegTape(sheet, drawn);
}

function drawWaistband({ art, body, ink, thread }: GarmentSheet): void {
  const loops = [110, 128, 168, 186].map((x) => `M${x} 24H${x + 5}V48H${x}Z`).join('');
  body.add(line('M90 44H210', ink), outlined(loops, lighten(art.base, 0.06), ink, 1));
  body.stitch('M90 29.5H210M90 40.5H210', thread);
}

function drawFront(sheet: GarmentSheet): void {
  const { art, body, ink, thread } = sheet;
  body.add(line('M150 44V142', ink), stud(150, 35, 3, ink));
  drawFly(sheet, trouserFly);
  body.add(outlined(bothSides('M98 46H122Q122 74 95 90Z'), art.pocket ?? darken(art.base, 0.12), ink));
  body.stitch(bothSides('M118 48Q117 70 96 84'), thread);
  if (!art.knee) return;
  body.add(outlined(bothSides('M88 206L139 208L133 292L83 290Z'), art.knee, ink));
  body.stitch(bothSides('M92 210L135 212L129.5 288L87 286Z'), threadOf(art.knee));
  body.add(line(bothSides('M86 236L137 238M85 262L135 264'), contourOf(art.knee), 1, { opacity: 0.5 }));
}

/** Stitches of a closed zip, which lies between them and the middle seam. */
interface Fly {
  readonly top: number;
  readonly row: string;
  readonly place: Point;
}

const trouserFly: Fly = { top: 44, row: 'M157 44V86Q156 98 150 102', place: [153.5, 71] };
const shortsFly: Fly = { top: 90, row: 'M157 90V130Q156 142 150 146', place: [153.5, 115] };

function drawFly({ body, parts, thread }: GarmentSheet, { top, row, place }: Fly): void {
  body.stitch(row, thread);
  body.add(parts.name('fly', place, (colour) => area(`${row}V${top}Z`, colour)));
}

function drawBack(sheet: GarmentSheet): void {
  const { body, ink, thread } = sheet;
  body.add(line('M150 44V142M98 60Q150 74 202 60', ink));
  body.stitch('M98 63Q150 77 202 63', thread);
  drawPockets(sheet, { x: 104, y: 82, width: 35, height: 38 });
}

function drawCargoPockets({ art, body, ink }: GarmentSheet): void {
  const colour = art.pocket ?? lighten(art.base, 0.05);
  body.add(
    outlined(bothSides('M76 150L98 152L96 200L74 198Z'), colour, ink),
    outlined(bothSides('M74 148L100 150L99 163L74 161Z'), art.flap ?? colour, ink),
  );
}

function drawDrawstringTrousers(sheet: GarmentSheet): void {
  const { art, body, ink, isFront, parts, tape, thread } = sheet;
  const gathers = Array.from({ length: 12 }, (_, place) => `M${106 + place * 8} 28V43`).join('');
  body.add(line('M90 45Q150 49 210 45', ink), line(gathers, ink, 0.8, { opacity: 0.4 }));
  body.stitch(`${trouserHem.row}M168 353Q196 357 230 350`, thread);
  body.add(line('M150 46V142', ink));
  drawLegTape(sheet, legBands(tape?.legs ?? []));
  nameTrouserHem(sheet, trouserHem);
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

function drawShorts(sheet: GarmentSheet): void {
  const { art, body, ink, isFront, tape, thread } = sheet;
  body.fold(bothSides('M94 150Q116 170 142 160M86 206Q106 216 132 210') + 'M138 130Q128 152 110 158');
  const loops = [106, 126, 169, 189].map((x) => `M${x} 68H${x + 5}V94H${x}Z`).join('');
  body.add(line('M84 90H216M150 90V188', ink), outlined(loops, lighten(art.base, 0.06), ink, 1));
  body.stitch('M84 74.5H216M84 86.5H216', thread);
  body.stitch(bothSides(shortsHem.row), thread);
  if (isFront) drawFrontOfShorts(sheet);
  else drawPockets(sheet, { x: 102, y: 122, width: 37, height: 40 });
  const colour = art.pocket ?? lighten(art.base, 0.05);
  body.add(
    outlined(bothSides('M76 188L104 190L101 240L72 237Z'), colour, ink),
    outlined(bothSides('M74 186L106 188L105 202L73 200Z'), art.flap ?? colour, ink),
  );
  const legs = (tape?.legs ?? []).map((y) => `M60 ${y - 2}Q105 ${y + 6} 150 ${y + 4}`).join('');
  drawLegTape(sheet, legs && bothSides(legs));
  nameTrouserHem(sheet, shortsHem);
}

function drawFrontOfShorts(sheet: GarmentSheet): void {
  const { art, body, ink, thread } = sheet;
  body.add(stud(150, 80, 3, ink));
  drawFly(sheet, shortsFly);
  body.add(outlined(bothSides('M92 92H120Q120 122 87 140Z'), art.pocket ?? darken(art.base, 0.12), ink));
  body.stitch(bothSides('M116 94Q115 118 88 134'), thread);
}

export interface TrouserHem {
  readonly row: string;
  readonly place: Point;
}

export const trouserHem: TrouserHem = { row: 'M70 350Q104 357 132 353', place: [104, 357] };
export const shortsHem: TrouserHem = { row: 'M70 252Q108 262 140 258', place: [104, 262.8] };
export const overallHem: TrouserHem = { row: 'M70 352Q104 360 140 356', place: [104, 360] };

export function nameTrouserHem({ body, parts }: GarmentSheet, { row, place }: TrouserHem): void {
  body.settle();
  body.add(parts.name('hem', place, (colour) => area(`${row}L150 400H60Z`, colour)));
}

/** Knees of overalls. @param x left end of their upper edge */
export function drawKnees({ art: { knee }, body, ink }: GarmentSheet, x: number): void {
  if (!knee) return;
  body.add(outlined(bothSides(`M${x} 264L137 266L132 318L${x - 4} 316Z`), knee, ink));
  body.stitch(bothSides(`M${x + 3} 267L134 269L129 315L${x - 1} 313Z`), threadOf(knee));
}
