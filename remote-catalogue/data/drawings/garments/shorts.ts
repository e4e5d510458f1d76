import { darken, lighten } from '../colour';
import { line, outlined } from '../svg';
import { drawPockets, stud } from './closures';
import type { GarmentSheet } from './garment-sheet';
import { bothSides } from './mirror';
import { drawTape } from './tape';

/** Work shorts with cargo pockets. */
export function drawShorts(sheet: GarmentSheet): void {
  const { art, body, ink, isFront, tape, thread } = sheet;
  body.fold(bothSides('M94 150Q116 170 142 160M86 206Q106 216 132 210') + 'M138 130Q128 152 110 158');
  const loops = [106, 126, 169, 189].map((x) => `M${x} 68H${x + 5}V94H${x}Z`).join('');
  body.add(line('M84 90H216M150 90V188', ink), outlined(loops, lighten(art.base, 0.06), ink, 1));
  body.stitch('M84 74.5H216M84 86.5H216', thread);
  body.stitch(bothSides('M70 252Q108 262 140 258'), thread);
  if (isFront) drawFront(sheet);
  else drawPockets(sheet, { x: 102, y: 122, width: 37, height: 40 });
  const colour = art.pocket ?? lighten(art.base, 0.05);
  body.add(
    outlined(bothSides('M76 188L104 190L101 240L72 237Z'), colour, ink),
    outlined(bothSides('M74 186L106 188L105 202L73 200Z'), art.flap ?? colour, ink),
  );
  const legs = (tape?.legs ?? []).map((y) => `M60 ${y - 2}Q105 ${y + 6} 150 ${y + 4}`).join('');
  drawTape(sheet, body, 'r', legs && bothSides(legs));
}

function drawFront({ art, body, ink, thread }: GarmentSheet): void {
  body.add(stud(150, 80, 3, ink));
  body.stitch('M157 90V130Q156 142 150 146', thread);
  body.add(outlined(bothSides('M92 92H120Q120 122 87 140Z'), art.pocket ?? darken(art.base, 0.12), ink));
  body.stitch(bothSides('M116 94Q115 118 88 134'), thread);
}
