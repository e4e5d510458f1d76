import type { LayoutStyle } from 'shared-types';

interface StyleDrawingProps {
  readonly layout: LayoutStyle;
}

/** The bars of each style, in a drawing of 56 x 40 units. */
const bars: Readonly<Record<LayoutStyle, string>> = {
  layout1: 'M1 1h14v38h-14ZM15 1h40v7h-40Z',
  layout2: 'M1 1h54v6h-54ZM1 7h54v6h-54Z',
  layout3: 'M11 1h34v6h-34ZM11 7h34v6h-34Z',
};

const texts: Readonly<Record<LayoutStyle, string>> = {
  layout1: 'M20 15h28M20 21h28M20 27h18',
  layout2: 'M6 20h44M6 26h44M6 32h28',
  layout3: 'M16 20h24M16 26h24M16 32h14',
};

export const StyleDrawing = ({ layout }: StyleDrawingProps) => (
  <svg width="56" height="40" viewBox="0 0 56 40" aria-hidden="true">
    <g fill="none" stroke="currentColor">
      <path d="M1 1h54v38h-54Z" />
      <path d={bars[layout]} fill="currentColor" fillOpacity="0.28" />
      <path d={texts[layout]} strokeWidth="2" strokeOpacity="0.4" />
    </g>
  </svg>
);
