import { darken } from '../colour';
import { foil } from '../foil';
import type { Layer } from '../layer';
import { area, line } from '../svg';
import { wholeGarment, type GarmentSheet } from './garment-sheet';
import { bothSides } from '../vector';
import { acrossSleeves, drawTape } from './tape';

export function drawSleeves(sheet: GarmentSheet): void {
  const { art, ink, pieces, sleeves, tape } = sheet;
  if (!pieces.arm) return;
  sleeves.add(area(wholeGarment, art.sleeve ?? art.base));
  drawSurface(sheet, sleeves, 'q');
  if (art.sleeveLower) {
    const y = pieces.arm.cuff[1];
    const edge = `M20 ${y - 62}L110 ${y - 52}`;
    sleeves.add(area(bothSides(`${edge}V300H20Z`), art.sleeveLower), line(bothSides(edge), ink));
  }
  drawSleeveEnds(sheet);
  drawSleeveFolds(sheet);
  if (tape?.sleeves) {
    drawTape(sheet, sleeves, 'u', tape.sleeves.map((place) => acrossSleeves(sheet, place)).join(''));
  }
}

function drawSleeveEnds(sheet: GarmentSheet): void {
  const { art, ink, sleeves, thread } = sheet;
  if (art.sleeveLength === 'short') return sleeves.stitch(acrossSleeves(sheet, 0.9), thread);
  if (art.rib) return drawRibbedCuffs(sheet, art.rib);
  switch (art.garment) {
    case 'gown':
      return sleeves.add(
        area(bothSides('M30 218L100 228V260H30Z'), '#f2f5f5'),
        line(acrossSleeves(sheet, 0.9), ink, 1),
        line(
          bothSides('M52 224L50 242M58 225L56 243M64 226L62 244M70 227L69 244M76 228L75 244'),
          '#9aa6ab',
          1,
        ),
      );
    case 'scrubs':
      return sleeves.stitch(acrossSleeves(sheet, 0.92), thread);
    default:
      sleeves.add(line(acrossSleeves(sheet, 0.93), ink));
      sleeves.stitch(acrossSleeves(sheet, 0.9) + acrossSleeves(sheet, 0.96), thread);
  }
}

function drawRibbedCuffs(sheet: GarmentSheet, colour: string): void {
  sheet.sleeves.add(
    area(bothSides('M20 252L110 262V300H20Z'), colour),
    line(bothSides('M20 252L110 262'), sheet.ink),
    line(
      bothSides('M46 258L45 274M52 258L51 276M58 259L57 277M64 260L63 278M70 260L69 278'),
      darken(colour, 0.4),
      0.9,
    ),
  );
}

function drawSleeveFolds({ art, sleeves }: GarmentSheet): void {
  if (art.garment === 'scrubs' || art.sleeveLength) return;
  const folds =
    art.garment === 'coverall'
      ? 'M84 120Q92 128 100 124M78 144Q86 138 97 140'
      : 'M64 160Q76 170 90 164M58 186Q70 178 86 182';
  sleeves.fold(bothSides(folds));
}

/** Light on an aluminised cloth, and figures that are printed all over. */
export function drawSurface({ art, defs }: GarmentSheet, layer: Layer, name: string): void {
  if (art.surface === 'aluminised') layer.add(foil(defs));
  if (!art.print) return;
  const figures = line('M4 2L6 4L4 6L2 4ZM12 10L14 12L12 14L10 12Z', art.print, 1.2);
  layer.add(area(wholeGarment, defs.pattern(name, [16, 16], figures)));
}
