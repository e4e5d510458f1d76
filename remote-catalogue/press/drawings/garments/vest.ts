import { lighten } from '../colour';
import { line, outlined } from '../svg';
import { nameCover, zip } from './closures';
import type { GarmentSheet } from './garment-sheet';
import { bothSides } from '../vector';
import { drawNeckBand } from './neck';
import { isTabard } from './pattern-pieces';
import { drawPockets } from './pockets';
import { bandsOf, drawUpperTape } from './tape';

const standardBinding = '#3a4246';

export function drawVest(sheet: GarmentSheet): void {
  const { art, body, isFront } = sheet;
  const binding = art.binding ?? standardBinding;
  drawUpperTape(sheet, 'M113 20C112 90 110 140 110');
  if (isTabard(art)) return drawTabard(sheet, binding);
  body.fold(bothSides('M88 130Q100 150 102 176M86 250Q98 262 102 294'));
  body.add(
    line(bothSides('M102 40C103 68 98 96 84 116'), binding, 9),
    line('M70 299Q150 313 230 299', binding, 8),
  );
  drawNeckBand(sheet, { colour: binding, width: 6, depth: 64 });
  if (isFront) drawVestFront(sheet);
  else if (art.chestPockets) drawMapPocket(sheet);
}

function drawTabard(sheet: GarmentSheet, binding: string): void {
  const { body, collar, ink, pieces } = sheet;
  body.fold(bothSides('M104 130Q112 170 108 210') + 'M126 250Q132 270 126 292');
  body.add(line(`${bothSides('M97 44Q99 80 98 120L96 296')}M80 297Q150 309 220 297`, binding, 7));
  drawNeckBand(sheet, { colour: binding, width: 7 });
  const y = pieces.hem - 62;
  collar.add(
    outlined(bothSides(`M80 ${y}H101V${y + 15}H80Z`), '#3a4246', ink, 1),
    line(bothSides(`M80 ${y + 5}H101M80 ${y + 10}H101`), '#9aa3a8', 0.9),
  );
}

function drawVestFront(sheet: GarmentSheet): void {
  const { art, body, ink, thread } = sheet;
  if (art.zipCovered) {
    body.add(line('M150 98V310', ink));
    const cover = { from: 100, to: 306, half: 6 };
    const { from, to, half } = cover;
    body.stitch(`M${150 - half} ${from}V${to}M${150 + half} ${from}V${to}`, thread);
    nameCover(sheet, cover);
  } else body.add(zip(sheet, 98, 306));
  if (art.hasFrontPockets ?? true) drawSidePockets(sheet);
  if (!art.chestPockets) return;
  const place = { x: 101, y: 122, width: 32, height: 38, flap: 11 };
  drawPockets(sheet, place);
  const { x, y } = place;
  body.add(outlined(`M${274 - x} ${y + 17}h20v15h-20Z`, '#eef2f3', ink, 1));
}

function drawSidePockets(sheet: GarmentSheet): void {
  const { art, body, ink, thread } = sheet;
  const { from, to } = roomForPockets(sheet);
  const pocket = bothSides(`M96 ${from}H136V${to - 5}L131 ${to}H101L96 ${to - 5}Z`);
  body.add(outlined(pocket, art.pocket ?? lighten(art.base, 0.08), ink));
  body.stitch(bothSides(`M96 ${from + 5}H136`), thread);
  if (!art.chestPockets) return;
  const small = bothSides(`M103 ${from + 14}H129V${to - 5}H103Z`);
  body.add(outlined(small, art.pocket ?? art.base, ink, 1));
}

/** The lowest free height of the front: a pocket covers no tape. */
function roomForPockets(sheet: GarmentSheet): { readonly from: number; readonly to: number } {
  const edges = bandsOf(sheet).map(({ y, half }) => ({ top: y - half + 1, foot: y + half + 6 }));
  const tops = [...edges.map(({ top }) => top), 292];
  const rooms = [206, ...edges.map(({ foot }) => foot)].map((from) => {
    const end = Math.min(...tops.filter((top) => top >= from - 12));
    return { from, to: Math.min(end, from + 44) };
  });
  const isFree = ({ from, to }: { readonly from: number; readonly to: number }) =>
    to - from >= 26 && edges.every(({ top, foot }) => to <= top || from >= foot);
  return rooms.filter(isFree).toSorted((one, other) => other.to - one.to)[0] ?? { from: 222, to: 266 };
}

function drawMapPocket(sheet: GarmentSheet): void {
  const { art, body, ink, thread } = sheet;
  const { from, to } = roomForPockets(sheet);
  body.add(outlined(`M108 ${from}H192V${to}H108Z`, art.pocket ?? art.base, ink));
  body.stitch(`M108 ${from + 5}H192`, thread);
}
