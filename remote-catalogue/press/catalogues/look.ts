/** Measures in points and colours of the catalogues: those of the site on white paper. The brand has the accent. */
export const page = { width: 595.28, height: 841.89, margin: 48, top: 52, bottom: 64 } as const;

export const textWidth = page.width - 2 * page.margin;

export const colours = {
  text: '#12191c',
  muted: '#566166',
  line: '#d9dedc',
  plate: '#eef1ef',
} as const;

export interface TextStyle {
  readonly font: 'regular' | 'semi-bold' | 'bold';
  readonly size: number;
  readonly colour?: string;
  readonly align?: 'right';
  /** Space between the lines, in addition to that of the font. */
  readonly lineGap?: number;
}

export const styles = {
  display: { font: 'bold', size: 46, lineGap: -4 },
  company: { font: 'bold', size: 13 },
  lead: { font: 'regular', size: 13, colour: colours.muted },
  heading: { font: 'semi-bold', size: 26 },
  entry: { font: 'semi-bold', size: 14 },
  number: { font: 'semi-bold', size: 9.5 },
  title: { font: 'semi-bold', size: 16 },
  marking: { font: 'semi-bold', size: 9.5 },
  body: { font: 'regular', size: 8.5 },
  strong: { font: 'semi-bold', size: 8.5 },
  muted: { font: 'regular', size: 8.5, colour: colours.muted },
  small: { font: 'regular', size: 7.5, colour: colours.muted },
} as const satisfies Readonly<Record<string, TextStyle>>;
