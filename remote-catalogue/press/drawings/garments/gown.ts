import { darken, lighten } from '../colour';
import { area, element, group, line, outlined } from '../svg';
import type { GarmentSheet } from './garment-sheet';
import { nameHem } from './hem';
import { bothSides } from '../vector';
import { drawNeckBand } from './neck';

export function drawGown(sheet: GarmentSheet): void {
  const { art, body, isFront, thread } = sheet;
  body.fold(
    bothSides('M94 120Q112 160 108 240M100 260Q104 300 96 346') +
      'M136 190Q130 260 136 350M168 200Q174 270 166 350',
  );
  if (art.panel) drawPanel(sheet, art.panel);
  if (isFront) drawFront(sheet);
  else drawBack(sheet);
  body.stitch('M60 336Q150 350 240 336', thread);
  nameHem(sheet);
  drawNeckBand(sheet, { colour: lighten(art.base, 0.4), width: 5 });
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
  body.add(outlined('M172 138H206V180H172Z', art.pocket, ink));
  body.stitch('M175 141H203M175 144H203', thread);
}

function drawBack({ art, body, ink, parts }: GarmentSheet): void {
  const tie = lighten(art.base, 0.5);
  const knots = [58, 188].map((y) => element('circle', { cx: 150, cy: y, r: 4.6 })).join('');
  const bows = bow(58) + bow(188);
  body.add(
    area('M150 36L158 37L164 360H146Z', darken(art.base, 0.14)),
    line('M150 40C153 140 148 240 146 354', ink),
    line(bows, ink, 4.6),
    line(bows, tie, 3),
    group({ fill: tie, stroke: ink }, knots),
    parts.name('ties', [150, 188], (colour) => group({ fill: colour }, knots)),
  );
}

const bow = (y: number): string =>
  bothSides(
    `M150 ${y}C138 ${y - 12} 126 ${y - 6} 130 ${y + 2}C134 ${y + 9} 144 ${y + 5} 150 ${y}L139 ${y + 24}`,
  );
