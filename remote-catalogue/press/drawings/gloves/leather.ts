import { contourOf, darken, lighten, threadOf } from '../colour';
import { foil } from '../foil';
import { area, line, outlined } from '../svg';
import { at, type Point } from '../vector';
import { aboveWrist, belowEdge, edgeLine } from './cuff-shape';
import { isShiny, wholeGlove, type GloveSheet } from './glove-sheet';
import { alongFinger, backPoints, cap, capEdge, longFingers, on, thumb } from './hand';
import { grain, knit, textured } from './textures';

export function drawLeather(sheet: GloveSheet): void {
  const { art, defs, isPalm, layer } = sheet;
  if (isPalm) drawLeatherPalm(sheet);
  else if (art.style === 'rigger') drawRiggerBack(sheet);
  else drawLeatherBack(sheet);
  if (!isShiny(sheet)) layer.add(area(wholeGlove, grain(defs, art.base), { opacity: 0.22 }));
}

/** The palm, and a back of leather: the place is beside a patch, which may be of another material. */
function nameSide({ art, cuff, isPalm, layer, parts }: GloveSheet): void {
  const place = isPalm ? palmPlace(art) : backPlace(art);
  layer.add(parts.name(isPalm ? 'palm' : 'back', place, (colour) => area(aboveWrist(cuff), colour)));
}

const open: Point = [196, 262];
const palmPlace = ({ patch }: GloveSheet['art']): Point => (patch ? [154, 288] : open);
const backPlace = ({ shield }: GloveSheet['art']): Point => (shield ? on(longFingers[1], 0.1, 0) : open);

function drawRiggerBack({ art, cuff, defs, layer, parts }: GloveSheet): void {
  const contour = contourOf(art.base);
  const thread = threadOf(art.base);
  const strap = 'M98 196C130 178 200 176 246 206V238C206 210 138 208 100 230Z';
  const thumbTips = [on(thumb, 1.6, -2), on(thumb, 1.6, 1.4)].map(at);
  layer.add(area(wholeGlove, art.canvas));
  if (art.stripe) layer.add(line(canvasStripes(), art.stripe, 6));
  layer.add(
    textured(wholeGlove, knit(defs, 'k', art.canvas, 0.45), 0.5),
    parts.name('back', [175, 262], (colour) => area(aboveWrist(cuff), colour)),
    area(`M40 300L${thumbTips.join('L')}L97 224Q112 256 116 300Z`, art.base),
    line('M97 222Q112 256 116 304', contour),
    longFingers.map((part) => area(cap(part, 0.68), art.base)).join(''),
    line(longFingers.map((part) => capEdge(part, 0.68)).join(''), contour),
    outlined(strap, art.base, contour),
    line(fingerSides(0.66, 0.8), contourOf(art.canvas), 1.1, { opacity: 0.7 }),
  );
  layer.stitch('M93 226Q108 258 112 302', thread);
  layer.stitch(longFingers.map((part) => capEdge(part, 0.72)).join(''), thread);
  layer.stitch('M100 202C132 184 200 182 244 211M100 225C138 203 206 205 244 232', thread);
}

function canvasStripes(): string {
  return Array.from({ length: 13 }, (_, stripe) => `M${62 + stripe * 17} 20L${84 + stripe * 14} 330`).join(
    '',
  );
}

function fingerSides(to: number, across: number): string {
  const side = (edge: number) =>
    longFingers.map((part) => alongFinger(part, -0.02, to, edge, edge * 0.98)).join('');
  return side(-across) + side(across);
}

function drawLeatherBack(sheet: GloveSheet): void {
  const { art, layer } = sheet;
  if (isShiny(sheet)) layer.add(foil(sheet.defs));
  const contour = contourOf(art.base);
  const points = backPoints();
  layer.add(
    line(
      longFingers.map((part) => alongFinger(part, 0.02, 1, -0.8) + alongFinger(part, 0.02, 1, 0.8)).join(''),
      contour,
      1.1,
      { opacity: 0.75 },
    ),
    line('M97 224Q116 254 118 304', contour),
    line(points, contour, 2.6, { opacity: 0.8 }),
    line(points, lighten(art.base, 0.45), 1, { opacity: 0.7, transform: 'translate(-1.6 0)' }),
  );
  layer.stitch('M101 224Q120 254 122 304', threadOf(art.base));
  nameSide(sheet);
  if (art.shield) drawShield(sheet, art.shield);
  if (art.style === 'welder') return;
  layer.add(line(wristElastic(sheet), contour, 1.1, { opacity: 0.6 }));
  drawEdgeBinding(sheet);
}

function drawShield({ art, layer }: GloveSheet, colour: string): void {
  const patch =
    'M104 210C130 190 204 190 238 220C236 250 226 274 216 292Q170 300 126 292C124 262 116 234 104 210Z';
  const row =
    'M110 212C134 195 202 195 233 222C231 249 222 270 212 287Q170 295 131 287C129 262 121 236 110 212Z';
  layer.add(outlined(patch, colour, contourOf(art.base)));
  layer.stitch(row, threadOf(colour));
}

/** Rows of elastic; a cuff that is sewn on leaves room for those above it. */
function wristElastic({ art, cuff }: GloveSheet): string {
  const wave = 'q6 -3 12 0t12 0t12 0t12 0t12 0t12 0t12 0';
  const rows = art.cuff === 'shirred' ? 5 : 2;
  return Array.from({ length: rows }, (_, row) => `M122 ${cuff.wrist - 12 + row * 5}${wave}`).join('');
}

function drawEdgeBinding({ art, cuff, layer }: GloveSheet): void {
  layer.add(area(belowEdge(cuff, 10), art.accent), line(edgeLine(cuff, 10), contourOf(art.base), 1.1));
}

function drawLeatherPalm(sheet: GloveSheet): void {
  const { art, layer } = sheet;
  const contour = contourOf(art.base);
  const shade = darken(art.base, 0.4);
  const creases = longFingers
    .map((part) => capEdge(part, 0.34, -3, 0.8) + capEdge(part, 0.64, -3, 0.7))
    .join('');
  layer.add(
    line(longFingers.map((part) => capEdge(part, -0.02, -5)).join(''), contour, 1.1, { opacity: 0.6 }),
    line(creases, shade, 1.6, { opacity: 0.22 }),
    line('M94 226C118 226 142 250 146 304', contour),
    line('M126 206C150 214 196 212 226 204M224 222C196 236 176 262 172 304', shade, 2.4, { opacity: 0.18 }),
  );
  layer.stitch('M94 231C116 232 137 254 141 304', threadOf(art.base));
  nameSide(sheet);
  if (art.patch) drawPalmPatch(sheet, art.patch);
  if (art.cuff === 'shirred') drawEdgeBinding(sheet);
}

function drawPalmPatch({ art, layer }: GloveSheet, colour: string): void {
  const patch =
    'M126 208C150 200 200 202 232 214C234 244 224 274 212 298Q190 304 168 300C164 268 146 240 124 228Z';
  const row =
    'M130 211C152 204 198 206 228 217C229 243 220 271 209 294Q190 299 172 296C168 266 150 238 129 226Z';
  layer.add(outlined(patch, colour, contourOf(art.base)));
  layer.stitch(row, threadOf(colour));
}
