import { threadOf } from '../colour';
import { line, outlined } from '../svg';
import { at, moved, tenths } from '../vector';
import type { GloveSheet } from './glove-sheet';
import { alongFinger, backPoints, block, longFingers, on, type Finger } from './hand';
import { panelOf } from './synthetic-back';

export function drawKnuckles(sheet: GloveSheet): void {
  const { art, ink, layer } = sheet;
  if (art.knuckles === 'none') return plainBack(sheet);
  if (art.knuckles === 'separate') separatePads(sheet);
  else paddedPanel(sheet);
  layer.add(
    line(longFingers.map(knuckleRidges).join(''), art.accent, 2.6),
    line('M140 246Q170 240 204 252L196 300Q170 304 146 300Z', ink, 1, { opacity: 0.6 }),
    line('M152 262l16-7 18 9M154 274l14-6 16 8M156 286l12-5 14 7', art.accent, 3),
  );
}

function plainBack({ art, ink, layer }: GloveSheet): void {
  layer.add(
    line('M106 214Q168 190 240 216', ink, 1.1, { opacity: 0.7 }),
    line(backPoints(), art.accent, 2.4),
  );
}

function separatePads(sheet: GloveSheet): void {
  const panel = panelOf(sheet);
  const pads = longFingers.map((part) => block(part, -0.3, 0.06, 0.86, 0.14)).join('');
  const rows = longFingers.map(
    (part) => alongFinger(part, -0.26, 0.03, -0.66) + alongFinger(part, -0.26, 0.03, 0.66),
  );
  sheet.layer.add(outlined(pads, panel, sheet.ink));
  sheet.layer.stitch(rows.join(''), threadOf(panel));
}

function paddedPanel(sheet: GloveSheet): void {
  const { ink, layer } = sheet;
  const panel = panelOf(sheet);
  const pad =
    'M104 202C116 188 132 186 156 184C186 182 214 190 236 212C236 226 230 236 226 240C200 222 150 214 112 236C106 226 103 214 104 202Z';
  const row =
    'M108 204C120 192 134 190 156 188C184 187 211 194 232 213C231 223 228 230 225 234C198 217 150 210 114 230C109 222 107 213 108 204Z';
  layer.add(outlined(pad, panel, ink));
  layer.stitch(row, threadOf(panel));
}

function knuckleRidges({ side, ...part }: Finger): string {
  const arch = `q${tenths(side[0] * 9)} ${tenths(side[1] * 9 - 5)} ${tenths(side[0] * 18)} ${tenths(side[1] * 18)}`;
  const start = (along: number) => at(moved(on({ side, ...part }, along, -0.5), [0, 2]));
  return `M${start(-0.05)}${arch}M${start(-0.15)}${arch}`;
}
