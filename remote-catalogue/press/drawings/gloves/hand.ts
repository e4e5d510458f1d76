import { at, measured, moved, polygon, polyline, type Point } from '../vector';
import type { CuffShape } from './cuff-shape';

/** The back of a right hand: thumb on the left. The palm is its mirror. */
export interface Finger {
  readonly base: Point;
  readonly tip: Point;
  readonly tipRadius: number;
  readonly baseRadius: number;
  readonly length: number;
  readonly direction: Point;
  /** Direction across the finger, away from the thumb. */
  readonly side: Point;
}

function finger(base: Point, tip: Point, tipRadius: number, baseRadius: number): Finger {
  const { length, direction } = measured(base, tip);
  return { base, tip, tipRadius, baseRadius, length, direction, side: [-direction[1], direction[0]] };
}

export const thumb = finger([103, 262], [46, 190], 18.6, 23);
export const index = finger([119, 190], [103, 98], 16.8, 18.6);
export const middle = finger([156, 182], [152, 70], 17.2, 18.8);
export const ring = finger([193, 186], [201, 85], 16.6, 18.2);
export const little = finger([226, 204], [249, 127], 14.8, 16.8);
export const longFingers = [index, middle, ring, little] as const;
export const fingers = [thumb, ...longFingers] as const;

/** A point on a finger: `along` from its base (0) to the centre of its tip (1), `across` from -1 on the thumb's side to 1. */
export function on(part: Finger, along: number, across: number): Point {
  const width = part.baseRadius + (part.tipRadius - part.baseRadius) * along;
  return moved(moved(part.base, part.direction, part.length * along), part.side, across * width);
}

/** The area of a finger beyond a curved edge. */
export function cap(part: Finger, from: number, bow = 7): string {
  return `${capEdge(part, from, bow, 1.4)}L${at(on(part, 1.4, 1.6))}L${at(on(part, 1.4, -1.6))}Z`;
}

/** A curve across a finger, bent towards the tip by `bow`. */
export function capEdge(part: Finger, from: number, bow = 7, reach = 1): string {
  const control = moved(on(part, from, 0), part.direction, bow);
  return `M${at(on(part, from, -reach))}Q${at(control)} ${at(on(part, from, reach))}`;
}

export function alongFinger(
  part: Finger,
  from: number,
  to: number,
  across: number,
  acrossEnd = across,
): string {
  return `M${at(on(part, from, across))}L${at(on(part, to, acrossEnd))}`;
}

/** A block across a finger that is narrower at its end by `taper`. */
export function block(part: Finger, from: number, to: number, half: number, taper = 0): string {
  return polygon([
    on(part, from, -half),
    on(part, to, -half + taper),
    on(part, to, half - taper),
    on(part, from, half),
  ]);
}

export function blockLight(part: Finger, from: number, to: number, half: number): string {
  return polyline([
    on(part, from + 0.03, -half + 0.18),
    on(part, to - 0.025, -half + 0.22),
    on(part, to - 0.025, half - 0.35),
  ]);
}

export function backPoints(): string {
  const ends = [
    [index, 0.55],
    [middle, 0.1],
    [ring, -0.35],
  ] as const;
  return ends.map(([part, across]) => `M${at(on(part, -0.12, 0.1))}L${at(on(part, -0.52, across))}`).join('');
}

/** The outline of the whole glove, clockwise from the lower left corner of the cuff. */
export function gloveOutline(cuff: CuffShape): string {
  return (
    thumbSide(cuff) +
    tip(thumb) +
    fromThumb(thumb, index, [95, 224]) +
    fromFinger(index, middle, [137.5, 182]) +
    fromFinger(middle, ring, [175, 179]) +
    fromFinger(ring, little, [210.5, 192]) +
    heel(cuff)
  );
}

/** Bend of the cuff's sides, as a share of its length. */
const cuffBend = 0.34;

function thumbSide({ bottom, left, wristLeft, wrist }: CuffShape): string {
  const bend = Math.round((bottom - wrist) * cuffBend);
  const root = moved(on(thumb, 0.1, -1), thumb.direction, -6);
  return (
    `M${left} ${bottom}C${left} ${bottom - bend} ${wristLeft} ${wrist + bend} ${wristLeft} ${wrist}` +
    `C${wristLeft - 1} ${wrist - 20} ${at(root)} ${at(on(thumb, 0.3, -1.02))}L${at(on(thumb, 1, -1))}`
  );
}

function tip(part: Finger): string {
  const reach = part.tipRadius * 1.36;
  const [near, far] = [on(part, 1, -1), on(part, 1, 1)];
  return `C${at(moved(near, part.direction, reach))} ${at(moved(far, part.direction, reach))} ${at(far)}`;
}

function fromThumb(from: Finger, to: Finger, web: Point): string {
  const down = moved(web, from.direction, 8);
  const up = moved(web, to.direction, 16);
  const webCurve = `Q${at(moved(web, [1.5, 2]))} ${at(up)}`;
  return downFinger(from, down, moved(down, [-1, -1])) + webCurve + upFinger(to, up);
}

function fromFinger(from: Finger, to: Finger, web: Point): string {
  const down = moved(web, from.direction, 7);
  const up = moved(web, to.direction, 7);
  const webCurve = `Q${at(moved(web, [0, 1.5]))} ${at(moved(up, [2.6, 0]))}`;
  return downFinger(from, down, moved(down, [-2.6, 0])) + webCurve + upFinger(to, up);
}

function downFinger(part: Finger, web: Point, end: Point): string {
  const start = moved(on(part, 1, 1), part.direction, -part.length * 0.42);
  return `C${at(start)} ${at(moved(web, part.direction, part.length * 0.22))} ${at(end)}`;
}

function upFinger(part: Finger, web: Point): string {
  const end = on(part, 1, -1);
  const controls = [
    moved(web, part.direction, part.length * 0.25),
    moved(end, part.direction, -part.length * 0.4),
  ].map(at);
  return `C${controls.join(' ')} ${at(end)}${tip(part)}`;
}

function heel({ bottom, left, right, wristRight, wrist }: CuffShape): string {
  const bend = Math.round((bottom - wrist) * cuffBend);
  const side = moved(on(little, 1, 1), little.direction, -44);
  return (
    `C${at(side)} 243 196 241 214C238 246 ${wristRight + 4} ${wrist - 34} ${wristRight} ${wrist}` +
    `C${wristRight} ${wrist + bend} ${right} ${bottom - bend} ${right} ${bottom}Q168 ${bottom + 9} ${left} ${bottom}Z`
  );
}
