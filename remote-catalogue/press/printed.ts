import type { DataOutput } from 'shared-types/build';
import { makeCatalogue, type CatalogueParts, type MadeCatalogue } from './catalogues/make-catalogue';
import type { FontFiles } from './catalogues/sheet';
import { loadFigures, type FigureSource } from './data-sheets/figures';
import { makeDataSheet, type DataSheetParts } from './data-sheets/make-data-sheet';

export interface Fonts {
  readonly fonts: FontFiles;
}

/** Parts of a data sheet, with pictures that are loaded only if it has to be made. */
export interface WantedSheet extends Omit<DataSheetParts, 'figures'> {
  readonly figures: FigureSource;
}

/** Work that a build does in other threads, by name. */
export interface Printed {
  readonly dataSheet: (wanted: WantedSheet & Fonts) => Promise<Uint8Array>;
  readonly catalogue: (wanted: CatalogueParts & Fonts) => Promise<MadeCatalogue>;
}

export const printed: Printed = {
  dataSheet: async ({ figures, fonts, ...parts }) =>
    makeDataSheet({ ...parts, figures: await loadFigures(figures) }, fonts),
  catalogue: ({ fonts, ...parts }) => makeCatalogue(parts, fonts),
};

export const printedIn = ({ inThread }: Pick<DataOutput, 'inThread'>): Printed => ({
  dataSheet: async (wanted) => (await inThread('dataSheet', wanted)) as Uint8Array,
  catalogue: async (wanted) => (await inThread('catalogue', wanted)) as MadeCatalogue,
});
