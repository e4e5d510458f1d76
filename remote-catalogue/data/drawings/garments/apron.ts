import { darken, lighten } from '../colour';
import { area, line, outlined } from '../svg';
import { drawFlame, stud } from './closures';
import type { GarmentSheet } from './garment-sheet';
import { bothSides } from './mirror';

/** An apron with a bib, a strap for the neck and ties. */
export function drawApron(sheet: GarmentSheet): void {
  const { art, body, isFront, thread } = sheet;
  body.fold(bothSides('M92 140Q104 200 98 300') + 'M138 256Q132 296 138 330M166 260Q172 300 166 332');
  body.stitch('M60 326Q150 338 240 326', thread);
  if (isFront) drawFront(sheet);
  else body.add(area('M0 0H300V400H0Z', darken(art.base, 0.5), { opacity: 0.28 }));
  body.stitch(bothSides('M81 114C106 104 120 84 124 50V49M80 116L76 330'), thread);
  body.stitch('M122 49H178', thread);
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
  if (art.flame) drawFlame(sheet, 150, 56);
}

function drawStraps({ art, collar, ink, isFront }: GarmentSheet): void {
  const colour = art.binding ?? darken(art.base, 0.25);
  const strap = (d: string) => line(d, ink, 8) + line(d, colour, 6);
  if (isFront) {
    collar.add(
      strap('M125 50C120 6 180 6 175 50'),
      strap(bothSides('M79 116C62 124 56 152 60 186')),
      ...[125, 175].map((x) => stud(x, 51, 3.2, ink)),
    );
    return;
  }
  collar.add(
    strap('M125 50C120 6 180 6 175 50'),
    strap(bothSides('M79 116Q112 132 150 138')),
    strap(bothSides('M150 138C138 120 120 124 126 136C130 144 142 142 150 138L132 182')),
    stud(150, 138, 4.6, ink),
  );
}
