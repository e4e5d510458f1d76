import { darken } from '../colour';
import { Layer } from '../layer';
import { area, line } from '../svg';
import { wholeGarment, type GarmentSheet } from './garment-sheet';
import { isTabard } from './pattern-pieces';
import { scrubsLegs } from './scrubs';
import { acrossBody, drawTape } from './tape';

export const underLayer = (sheet: GarmentSheet): Layer =>
  isTabard(sheet.art) ? tabardBack(sheet) : scrubsLegs(sheet);

function tabardBack(sheet: GarmentSheet): Layer {
  const { art, defs } = sheet;
  const panel = new Layer(defs.idOf('g'));
  panel.add(area(wholeGarment, darken(art.base, 0.16)));
  drawTape(sheet, panel, 'y', acrossBody(sheet));
  panel.add(line('M82 300Q150 313 218 300', art.binding ?? darken(art.base, 0.3), 8));
  return panel;
}
