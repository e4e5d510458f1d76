import { lighten } from '../colour';
import { line, outlined } from '../svg';
import { standCollar, zip } from './closures';
import type { GarmentSheet } from './garment-sheet';
import { nameHem } from './hem';
import { bothSides } from '../vector';
import { boundNeck } from './neck';

export function drawLongTunic(sheet: GarmentSheet): void {
  const { art, body, collar, ink, isFront, pieces, thread } = sheet;
  const { hem } = pieces;
  body.fold(bothSides('M92 132Q104 150 106 190') + 'M124 226Q132 256 126 290');
  body.stitch(`M70 ${hem - 7}Q150 ${hem + 3} 230 ${hem - 7}`, thread);
  nameHem(sheet);
  body.add(line(bothSides(`M92 ${hem + 4}V${hem - 30}`), ink, 1));
  if (isFront) {
    const pockets = `M170 116H200V150H170Z${bothSides('M92 220H134V268H92Z')}`;
    body.add(outlined(pockets, art.pocket ?? lighten(art.base, 0.06), ink));
    body.stitch(`M173 121H197${bothSides('M95 226H131')}`, thread);
  } else if (!art.yoke) {
    body.add(line('M84 92Q150 104 216 92', ink));
    body.stitch('M84 95.5Q150 107.5 216 95.5', thread);
  }
  if (art.neck === 'stand') {
    if (isFront) body.add(zip(sheet, 50, hem + 6));
    collar.add(standCollar(sheet));
  } else boundNeck(sheet, 62);
}

export function drawScrubsTunic(sheet: GarmentSheet): void {
  const { art, body, ink, isFront, thread } = sheet;
  body.fold(bothSides('M101 96Q112 114 112 138') + 'M138 134Q134 160 138 184');
  body.stitch('M80 171Q150 183 220 171', thread);
  if (isFront) {
    const pockets = `M167 90H195V120H167Z${bothSides('M98 138H130V172H98Z')}`;
    body.add(outlined(pockets, lighten(art.base, 0.06), ink));
    body.stitch(`M170 94.5H192${bothSides('M100 143H128')}`, thread);
  } else {
    body.add(line('M94 70Q150 80 206 70', ink));
    body.stitch('M94 73Q150 83 206 73', thread);
  }
  boundNeck(sheet, 44);
}
