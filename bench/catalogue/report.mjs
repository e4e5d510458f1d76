/** The figures of the large catalogue as a table. */
import { markdownTable } from '../report/table.mjs';

/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} value
 * @property {'ms' | 's' | 'bytes' | 'pages'} unit
 * @property {number} [limit]  highest value that will do
 */

/** Times have one decimal place. */
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** @param {number} value @param {Figure['unit']} unit */
const inUnit = (value, unit) =>
  `${value.toLocaleString('en-GB', unit === 'ms' || unit === 's' ? oneDecimal : undefined)} ${unit}`;

/** @param {Figure} figure */
export const isExceeded = ({ value, limit = Infinity }) => !(value <= limit);

/** @param {readonly Figure[]} figures */
export const figureTable = (figures) =>
  markdownTable(
    ['', 'measured', 'at most', ''],
    figures.map((figure) => {
      const { name, value, unit, limit } = figure;
      const limitText = limit === undefined ? '–' : inUnit(limit, unit);
      const mark = limit === undefined ? '' : isExceeded(figure) ? '✗' : '✓';
      return [name, inUnit(value, unit), limitText, mark];
    }),
  );
