import type { Sizes } from './product';
import { chestBands, handSizes, type HandSize } from './size-chart';

/** Units of a measure, each in mm. */
export const unitsMm = { mm: 1, cm: 10, inch: 25.4 } as const;

/** Unit of a measure. */
export type MeasureUnit = keyof typeof unitsMm;

/** What fits a measure. */
export type Fit =
  | { readonly kind: 'size'; readonly size: string }
  | { readonly kind: 'too-small' }
  | { readonly kind: 'too-large' };

/** From where to where a size fits, in mm; at the limit between two, the larger one is taken. */
export interface SizeSpan {
  readonly size: string;
  readonly fromMm: number;
  readonly toMm: number;
}

/** How far a hand may be outside the chart, in mm: a tape is not read better. */
const handToleranceMm = 3;

/** A hand takes the nearest size: each reaches half-way to its neighbours. */
const handSpans: readonly SizeSpan[] = handSizes.map(({ size, circumferenceMm: own }, place) => {
  const halfWayTo = (other: HandSize) => (own + other.circumferenceMm) / 2;
  const [below, above] = [handSizes[place - 1], handSizes[place + 1]];
  return {
    size,
    fromMm: below ? halfWayTo(below) : own - handToleranceMm,
    toMm: above ? halfWayTo(above) : own + handToleranceMm,
  };
});

const chestSpans: readonly SizeSpan[] = chestBands.map(({ size, fromCm, toCm }) => ({
  size,
  fromMm: fromCm * unitsMm.cm,
  toMm: toCm * unitsMm.cm,
}));

/** The sizes of a system with the measures that each one fits, ascending. */
export const sizeSpans = (system: Sizes['system']): readonly SizeSpan[] =>
  system === 'glove' ? handSpans : chestSpans;

/**
 * The size for a measure, which counts in whole mm: 63 inches are not larger than 160 cm.
 *
 * @param system   `glove`: around the palm; `garment`: around the chest
 * @param measureMm in mm
 */
export function fittingSize(system: Sizes['system'], measureMm: number): Fit {
  const spans = sizeSpans(system);
  const wholeMm = Math.round(measureMm);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || wholeMm < first.fromMm) return { kind: 'too-small' };
  if (!last || wholeMm > last.toMm) return { kind: 'too-large' };
  const { size } = spans.findLast(({ fromMm }) => wholeMm >= fromMm) ?? first;
  return { kind: 'size', size };
}

/** Reads a typed measure, with a point or a comma; `undefined` if it is not a number. */
export const readMeasureMm = (text: string, unit: MeasureUnit): number | undefined =>
  /^\d+(?:[.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) * unitsMm[unit] : undefined;
