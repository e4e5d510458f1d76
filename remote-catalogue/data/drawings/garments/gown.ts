import { darken, lighten } from '../colour';
import { area, element, line, outlined } from '../svg';
import type { GarmentSheet } from './garment-sheet';
import { bothSides } from './mirror';

/** A gown that is tied at the back, with knitted cuffs. */
export function drawGown(sheet: GarmentSheet): void {
  const { art, body, collar, ink, isFront, thread } = sheet;
  body.fold(
    bothSides('M94 120Q112 160 108 240M100 260Q104 300 96 346') +
      'M136 190Q130 260 136 350M168 200Q174 270 166 350',
  );
  if (art.panel) drawPanel(sheet, art.panel);
  if (isFront) drawFront(sheet);
  else drawBack(sheet);
  body.stitch('M60 336Q150 350 240 336', thread);
  const neck = isFront ? 'M128 32Q150 66 172 32' : 'M128 32Q150 46 172 32';
  if (isFront) collar.add(area(`${neck}Q150 44 128 32Z`, darken(art.base, 0.4)));
  collar.add(line(neck, ink, 6), line(neck, lighten(art.base, 0.4), 4.2));
}

function drawPanel({ body, ink, isFront, thread }: GarmentSheet, colour: string): void {
  if (!isFront) return;
  body.add(outlined('M108 20H192L200 236Q150 248 100 236Z', colour, ink));
  body.stitch('M112 40L104 233M188 40L196 233M104 234Q150 244 196 234', thread);
}

function drawFront({ art, body, ink, thread }: GarmentSheet): void {
  body.add(
    line('M80 190Q150 200 220 190', ink, 1.1),
    line('M84 192C70 200 62 214 66 236M216 192C230 200 238 214 234 236', lighten(art.base, 0.35), 5),
  );
  body.stitch('M80 193Q150 203 220 193', thread);
  if (!art.pocket) return;
  body.add(outlined('M172 150H206V192H172Z', art.pocket, ink));
  body.stitch('M175 153H203M175 156H203', thread);
}

function drawBack({ art, body, ink }: GarmentSheet): void {
  const tie = lighten(art.base, 0.5);
  const ties =
    'M150 48C136 52 130 60 128 70M150 48C160 54 168 58 170 68M150 188C134 190 124 200 120 214M150 188C166 192 174 200 178 214';
  const knot = (y: number) => element('circle', { cx: 150, cy: y, r: 3.4, fill: tie });
  body.add(
    area('M150 36L168 34L176 360H146Z', darken(art.base, 0.14)),
    line('M150 40C154 140 148 240 146 354', ink),
    line(ties, tie, 3.4),
    knot(48),
    knot(188),
  );
}
