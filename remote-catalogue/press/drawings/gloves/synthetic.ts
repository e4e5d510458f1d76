import { contourOf, darken, lighten, luminance, threadOf } from '../colour';
import { area, line, outlined } from '../svg';
import { at, moved, tenths } from '../vector';
import { aboveWrist } from './cuff-shape';
import {
  alongFinger,
  backPoints,
  block,
  cap,
  capEdge,
  fingers,
  little,
  longFingers,
  on,
  thumb,
  type Finger,
} from './hand';
import { wholeGlove, type GloveSheet } from './glove-sheet';
import { drawImpactGuards } from './impact-guards';
import { grip, knit, textured } from './textures';

/** Mechanics and impact gloves. */
export function drawSynthetic(sheet: GloveSheet): void {
  if (sheet.isPalm) return drawPalm(sheet);
  drawBack(sheet);
  if (sheet.art.kind === 'impact') drawImpactGuards(sheet);
  else drawKnuckles(sheet);
}

/** The side of the little finger, where no pad and no guard is. */
const backPlace = [223, 268] as const;

/** Parts that mechanics and impact backs share: knit, side panels, thumb and fingertips in the second material. */
function drawBack(sheet: GloveSheet): void {
  const { cuff, defs, ink, layer, main, parts } = sheet;
  const panel = panelOf(sheet);
  const thread = threadOf(panel);
  layer.add(
    textured(wholeGlove, knit(defs, 'k', main, 0.5), 0.7),
    area(thumbPanel(), panel),
    line('M97 222Q113 262 119 312', ink),
    area('M252 190Q222 250 214 320H260Z', panel),
    line('M245 200Q222 250 214 320', ink),
    parts.name('back', backPlace, (colour) => area(aboveWrist(cuff), colour)),
  );
  layer.stitch('M101 222Q117 262 123 312', thread);
  if (sheet.art.kind === 'mechanics') layer.add(fingerSeams(ink, 0.98, [0.74, 0.73]));
  layer.add(fingers.map((part) => area(cap(part, capFrom(part)), panel)).join(''));
  layer.add(line(fingers.map((part) => capEdge(part, capFrom(part))).join(''), ink, 1.2));
  layer.stitch(fingers.map((part) => capEdge(part, capFrom(part) + 0.035)).join(''), thread);
}

const panelOf = ({ art }: GloveSheet): string => art.panel ?? darken(art.base, 0.3);

const capFrom = (part: Finger): number => (part === thumb ? 0.72 : 0.8);

function thumbPanel(): string {
  const corners = [on(thumb, -0.1, -1.2), on(thumb, 1.5, -1.5), on(thumb, 1.5, 1.4)].map(at);
  return `M40 300L${corners.join('L')}L98 226Q112 262 118 312Z`;
}

function fingerSeams(ink: string, to: number, [across, acrossEnd]: readonly [number, number]): string {
  const side = (part: Finger, sign: number) => alongFinger(part, -0.02, to, sign * across, sign * acrossEnd);
  const seams = longFingers.map((part) => side(part, -1) + side(part, 1));
  return line(seams.join(''), ink, 1.1, { opacity: 0.7 });
}

function drawKnuckles(sheet: GloveSheet): void {
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

const pad =
  'M120 214C140 204 196 204 226 222C230 244 222 268 212 290C196 300 180 296 172 282C160 262 136 250 122 244Z';
const padRow =
  'M124 218C142 209 193 209 222 225C225 243 218 266 209 286C196 295 184 292 176 280C164 260 140 247 126 241Z';
const gripArea =
  'M132 222C150 214 190 214 215 228C217 246 211 264 204 279C196 285 189 283 183 274C172 256 152 243 133 236Z';

/** The middle of the pad, and of the grip that is printed on it. */
const padPlace = [188, 246] as const;

/** Palm of mechanics and impact gloves: pad, thumb saddle and fingertips are reinforced. */
function drawPalm({ art, cuff, defs, layer, parts }: GloveSheet): void {
  const colour = art.palmColour ?? darken(art.base, 0.2);
  const contour = contourOf(colour);
  const overlay = art.overlay ?? (luminance(colour) < 0.4 ? lighten(colour, 0.16) : darken(colour, 0.16));
  const thread = threadOf(overlay);
  layer.add(
    parts.name('palm', [190, 205], (fill) => area(aboveWrist(cuff), fill)),
    fingerSeams(contour, 1, [0.84, 0.82]),
    creases(contour),
  );
  layer.add(outlined(pad, overlay, contour), outlined(thumbSaddle(), overlay, contour));
  layer.stitch(`${padRow}M106 224Q113 226 114 245Q134 264 141 294`, thread);
  layer.add(longFingers.map((part) => area(cap(part, 0.72, -6), overlay)).join(''));
  layer.add(line(longFingers.map((part) => capEdge(part, 0.72, -6)).join(''), contour, 1.2));
  layer.stitch(longFingers.map((part) => capEdge(part, 0.76, -6)).join(''), thread);
  if (!art.grip) return layer.add(parts.name('patches', padPlace, (fill) => area(pad, fill)));
  layer.add(
    textured(gripArea, grip(defs, art.accent), 0.9),
    parts.name('coating', padPlace, (fill) => area(gripArea, fill)),
  );
}

function thumbSaddle(): string {
  const tip = `M${at(on(thumb, 0.72, -1.4))}L${at(on(thumb, 0.72, 1.4))}`;
  return `${tip}Q98 226 110 216Q118 226 118 242Q140 262 146 296Q128 304 110 300L${at(on(thumb, 0.1, -1.3))}Z`;
}

function creases(colour: string): string {
  const lines = longFingers.map(
    (part) => capEdge(part, 0.36, -3, 0.84) + (part === little ? '' : capEdge(part, 0.64, -3, 0.84)),
  );
  return line(lines.join(''), colour, 1, { opacity: 0.5 });
}
