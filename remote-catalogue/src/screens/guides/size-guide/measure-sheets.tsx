import type { ReactNode } from 'react';
import { sizeSpans } from '../../../../articles/fitting-size';
import { drawnHandMm, handOutline } from '../../../../articles/hand-outline';
import type { Sizes } from '../../../../articles/product';
import { handSizes } from '../../../../articles/size-chart';
import texts from './sheet-texts.json';

interface SheetProps {
  readonly label: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/**
 * A sheet to print. Its units are mm, those of its lines and letters too: CSS would make them rem. A4 without its margins, and without
 * the line that the frame prints below a page.
 */
const Sheet = ({ label, heading, children }: SheetProps) => (
  <svg
    viewBox="0 0 186 254"
    width="100%"
    fill="none"
    stroke="currentColor"
    strokeWidth="0.3"
    role="img"
    aria-label={`Sheet to print: ${label}`}
  >
    <SheetText x={0} y={6} sizeMm={6} lines={[heading]} isBold />
    {children}
  </svg>
);

/** A line that is 100 mm long if the sheet is printed at 1:1. */
const CheckLine = () => (
  <g>
    <path d="M.2 14V10M.2 12H100.2M50.2 11V12M100.2 10V14" />
    <SheetText x={103} y={13.2} sizeMm={3.4} lines={['This line is 100 mm long at 1:1.']} />
  </g>
);

interface SheetTextProps {
  readonly x: number;
  /** Base of the first line. */
  readonly y: number;
  /** Height of the letters in mm. */
  readonly sizeMm: number;
  readonly lines: readonly string[];
  readonly isBold?: boolean;
  readonly isCentred?: boolean;
}

/** Lines of text on a sheet to print. */
const SheetText = ({ x, y, sizeMm, lines, isBold = false, isCentred = false }: SheetTextProps) => (
  <text
    y={y}
    fill="currentColor"
    stroke="none"
    fontSize={sizeMm}
    fontWeight={isBold ? 700 : 400}
    textAnchor={isCentred ? 'middle' : 'start'}
  >
    {lines.map((line, place) => (
      <tspan key={line} x={x} dy={place === 0 ? 0 : sizeMm * 1.35}>
        {line}
      </tspan>
    ))}
  </text>
);

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

const stripWidthMm = 22;

/** Shortest part of a size that has its name on a strip, in mm. */
const shortestNamedMm = 5;

/** Figures on a tape: mm around a palm, cm around a chest. */
const unitMm = { glove: 1, garment: 10 };

/** A piece of a paper tape: millimetres on its left, on its right the size for each measure. */
function PaperStrip({ system, name, fromMm, toMm, x, y }: PaperStripProps) {
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

/** Place of the wrist on the sheet, in mm from its upper edge. */
const wristMm = 250;

/** Length of one strip of the tape in mm; two are longer than the largest palm. */
const palmStripMm = 165;

/** A sheet to measure a hand by: lines for its length, and a paper tape to go around the palm. In mm. */
export const HandSheet = () => (
  <Sheet
    label="a hand with a line for the length of each size, and a paper tape with the size for each circumference"
    heading="Glove sizes: hand at 1:1"
  >
    <CheckLine />
    <path strokeDasharray="2.5 1.8" d={handOutline} transform={`translate(12 ${wristMm - drawnHandMm})`} />
    {handSizes.map(({ size, lengthMm }) => (
      <g key={size}>
        <path d={`M0 ${wristMm - lengthMm}H130`} />
        <SheetText x={4} y={wristMm - lengthMm + 5} sizeMm={4.4} lines={[size]} isBold isCentred />
        <SheetText x={119} y={wristMm - lengthMm + 4} sizeMm={2.6} lines={[`${lengthMm} mm`]} />
      </g>
    ))}
    <path strokeWidth="0.9" d={`M0 ${wristMm}H130`} />
    <SheetText x={0} y={wristMm - 18} sizeMm={3.4} lines={texts.hand.length} />
    <PaperStrip system="glove" name="A" fromMm={0} toMm={palmStripMm} x={138} y={22} />
    <PaperStrip system="glove" name="B" fromMm={palmStripMm} toMm={2 * palmStripMm} x={163.8} y={22} />
    <SheetText x={138} y={palmStripMm + 32} sizeMm={3.4} lines={texts.hand.circumference} />
  </Sheet>
);

const chestStripMm = 230;
const gapMm = 4;

/** Seven strips are longer than the largest chest of the chart. */
const names = Array.from('ABCDEFG');

/** A sheet with a paper tape to go around the chest, in strips to join. In mm. */
export const TapeSheet = () => (
  <Sheet
    label="a paper tape in seven strips, with the size for each chest circumference"
    heading="Garment sizes: tape at 1:1"
  >
    <SheetText x={0} y={19} sizeMm={3.4} lines={texts.tape} />
    <CheckLine />
    {names.map((name, place) => (
      <PaperStrip
        key={name}
        system="garment"
        name={name}
        fromMm={place * chestStripMm}
        toMm={(place + 1) * chestStripMm}
        x={place * (stripWidthMm + gapMm) + 0.2}
        y={23}
      />
    ))}
  </Sheet>
);
