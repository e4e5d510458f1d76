import { tenths } from '../vector';

/** Garments are drawn for their left half; the other half is the mirror about x = 150. */
export function mirrored(d: string): string {
  return d
    .replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${tenths(300 - Number(x))} ${y}`)
    .replace(/H(-?[\d.]+)/g, (_, x: string) => `H${tenths(300 - Number(x))}`);
}

/** Both halves. The path must use absolute commands only. */
export const bothSides = (d: string): string => d + mirrored(d);
