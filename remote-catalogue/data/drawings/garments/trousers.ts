import { contourOf, darken, lighten, threadOf } from '../colour';
import { line, outlined } from '../svg';
import { drawPockets, stud } from './closures';
import { drawDrawstringTrousers } from './drawstring-trousers';
import type { GarmentSheet } from './garment-sheet';
import { bothSides } from './mirror';
import { drawShorts } from './shorts';
import { drawTape, legBands } from './tape';

/** Work trousers with cargo pockets. */
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
  body.stitch('M70 350Q104 357 132 353M168 353Q196 357 230 350', thread);
  if (isFront) drawFront(sheet);
  else drawBack(sheet);
  drawCargoPockets(sheet);
  drawTape(sheet, body, 'r', legBands(tape?.legs ?? []));
}

function drawWaistband({ art, body, ink, thread }: GarmentSheet): void {
  const loops = [110, 128, 168, 186].map((x) => `M${x} 24H${x + 5}V48H${x}Z`).join('');
  body.add(line('M90 44H210', ink), outlined(loops, lighten(art.base, 0.06), ink, 1));
  body.stitch('M90 29.5H210M90 40.5H210', thread);
}

function drawFront(sheet: GarmentSheet): void {
  const { art, body, ink, thread } = sheet;
  body.add(line('M150 44V142', ink), stud(150, 35, 3, ink));
  body.stitch('M157 44V86Q156 98 150 102', thread);
  body.add(outlined(bothSides('M98 46H122Q122 74 95 90Z'), art.pocket ?? darken(art.base, 0.12), ink));
  body.stitch(bothSides('M118 48Q117 70 96 84'), thread);
  if (!art.knee) return;
  body.add(outlined(bothSides('M88 206L139 208L133 292L83 290Z'), art.knee, ink));
  body.stitch(bothSides('M92 210L135 212L129.5 288L87 286Z'), threadOf(art.knee));
  body.add(line(bothSides('M86 236L137 238M85 262L135 264'), contourOf(art.knee), 1, { opacity: 0.5 }));
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
