import { sampleNotice } from '../../src/components/sample-notice';
import type { FontFiles } from '../catalogues/sheet';
import { dataSheetPages } from './make-data-sheet';
import type { SheetLines } from './sheet-lines';

/** Sheets of fewer characters fit, whatever they say: their layout is not tried. */
const surelyShort = 6000;

/** Whether the texts of a sheet are so long that it may take a second page. */
export const mayBeLong = (lines: SheetLines): boolean => JSON.stringify(lines).length > surelyShort;

/** Longer than most. */
const somePublisher = {
  company: 'Company of the supplier',
  contact: ['Street and number of the supplier', 'Code and town', 'Country', 'sales@supplier.example'],
  day: '2026-01-01',
  edition: 'September 2026',
};

/** How many pages the data sheet of an article takes. */
export const pagesOfSheet = (lines: SheetLines, fonts: FontFiles): number =>
  dataSheetPages(
    {
      lines,
      figures: { kind: 'drawings', views: [{ svg: '', alt: '' }] },
      accent: '#000000',
      publisher: somePublisher,
      sampleNotice,
    },
    fonts,
  );
