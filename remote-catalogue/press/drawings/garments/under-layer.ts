import { darken } from '../colour';
import { Layer } from '../layer';
import { area, line } from '../svg';
import { wholeGarment, type GarmentSheet } from './garment-sheet';
import { bothSides } from './mirror';
import { isTabard } from './pattern-pieces';
import { acrossBody, drawTape } from './tape';

export function underLayer(sheet: GarmentSheet): Layer {
  const layer = new Layer(sheet.defs.idOf('g'));
  if (isTabard(sheet.art)) drawTabardBack(sheet, layer);
  else drawScrubsLegs(sheet, layer);
  return layer;
}

function drawTabardBack(sheet: GarmentSheet, panel: Layer): void {
  const { art } = sheet;
  panel.add(area(wholeGarment, darken(art.base, 0.16)));
  drawTape(sheet, panel, 'y', acrossBody(sheet));
  panel.add(line('M82 300Q150 313 218 300', art.binding ?? darken(art.base, 0.3), 8));
}

function drawScrubsLegs({ art, thread }: GarmentSheet, legs: Layer): void {
  legs.add(area(wholeGarment, art.legs ?? art.base));
  legs.fold(bothSides('M92 232Q112 244 140 236M90 290Q106 282 130 288'));
  legs.stitch('M70 356Q104 363 140 359M160 359Q196 363 230 356', thread);
  legs.add(area('M90 170H210V188Q150 196 90 188Z', '#05090b', { opacity: 0.2 }));
}
