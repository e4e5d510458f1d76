import { lighten } from '../colour';
import { line, outlined } from '../svg';
import { standCollar, zip } from './closures';
import type { GarmentSheet } from './garment-sheet';
import { nameHem } from './hem';
import { bothSides } from './mirror';
import { boundNeck } from './neck';

export function drawLongTunic(sheet: GarmentSheet): void {
  const {
    body,
    collar,
    ink,
    isFront,
    pieces: { hem },
    thread,
  } = sheet;
  body.fold(bothSides('M92 132Q104 150 106 190') + 'M124 226Q132 256 126 290');
  body.stitch(`M70 ${hem - 7}Q150 ${hem + 3} 230 ${hem - 7}`, thread);
  nameHem(sheet);
  body.add(line(bothSides(`M92 ${hem + 4}V${hem - 30}`), ink, 1));
  if (isFront) drawPockets(sheet);
  else if (!sheet.art.yoke) {
    body.add(line('M84 92Q150 104 216 92', ink));
    body.stitch('M84 95.5Q150 107.5 216 95.5', thread);
  }
  if (sheet.art.neck === 'stand') {
    if (isFront) body.add(zip(sheet, 50, hem + 6));
    collar.add(standCollar(sheet));
  } else boundNeck(sheet, 62);
}

function drawPockets({ art, body, ink, thread }: GarmentSheet): void {
  const colour = art.pocket ?? lighten(art.base, 0.06);
  body.add(outlined(`M170 116H200V150H170Z${bothSides('M92 220H134V268H92Z')}`, colour, ink));
  body.stitch(`M173 121H197${bothSides('M95 226H131')}`, thread);
}
