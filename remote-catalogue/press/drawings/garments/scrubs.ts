import { lighten } from '../colour';
import { Layer } from '../layer';
import { area, line, outlined } from '../svg';
import { wholeGarment, type GarmentSheet } from './garment-sheet';
import { bothSides } from './mirror';
import { boundNeck } from './neck';

export function drawTunic(sheet: GarmentSheet): void {
  const { body, ink, isFront, thread } = sheet;
  body.fold(bothSides('M101 96Q112 114 112 138') + 'M138 134Q134 160 138 184');
  body.stitch('M80 171Q150 183 220 171', thread);
  if (isFront) drawPockets(sheet);
  else {
    body.add(line('M94 70Q150 80 206 70', ink));
    body.stitch('M94 73Q150 83 206 73', thread);
  }
  boundNeck(sheet, 44);
}

function drawPockets({ art, body, ink, thread }: GarmentSheet): void {
  const colour = lighten(art.base, 0.06);
  body.add(outlined(`M167 90H195V120H167Z${bothSides('M98 138H130V172H98Z')}`, colour, ink));
  body.stitch(`M170 94.5H192${bothSides('M100 143H128')}`, thread);
}

export function scrubsLegs({ art, defs, thread }: GarmentSheet): Layer {
  const legs = new Layer(defs.idOf('g'));
  legs.add(area(wholeGarment, art.legs ?? art.base));
  legs.fold(bothSides('M92 232Q112 244 140 236M90 290Q106 282 130 288'));
  legs.stitch('M70 356Q104 363 140 359M160 359Q196 363 230 356', thread);
  legs.add(area('M90 170H210V188Q150 196 90 188Z', '#05090b', { opacity: 0.2 }));
  return legs;
}
