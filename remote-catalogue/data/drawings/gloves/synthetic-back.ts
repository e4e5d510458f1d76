import { darken, threadOf } from '../colour';
import { area, line, outlined } from '../svg';
import { at, moved, tenths } from '../vector';
import { cap, capEdge, fingers, alongFinger, longFingers, on, thumb, type Finger } from './hand';
import { wholeGlove, type GloveSheet } from './glove-sheet';
import { knit, textured } from './textures';

/** What mechanics and impact backs share: knit, side panels, thumb and fingertips in the second material. */
export function drawSyntheticBack(sheet: GloveSheet): void {
  const { defs, ink, layer, main } = sheet;
  const panel = panelOf(sheet);
  const thread = threadOf(panel);
  layer.add(
    textured(wholeGlove, knit(defs, 'k', main, 0.5), 0.7),
    area(thumbPanel(), panel),
    line('M97 222Q113 262 119 312', ink),
    area('M252 190Q222 250 214 320H260Z', panel),
    line('M245 200Q222 250 214 320', ink),
  );
  layer.stitch('M101 222Q117 262 123 312', thread);
  if (sheet.art.kind === 'mechanics') layer.add(fingerSeams(ink));
  layer.add(fingers.map((part) => area(cap(part, capFrom(part)), panel)).join(''));
  layer.add(line(fingers.map((part) => capEdge(part, capFrom(part))).join(''), ink, 1.2));
  layer.stitch(fingers.map((part) => capEdge(part, capFrom(part) + 0.035)).join(''), thread);
}

export const panelOf = ({ art }: GloveSheet): string => art.panel ?? darken(art.base, 0.3);

const capFrom = (part: Finger): number => (part === thumb ? 0.72 : 0.8);

function thumbPanel(): string {
  const corners = [on(thumb, -0.1, -1.2), on(thumb, 1.5, -1.5), on(thumb, 1.5, 1.4)].map(at);
  return `M40 300L${corners.join('L')}L98 226Q112 262 118 312Z`;
}

function fingerSeams(ink: string): string {
  const seams = longFingers.map(
    (part) => alongFinger(part, -0.02, 0.98, -0.74, -0.73) + alongFinger(part, -0.02, 0.98, 0.74, 0.73),
  );
  return line(seams.join(''), ink, 1.1, { opacity: 0.7 });
}

/** The padded knuckle panel of a mechanics glove and the mark below it. */
export function drawKnucklePad(sheet: GloveSheet): void {
  const { art, ink, layer } = sheet;
  const panel = panelOf(sheet);
  const pad =
    'M104 202C116 188 132 186 156 184C186 182 214 190 236 212C236 226 230 236 226 240C200 222 150 214 112 236C106 226 103 214 104 202Z';
  const row =
    'M108 204C120 192 134 190 156 188C184 187 211 194 232 213C231 223 228 230 225 234C198 217 150 210 114 230C109 222 107 213 108 204Z';
  layer.add(outlined(pad, panel, ink));
  layer.stitch(row, threadOf(panel));
  layer.add(
    line(longFingers.map(knuckleRidges).join(''), art.accent, 2.6),
    line('M140 246Q170 240 204 252L196 300Q170 304 146 300Z', ink, 1, { opacity: 0.6 }),
    line('M152 262l16-7 18 9M154 274l14-6 16 8M156 286l12-5 14 7', art.accent, 3),
  );
}

function knuckleRidges({ side, ...part }: Finger): string {
  const arch = `q${tenths(side[0] * 9)} ${tenths(side[1] * 9 - 5)} ${tenths(side[0] * 18)} ${tenths(side[1] * 18)}`;
  const start = (along: number) => at(moved(on({ side, ...part }, along, -0.5), [0, 2]));
  return `M${start(-0.05)}${arch}M${start(-0.15)}${arch}`;
}
