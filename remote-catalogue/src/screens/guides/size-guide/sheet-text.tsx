import classNames from './sheet.module.css';

interface SheetTextProps {
  readonly x: number;
  /** Of the first line. */
  readonly y: number;
  /** Height of the letters in mm; not by CSS, whose lengths grow with the visitor's letters. */
  readonly sizeMm: number;
  readonly lines: readonly string[];
  readonly isBold?: boolean;
  readonly isCentred?: boolean;
}

/** Lines of text on a sheet to print. */
export const SheetText = ({ x, y, sizeMm, lines, isBold = false, isCentred = false }: SheetTextProps) => (
  <text
    className={`${classNames.text} ${isBold ? classNames.bold : ''}`}
    fontSize={sizeMm}
    y={y}
    textAnchor={isCentred ? 'middle' : 'start'}
  >
    {lines.map((line, place) => (
      <tspan key={line} x={x} dy={place === 0 ? 0 : sizeMm * 1.35}>
        {line}
      </tspan>
    ))}
  </text>
);
