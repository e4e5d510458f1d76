import { darken, lighten } from '../colour';
import { area, line, outlined } from '../svg';
import { stud } from './closures';
import { drawFlameLabel, drawFlameOn, drawPocket, drawPockets } from './pockets';
import type { GarmentSheet } from './garment-sheet';
import { bothSides } from '../vector';
import { drawOverallTape } from './tape';
import { drawKnees, nameTrouserHem, overallHem } from './trousers';

export function drawBib(sheet: GarmentSheet): void {
  const { body, ink, isFront, thread } = sheet;
  body.fold(
    bothSides('M98 250Q116 262 142 254M96 276Q110 270 134 274M92 330Q104 338 124 334') +
      'M138 176Q128 194 110 198',
  );
  body.add(line('M90 134Q150 140 210 134M90 146Q150 152 210 146M150 150V236', ink));
  body.stitch('M90 137Q150 143 210 137M90 143Q150 149 210 143', thread);
  body.stitch(`${bothSides('M95 152C97 134 104 121 116 111L122 70')}M122 70H178`, thread);
  body.stitch(`${overallHem.row}M160 356Q196 360 230 352`, thread);
  if (isFront) drawKnees(sheet, 91);
  drawOverallTape(sheet, [136, 3]);
  nameTrouserHem(sheet, overallHem);
  if (isFront) drawFront(sheet);
  else drawPockets(sheet, { x: 102, y: 166, width: 34, height: 36 });
  drawBraces(sheet);
}

function drawFront(sheet: GarmentSheet): void {
  const { art, body, ink, tape, thread } = sheet;
  const pocket = { x: 129, y: 84, width: 42, height: 36, flap: 11 };
  if (!tape?.body) drawPocket(sheet, pocket);
  body.add(outlined(bothSides('M96 150H118Q118 174 91 190Z'), art.pocket ?? darken(art.base, 0.12), ink));
  body.stitch(bothSides('M114 152Q113 172 92 185'), thread);
  body.add(...[101, 199].map((x) => stud(x, 141, 2.4, ink)));
  if (!art.flame) return;
  if (tape?.body) drawFlameLabel(sheet, { x: 124, y: 78 });
  else drawFlameOn(sheet, pocket);
}

/** The braces lie over the shoulders, so their upper ends are folds. */
function drawBraces({ art, collar, ink, isFront, parts }: GarmentSheet): void {
  const colour = art.binding ?? lighten(art.base, 0.08);
  const round = { 'stroke-linecap': 'round' };
  const strap = (d: string, fill: string) => line(d, ink, 13, round) + line(d, fill, 10.6, round);
  const overShoulders = bothSides('M128 24Q134 46 150 66');
  const down = bothSides('M128 74V24');
  if (!isFront) {
    collar.add(strap(bothSides('M128 24Q134 52 150 84'), colour));
    return;
  }
  const buckles = bothSides('M120 62H136V80H120Z');
  collar.add(
    strap(overShoulders, darken(colour, 0.4)),
    outlined('M119 66H181L182 72H118Z', art.base, ink),
    strap(down, colour),
    outlined(buckles, '#c9ced1', ink, 1),
    line(bothSides('M120 71H136'), ink, 1),
    parts.name('buckles', [172, 67], (fill) => area(buckles, fill)),
  );
}
