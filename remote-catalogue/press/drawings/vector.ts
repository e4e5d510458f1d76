export type Point = readonly [x: number, y: number];

export const tenths = (value: number): number => Math.round(value * 10) / 10;

const halves = (value: number): number => Math.round(value * 2) / 2;

/** The point that lies `distance` times the direction away. */
export function moved(point: Point, direction: Point, distance = 1): Point {
  return [point[0] + direction[0] * distance, point[1] + direction[1] * distance];
}

export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Length of one vector and its unit vector. */
export function measured(from: Point, to: Point): { readonly length: number; readonly direction: Point } {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return { length, direction: [(to[0] - from[0]) / length, (to[1] - from[1]) / length] };
}

/** A point as path data. Half units are finer than any line is wide. */
export const at = (point: Point): string => `${halves(point[0])} ${halves(point[1])}`;

const atWhole = (point: Point): string => `${Math.round(point[0])} ${Math.round(point[1])}`;

export const polyline = (points: readonly Point[]): string => `M${points.map(atWhole).join('L')}`;

export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`;

/** Garments are drawn for their left half; the other half is the mirror about x = 150. */
export function mirrored(d: string): string {
  return d
    .replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${tenths(300 - Number(x))} ${y}`)
    .replace(/H(-?[\d.]+)/g, (_, x: string) => `H${tenths(300 - Number(x))}`);
}

/** Both halves. The path must use absolute commands only. */
export const bothSides = (d: string): string => d + mirrored(d);
