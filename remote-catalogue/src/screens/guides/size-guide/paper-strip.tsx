import { sizeSpans } from '../../../../articles/fitting-size';
import type { Sizes } from '../../../../articles/product';
import { SheetText } from './sheet';

interface PaperStripProps {
  readonly system: Sizes['system'];
  readonly name: string;
  /** Ends of the strip on the whole tape, in mm. */
  readonly fromMm: number;
  readonly toMm: number;
  /** Upper left corner on the sheet, in mm. */
  readonly x: number;
  readonly y: number;
}

export const stripWidthMm = 22;

/** Shortest part of a size that has its name on a strip, in mm. */
const shortestNamedMm = 5;

/** Figures on a tape: mm around a palm, cm around a chest. */
const unitMm = { glove: 1, garment: 10 };

/** A piece of a paper tape: millimetres on its left, on its right the size for each measure. */
export function PaperStrip({ system, name, fromMm, toMm, x, y }: PaperStripProps) {
  const at = (mm: number) => y + mm - fromMm;
  const spans = sizeSpans(system).filter((span) => span.fromMm < toMm && span.toMm > fromMm);
  const named = spans.flatMap((span) => {
    const [start, stop] = [Math.max(span.fromMm, fromMm), Math.min(span.toMm, toMm)];
    return stop - start < shortestNamedMm ? [] : [{ size: span.size, middle: (start + stop) / 2 }];
  });
  const edges = [...new Set(spans.flatMap((span) => [span.fromMm, span.toMm]))].filter(
    (mm) => mm > fromMm && mm < toMm,
  );
  return (
    <g>
      <rect strokeDasharray="1 1" x={x} y={y} width={stripWidthMm} height={toMm - fromMm} />
      <path strokeWidth="0.15" d={ticks({ x, y, fromMm, toMm })} />
      {tens(fromMm, toMm).map((mm) => (
        <SheetText key={mm} x={x + 6} y={at(mm) + 0.9} sizeMm={2.6} lines={[String(mm / unitMm[system])]} />
      ))}
      {edges.map((mm) => (
        <path key={mm} d={`M${x + 13} ${at(mm)}h${stripWidthMm - 13}`} />
      ))}
      {named.map(({ size, middle }) => (
        <SheetText key={size} x={x + 17} y={at(middle) + 1.4} sizeMm={4} lines={[size]} isBold isCentred />
      ))}
      <SheetText x={x + 17} y={y + 5} sizeMm={3.4} lines={[name]} isCentred />
    </g>
  );
}

const tens = (fromMm: number, toMm: number): readonly number[] =>
  Array.from({ length: Math.ceil(toMm / 10) }, (_, place) => place * 10).filter(
    (mm) => mm > fromMm + 2 && mm < toMm - 2,
  );

const tickLength = (mm: number): number => (mm % 10 === 0 ? 5 : mm % 5 === 0 ? 3.5 : 2);

const ticks = ({ x, y, fromMm, toMm }: Pick<PaperStripProps, 'x' | 'y' | 'fromMm' | 'toMm'>): string =>
  Array.from({ length: toMm - fromMm - 1 }, (_, place) => place + 1)
    .map((mm) => `M${x} ${y + mm}h${tickLength(fromMm + mm)}`)
    .join('');
