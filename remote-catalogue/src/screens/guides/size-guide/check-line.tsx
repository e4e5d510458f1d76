import { SheetText } from './sheet-text';
import classNames from './sheet.module.css';

/** Width and height of a sheet in mm: A4 without its margins, and without the line that the frame prints below a page. */
export const sheetMm = { width: 186, height: 254 };

/** A line that is 100 mm long if the sheet is printed at 1:1. */
export const CheckLine = () => (
  <g>
    <path className={classNames.check} d="M.2 14V10M.2 12H100.2M50.2 11V12M100.2 10V14" />
    <SheetText x={103} y={13.2} sizeMm={3.4} lines={['This line is 100 mm long at 1:1.']} />
  </g>
);
