import { markdownTable } from '../report/table.js';

export type Figure = {
  name: string;
  value: number;
  unit: 'ms' | 's' | 'bytes' | 'pages';
  /** Greatest value that is accepted. */
  limit?: number;
};

/** Format of times: one decimal place. */
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const inUnit = (value: number, unit: Figure['unit']) =>
  `${value.toLocaleString('en-GB', unit === 'ms' || unit === 's' ? oneDecimal : undefined)} ${unit}`;

export const isExceeded = ({ value, limit = Infinity }: Figure) => !(value <= limit);

export const figureTable = (figures: readonly Figure[]) =>
  markdownTable(
    ['', 'measured', 'at most', ''],
    figures.map((figure) => {
      const { name, value, unit, limit } = figure;
      const limitText = limit === undefined ? '–' : inUnit(limit, unit);
      const mark = limit === undefined ? '' : isExceeded(figure) ? '✗' : '✓';
      return [name, inUnit(value, unit), limitText, mark];
    }),
  );
