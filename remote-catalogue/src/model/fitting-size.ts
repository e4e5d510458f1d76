import type { Sizes } from './product';
import { chestBands, handSizes } from './size-chart';

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

/** A hand takes the nearest size: each reaches half-way to its neighbours, the outer ones as far outwards. */
const handSpans: readonly SizeSpan[] = handSizes.map(({ size, circumferenceMm: own }, place) => {
  const below = handSizes[place - 1];
  const above = handSizes[place + 1];
  const toAboveMm = above && (above.circumferenceMm - own) / 2;
  const toBelowMm = below && (own - below.circumferenceMm) / 2;
  return {
    size,
    fromMm: own - (toBelowMm ?? toAboveMm ?? 0),
    toMm: own + (toAboveMm ?? toBelowMm ?? 0),
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
 * The size for a measure.
 *
 * @param system   `glove`: around the palm; `garment`: around the chest
 * @param measureMm in mm
 */
export function fittingSize(system: Sizes['system'], measureMm: number): Fit {
  const spans = sizeSpans(system);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || measureMm < first.fromMm) return { kind: 'too-small' };
  if (!last || measureMm > last.toMm) return { kind: 'too-large' };
  const { size } = spans.findLast(({ fromMm }) => measureMm >= fromMm) ?? first;
  return { kind: 'size', size };
}

/** Reads a typed measure, with a point or a comma; `undefined` if it is not a number. */
export function readMeasureMm(text: string, unit: MeasureUnit): number | undefined {
  const figure = /^\d+([.,]\d+)?$/.exec(text.trim())?.[0].replace(',', '.');
  return figure === undefined ? undefined : Number(figure) * unitsMm[unit];
}
