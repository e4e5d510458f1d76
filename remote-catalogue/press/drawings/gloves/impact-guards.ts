import type { GloveArt } from '../art';
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

interface HandRib {
  readonly top: Point;
  readonly topRight: Point;
  readonly footRight: Point;
  readonly foot: Point;
}

const handRibs: readonly HandRib[] = [
  { top: [119, 218], topRight: [131, 226], footRight: [150, 296], foot: [142, 298] },
  { top: [147, 210], topRight: [165, 210], footRight: [168, 300], foot: [157, 300] },
  { top: [181, 212], topRight: [198, 217], footRight: [186, 300], foot: [175, 301] },
  { top: [212, 225], topRight: [227, 236], footRight: [203, 298], foot: [194, 300] },
];

const handRib = ({ top, topRight, footRight, foot }: HandRib): string =>
  polygon([top, topRight, footRight, foot]);

interface Guards {
  readonly shape: string;
  readonly light: string;
}

function guardsOf(form: GloveArt['guards']): Guards {
  switch (form) {
    case 'bar':
      return {
        shape: longFingers.map(fingerRibsOf).join('') + knuckleBar + thumbGuard(),
        light: longFingers.map(fingerRibLights).join('') + 'M112 200Q132 190 156 190T216 204',
      };
    case 'plates':
      return {
        shape: longFingers.map(fingerPlates).join('') + handChevrons.map(polygon).join('') + thumbGuard(),
        light: longFingers.map((part) => blockLight(part, 0.16, 0.62, 0.6)).join(''),
      };
    case undefined:
      return {
        shape: longFingers.map(fingerGuard).join('') + handRibs.map(handRib).join('') + thumbGuard(),
        light: longFingers.map(fingerGuardLight).join('') + handRibs.map(handRibLight).join(''),
      };
  }
}

const knuckleBar =
  'M107 200Q128 184 156 184Q204 182 236 212Q236 226 228 232Q196 208 156 210Q132 211 112 226Z';

const fingerPlates = (part: Finger): string =>
  block(part, 0.13, 0.64, 0.6, 0.12) + block(part, -0.24, 0.05, 0.8, 0.1);

const handChevrons: readonly (readonly Point[])[] = [0, 24, 48].map((down) => [
  [128 + down / 6, 232 + down],
  [168, 221 + down],
  [212 - down / 6, 238 + down],
  [208 - down / 6, 252 + down],
  [168, 235 + down],
  [132 + down / 6, 246 + down],
]);

const fingerRibsOf = (part: Finger): string =>
  fingerRibs.map(([from, to, half]) => block(part, from, to, half, 0.12)).join('');

const fingerRibLights = (part: Finger): string =>
  fingerRibs.map(([from, to, half]) => blockLight(part, from, to, half)).join('');

function fingerGuard(part: Finger): string {
  const knuckle = polygon([
    on(part, -0.13, -0.78),
    on(part, -0.02, -0.82),
    on(part, 0.075, -0.5),
    on(part, 0.075, 0.5),
    on(part, -0.02, 0.82),
    on(part, -0.13, 0.78),
    on(part, -0.19, 0),
  ]);
  return fingerRibsOf(part) + knuckle;
}

function fingerGuardLight(part: Finger): string {
  const knuckle = [on(part, -0.08, -0.6), on(part, 0, -0.62), on(part, 0.05, -0.36), on(part, 0.05, 0.3)];
  return `${fingerRibLights(part)}M${knuckle.map(at).join('L')}`;
}

function handRibLight({ top, topRight, foot }: HandRib): string {
  const inset = (along: number, across: number) =>
    moved(between(top, foot, along), [(topRight[0] - top[0]) * across, 2]);
  return `M${at(inset(0.06, 0.25))}L${at(inset(0.9, 0.22))}`;
}

const thumbGuard = (): string => block(thumb, 0.3, 0.48, 0.62, 0.1) + block(thumb, 0.54, 0.66, 0.54, 0.1);

/** The moulded guards of an impact glove: fingers, knuckles, hand, thumb. One shape, drawn three times. */
export function drawImpactGuards({ art, defs, isMirrored, layer }: GloveSheet): void {
  const colour = art.tpr ?? art.accent;
  const edge = darken(colour, 0.42);
  const { shape, light } = guardsOf(art.guards);
  layer.settle();
  const id = defs.path('t', shape);
  layer.add(
    use(id, {
      transform: `translate(${isMirrored ? -2 : 2} 3)`,
      opacity: 0.3,
      stroke: '#05090b',
      'stroke-width': 5,
    }),
    use(id, { fill: edge, stroke: edge, 'stroke-width': 5 }),
    use(id, { fill: colour, stroke: colour, 'stroke-width': 2.4 }),
    line(light, lighten(colour, 0.5), 1.8, { 'stroke-linecap': 'round', opacity: 0.85 }),
  );
}
