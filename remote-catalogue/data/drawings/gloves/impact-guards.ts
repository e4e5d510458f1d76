import { darken, lighten } from '../colour';
import { line, use } from '../svg';
import { at, between, moved, polygon, type Point } from '../vector';
import type { GloveSheet } from './glove-sheet';
import { block, blockLight, longFingers, on, thumb, type Finger } from './hand';

/** Three ribs on each finger: from, to, half of the width. */
const fingerRibs = [
  [0.14, 0.3, 0.62],
  [0.36, 0.5, 0.58],
  [0.55, 0.67, 0.52],
] as const;

/** Corners of the four ribs on the back of the hand: top left, top right, foot right, foot left. */
const handRibs: readonly (readonly [Point, Point, Point, Point])[] = [
  [
    [119, 218],
    [131, 226],
    [150, 296],
    [142, 298],
  ],
  [
    [147, 210],
    [165, 210],
    [168, 300],
    [157, 300],
  ],
  [
    [181, 212],
    [198, 217],
    [186, 300],
    [175, 301],
  ],
  [
    [212, 225],
    [227, 236],
    [203, 298],
    [194, 300],
  ],
];

/** The moulded guards of an impact glove: fingers, knuckles, hand, thumb. One shape, drawn three times. */
export function drawImpactGuards({ art, defs, isPalm, layer }: GloveSheet): void {
  const colour = art.tpr ?? art.accent;
  const edge = darken(colour, 0.42);
  const shape = longFingers.map(fingerGuard).join('') + handRibs.map(polygon).join('') + thumbGuard();
  const light = longFingers.map(fingerGuardLight).join('') + handRibs.map(handRibLight).join('');
  layer.settle();
  const id = defs.path('t', shape);
  layer.add(
    use(id, {
      transform: `translate(${isPalm ? -2 : 2} 3)`,
      opacity: 0.3,
      stroke: '#05090b',
      'stroke-width': 5,
    }),
    use(id, { fill: edge, stroke: edge, 'stroke-width': 5 }),
    use(id, { fill: colour, stroke: colour, 'stroke-width': 2.4 }),
    line(light, lighten(colour, 0.5), 1.8, { 'stroke-linecap': 'round', opacity: 0.85 }),
  );
}

function fingerGuard(part: Finger): string {
  const ribs = fingerRibs.map(([from, to, half]) => block(part, from, to, half, 0.12));
  const knuckle = polygon([
    on(part, -0.13, -0.78),
    on(part, -0.02, -0.82),
    on(part, 0.075, -0.5),
    on(part, 0.075, 0.5),
    on(part, -0.02, 0.82),
    on(part, -0.13, 0.78),
    on(part, -0.19, 0),
  ]);
  return ribs.join('') + knuckle;
}

function fingerGuardLight(part: Finger): string {
  const ribs = fingerRibs.map(([from, to, half]) => blockLight(part, from, to, half));
  const knuckle = [on(part, -0.08, -0.6), on(part, 0, -0.62), on(part, 0.05, -0.36), on(part, 0.05, 0.3)];
  return `${ribs.join('')}M${knuckle.map(at).join('L')}`;
}

function handRibLight([top, topRight, , foot]: readonly [Point, Point, Point, Point]): string {
  const inset = (along: number, across: number) =>
    moved(between(top, foot, along), [(topRight[0] - top[0]) * across, 2]);
  return `M${at(inset(0.06, 0.25))}L${at(inset(0.9, 0.22))}`;
}

const thumbGuard = (): string => block(thumb, 0.3, 0.48, 0.62, 0.1) + block(thumb, 0.54, 0.66, 0.54, 0.1);
