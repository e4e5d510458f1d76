import { darken, lighten } from '../colour';
import { area, element, line, outlined } from '../svg';
import { stud } from './closures';
import { drawFlameLabel, drawFlameOn } from './pockets';
import type { GarmentSheet } from './garment-sheet';
import { nameHem } from './hem';
import { bothSides } from '../vector';

/** An apron with a bib, a strap for the neck and ties. One of film is cut in one piece, without seams and studs. */
export function drawApron(sheet: GarmentSheet): void {
  const { art, body, isFront, thread } = sheet;
  body.fold(bothSides('M92 140Q104 200 98 300') + 'M138 256Q132 296 138 330M166 260Q172 300 166 332');
  if (isFront) drawFront(sheet);
  else body.add(area('M0 0H300V400H0Z', darken(art.base, 0.5), { opacity: 0.28 }));
  if (art.surface !== 'film') {
    body.stitch(bothSides('M81 114C106 104 120 84 124 50V49M80 116L76 330'), thread);
    body.stitch('M122 49H178M60 326Q150 338 240 326', thread);
  }
  nameHem(sheet);
  drawStraps(sheet);
}

function drawFront(sheet: GarmentSheet): void {
  const { art, body, ink, thread } = sheet;
  if (art.panel) body.add(outlined('M60 176H240V400H60Z', art.panel, ink));
  if (art.pocket) {
    body.add(outlined('M106 184H194V238L188 244H112L106 238Z', art.pocket, ink), line('M150 184V244', ink));
    body.stitch('M110 189H190M110 184V236L113 240H187L190 236V184', thread);
  }
  if (art.chestPockets) {
    body.add(outlined('M134 86H166V116L162 120H138L134 116Z', art.pocket ?? lighten(art.base, 0.05), ink));
    body.stitch('M137 90H163', thread);
  }
  if (!art.flame) return;
  if (art.chestPockets) drawFlameOn(sheet, { x: 134, y: 86, width: 32, height: 34 });
  else drawFlameLabel(sheet, { x: 140, y: 66 });
}

function drawStraps(sheet: GarmentSheet): void {
  const { art, collar, ink, isFront } = sheet;
  const colour = art.surface === 'film' ? art.base : (art.binding ?? darken(art.base, 0.25));
  const strap = (d: string) => line(d, ink, 8) + line(d, colour, 6);
  collar.add(strap('M125 50C120 6 180 6 175 50'));
  if (!isFront) return drawBow(sheet, strap, colour);
  const ties = bothSides('M79 116C62 124 56 152 60 186');
  collar.add(strap(ties));
  collar.add(sheet.parts.name('ties', [60.5, 152], (fill) => line(ties, fill, 7)));
  if (art.surface !== 'film') collar.add(...[125, 175].map((x) => stud(x, 51, 3.2, ink)));
}

function drawBow({ collar, ink, parts }: GarmentSheet, strap: (d: string) => string, colour: string): void {
  const knot = (fill: string, stroke?: string) =>
    element('ellipse', { cx: 150, cy: 138, rx: 6, ry: 5, fill, stroke });
  collar.add(
    strap(bothSides('M79 116Q112 132 150 138')),
    strap(bothSides('M150 138C138 120 120 124 126 136C130 144 142 142 150 138L132 182')),
    knot(colour, ink),
    parts.name('ties', [150, 138], (fill) => knot(fill)),
  );
}
