import { ratedStandards, standardNames, type RatedStandard } from '../../src/model/standards/standard-names';
import { standardTexts } from '../../src/model/standards/standard-texts';
import type { CellForm } from './cell-form';
import { featuresForm, materialsForm, coloursForm } from './part-forms';
import { typeForm } from './type-form';
import {
  artForm,
  articleNoForm,
  codeForm,
  markingForm,
  numberForm,
  textForm,
  textsForm,
} from './plain-forms';

/** A field of an article that a column of a sheet can give. */
export interface SheetField {
  /** In a column map. */
  readonly name: string;
  /** Above the column of our own sheets. */
  readonly heading: string;
  /** Where its value stands in an article. */
  readonly path: string;
  readonly form: CellForm;
  /** No article is without it. */
  readonly isNeeded?: boolean;
  /** Explanation in the template. */
  readonly note: string;
  readonly example: string;
}

const field = (name: string, form: CellForm, rest: Omit<SheetField, 'name' | 'form' | 'path'>) => ({
  name,
  form,
  path: name,
  ...rest,
});
const extField = (name: string, form: CellForm, rest: Omit<SheetField, 'name' | 'form' | 'path'>) => ({
  ...field(name, form, rest),
  path: `ext.${name}`,
});

const basicFields: readonly SheetField[] = [
  field('articleNo', articleNoForm, {
    heading: 'Article number',
    isNeeded: true,
    note: '2 to 32 letters, digits, "-", "." and "_"; capitals do not make it another number',
    example: 'A101',
  }),
  field('type', typeForm, {
    heading: 'Type',
    isNeeded: true,
    note: 'One of the eight types, as the list of the cell offers them',
    example: 'Mechanics Gloves General',
  }),
  field('title', textForm, {
    heading: 'Title',
    isNeeded: true,
    note: 'At most 80 characters, and different from all others of the type',
    example: 'Padded-knuckle mechanics glove',
  }),
  field('image', textForm, {
    heading: 'Image',
    note: 'Leave empty: it is made from the article number',
    example: 'a101.svg',
  }),
  field('description', textsForm, {
    heading: 'Uses or specification',
    isNeeded: true,
    note: 'One line each, at most 8: for gloves what they are for, for garments what they are made of',
    example: 'Vehicle repair\nAssembly',
  }),
  field('features', featuresForm, {
    heading: 'Features',
    note: 'Gloves only. One line each: Palm, Back, Entrance, Description, each with a colon',
    example: 'Palm: Synthetic leather, 0.8 mm\nBack: Stretch knit',
  }),
  field('alsoAvailableIn', textsForm, {
    heading: 'Also available in',
    note: 'Gloves only. One line each: an article number, or a text',
    example: 'A102\nGrey with blue trim',
  }),
];

const makeFields: readonly SheetField[] = [
  extField('dataStatus', textForm, {
    heading: 'Data status',
    note: 'sample, or declared if the values are those of the supplier. Every page of a sample says so',
    example: 'declared',
  }),
  extField('kind', textForm, {
    heading: 'Kind',
    note: 'What it is in two words; equal words become one filter',
    example: 'Mechanics glove',
  }),
  extField('materials', materialsForm, {
    heading: 'Materials',
    note: 'One line each: part (palm, back, lining, shell, insulation, tape), material, share, mass. The shares of a part make 100 %',
    example: 'palm: Cotton | 80 %\npalm: Polyester | 20 %',
  }),
  extField('coating', textForm, { heading: 'Coating', note: '', example: 'Nitrile foam' }),
  extField('cuff', textForm, { heading: 'Cuff', note: '', example: 'Knit wrist' }),
  extField('gauge', numberForm, { heading: 'Gauge', note: 'Stitches per inch of a knit', example: '13' }),
  extField('lengthMm', numberForm, { heading: 'Length in mm', note: '', example: '350' }),
  extField('closures', textsForm, { heading: 'Closures', note: 'One line each', example: 'Two-way zip' }),
  extField('traits', textsForm, {
    heading: 'Properties',
    note: 'One line each: touchscreen, waterproof',
    example: 'touchscreen',
  }),
  extField('sizes', textsForm, {
    heading: 'Sizes',
    note: 'One line each, ascending: 6 to 12 for gloves, S to 6XL for garments',
    example: '8\n9\n10',
  }),
  extField('colours', coloursForm, {
    heading: 'Colours',
    note: 'One line each: name and #rrggbb, and fluorescent if it is. A name alone if the catalogue or another row has the colour',
    example: 'Black | #23282b\nFluorescent yellow | #d9ee2b | fluorescent',
  }),
].map((each) => (each.name === 'sizes' ? { ...each, path: 'ext.sizes.values' } : each));

const markingFields = (standard: RatedStandard): readonly SheetField[] => [
  {
    name: `ratings.${standard}`,
    heading: standardNames[standard].label,
    path: `ext.ratings.${standard}.code`,
    form: markingForm,
    note: `${standardTexts[standard].title}: the marking as printed on the article`,
    example: markingExamples[standard],
  },
  {
    name: `ratings.${standard}.edition`,
    heading: `${standardNames[standard].label} edition`,
    path: `ext.ratings.${standard}.edition`,
    form: codeForm,
    note: `Leave empty for ${standardTexts[standard].edition}`,
    example: standardTexts[standard].edition,
  },
];

const markingExamples: Readonly<Record<RatedStandard, string>> = {
  en388: '4X43FP',
  en407: '413X4X',
  en511: '120',
  en374: 'Type A JKLMNO',
  en374_5: 'bacteria-fungi+VIRUS',
  en12477: 'A',
  ansi105: 'A4',
  ansi138: '2',
  iso21420: '5',
  iso11612: 'A1 B1 C1 E2 F1',
  iso11611: 'Class 1 A1',
  iec61482: 'APC 1',
  en1149_5: 'yes',
  en13034: 'Type 6',
  iso20471: '2',
  en13795: 'high',
  pb70: '3',
};

const furtherFields: readonly SheetField[] = [
  extField('ppeCategory', numberForm, {
    heading: 'PPE category',
    note: '1, 2 or 3; empty if it is no protective equipment',
    example: '2',
  }),
  extField('care', textsForm, { heading: 'Care', note: 'One line each', example: 'Machine wash at 40 °C' }),
  extField('maxWashes', numberForm, {
    heading: 'Washes',
    note: 'For how many washes the levels hold',
    example: '50',
  }),
  extField('packing.inner', numberForm, { heading: 'Units in a bag', note: '', example: '12' }),
  extField('packing.carton', numberForm, { heading: 'Units in a carton', note: '', example: '72' }),
  extField('packing.unit', textForm, { heading: 'Unit', note: 'pair or piece', example: 'pair' }),
  extField('art', artForm, {
    heading: 'Drawing',
    note: 'Leave empty for a drawing made from type, kind and colours',
    example: '',
  }),
];

/** Every field, in the order in which articles are written. */
export const sheetFields: readonly SheetField[] = [
  ...basicFields,
  ...makeFields,
  ...ratedStandards.flatMap(markingFields),
  ...furtherFields,
];

/** Headings of the sheet that explains the fields, beside our sheet of articles. */
export const explanationHeadings = [
  'Column',
  'Needed',
  'What stands in it',
  'Example',
  'Name in a column map',
] as const;
