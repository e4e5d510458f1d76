import type { Colour, Feature, FreeOf, Gtin, Material, Sizes } from '../../articles/product';
import { isGloveType, type ProductType } from '../../articles/product-types';
import type { RatedStandard } from '../../articles/standards/standard-names';
import { standardTexts } from '../../articles/standards/standard-texts';

/** Form of a value in a cell. A text that has not the form stays a text, and the schema of articles says so. */
export interface CellForm {
  /** @param type  the type of the article, as far as it is known */
  readonly read: (text: string, type: unknown) => unknown;
  readonly print: (value: never) => string;
}

const linesOf = (text: string): readonly string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** A value on each line of a cell. */
const listForm = (read: (line: string) => unknown, print: (value: never) => string): CellForm => ({
  read: (text) => linesOf(text).map(read),
  print: (values: readonly never[]) => values.map(print).join('\n'),
});

/** A text. */
export const textForm: CellForm = { read: String, print: String };

/** A text on each line. */
export const textsForm = listForm(String, String);

/** A whole number. */
export const numberForm: CellForm = {
  read: (text) => (/^\d+$/.test(text) ? Number(text) : text),
  print: String,
};

/** `Palm: Goatskin, 0.8 mm` on each line. */
export const featuresForm = listForm(
  (line) => {
    const [, title, description] = /^([^:]+?) *: *(.*)$/.exec(line) ?? [];
    return title === undefined ? line : { title, description };
  },
  ({ title, description }: Feature) => `${title}: ${description}`,
);

const materialPattern = /^(\w+): *([^|]+?)(?: *\| *([\d.]+) %)?(?: *\| *(\d+) g\/m²)?$/;

/** `palm: Cotton | 80 % | 220 g/m²` on each line; share and mass may be left out. */
export const materialsForm = listForm(
  (line) => {
    const [, part, name, percent, gsm] = materialPattern.exec(line) ?? [];
    if (part === undefined) return line;
    return { part, name, ...(percent && { percent: Number(percent) }), ...(gsm && { gsm: Number(gsm) }) };
  },
  ({ part, name, percent, gsm }: Material) =>
    [`${part}: ${name}`, percent && `${percent} %`, gsm && `${gsm} g/m²`].filter(Boolean).join(' | '),
);

/** `Yellow | #d9ee2b | fluorescent` on each line; the last word may be left out. */
export const coloursForm = listForm(
  (line) => {
    const [, name, hex = '', light] = /^([^|]+?) *\| *(#\w+)(?: *\| *(fluorescent))?$/.exec(line) ?? [];
    if (name === undefined) return line;
    return { name, hex: hex.toLowerCase(), ...(light && { fluorescent: true }) };
  },
  ({ name, hex, fluorescent }: Colour) =>
    [name, hex, fluorescent && 'fluorescent'].filter(Boolean).join(' | '),
);

/** `9521234567899 | 9 | Black` on each line; size and colour may be left out. */
export const gtinsForm = listForm(
  (line) => {
    const [gtin, size, colour, ...more] = line.split(/ *\| */);
    return more.length > 0 ? line : { gtin, ...(size && { size }), ...(colour && { colour }) };
  },
  ({ gtin, size = '', colour = '' }: Gtin) => [gtin, size, colour].join(' | ').replace(/[ |]+$/, ''),
);

/** `latex | Supplier’s declaration | 2026-03-01` on each line. */
export const freeOfForm = listForm(
  (line) => {
    const [substance, source, date, ...more] = line.split(/ *\| */);
    return date === undefined || more.length > 0 ? line : { substance, source, date };
  },
  ({ substance, source, date }: FreeOf) => [substance, source, date].join(' | '),
);

/** The sizes of a glove or a garment, a size on each line. */
export const sizesForm: CellForm = {
  read: (text, type) => ({
    system: type === undefined || isGloveType(type as ProductType) ? 'glove' : 'garment',
    values: linesOf(text),
  }),
  print: ({ values }: Sizes) => values.join('\n'),
};

/** A marking as printed; `yes` for a standard whose marking has no levels. */
export const markingForm = (standard: RatedStandard): CellForm => ({
  read: (text) => ({ edition: standardTexts[standard].edition, code: text === 'yes' ? '' : text }),
  print: ({ code }: { readonly code: string }) => code || 'yes',
});

/** What the drawing shows, as JSON. */
export const artForm: CellForm = {
  read: (text) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return text;
    }
  },
  print: JSON.stringify,
};
