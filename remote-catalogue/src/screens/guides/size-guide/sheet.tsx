import type { ReactNode } from 'react';

interface SheetProps {
  readonly label: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/**
 * A sheet to print. Its units are mm, those of its lines and letters too: CSS would make them rem. A4 without its margins, and without
 * the line that the frame prints below a page.
 */
export const Sheet = ({ label, heading, children }: SheetProps) => (
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
export const CheckLine = () => (
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
export const SheetText = ({ x, y, sizeMm, lines, isBold = false, isCentred = false }: SheetTextProps) => (
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
