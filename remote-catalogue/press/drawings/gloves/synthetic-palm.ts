import { contourOf, darken, lighten, luminance, threadOf } from '../colour';
import { area, line, outlined } from '../svg';
import { at } from '../vector';
import { aboveWrist } from './cuff-shape';
import type { GloveSheet } from './glove-sheet';
import { alongFinger, cap, capEdge, little, longFingers, on, thumb } from './hand';
import { grip, textured } from './textures';

const pad =
  'M120 214C140 204 196 204 226 222C230 244 222 268 212 290C196 300 180 296 172 282C160 262 136 250 122 244Z';
const padRow =
  'M124 218C142 209 193 209 222 225C225 243 218 266 209 286C196 295 184 292 176 280C164 260 140 247 126 241Z';
const gripArea =
  'M132 222C150 214 190 214 215 228C217 246 211 264 204 279C196 285 189 283 183 274C172 256 152 243 133 236Z';

/** The middle of the pad, and of the grip that is printed on it. */
const padPlace = [188, 246] as const;

/** Palm of mechanics and impact gloves: pad, thumb saddle and fingertips are reinforced. */
export function drawSyntheticPalm({ art, cuff, defs, layer, parts }: GloveSheet): void {
  const colour = art.palmColour ?? darken(art.base, 0.2);
  const contour = contourOf(colour);
  const overlay = art.overlay ?? (luminance(colour) < 0.4 ? lighten(colour, 0.16) : darken(colour, 0.16));
  const thread = threadOf(overlay);
  layer.add(
    parts.name('palm', [190, 205], (fill) => area(aboveWrist(cuff), fill)),
    fingerSeams(contour),
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

function fingerSeams(colour: string): string {
  const seams = longFingers.map(
    (part) => alongFinger(part, -0.02, 1, -0.84, -0.82) + alongFinger(part, -0.02, 1, 0.84, 0.82),
  );
  return line(seams.join(''), colour, 1.1, { opacity: 0.7 });
}

function creases(colour: string): string {
  const lines = longFingers.map(
    (part) => capEdge(part, 0.36, -3, 0.84) + (part === little ? '' : capEdge(part, 0.64, -3, 0.84)),
  );
  return line(lines.join(''), colour, 1, { opacity: 0.5 });
}
