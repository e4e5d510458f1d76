import { ratedStandards, standardNames, type RatedStandard } from '../../src/model/standards/standard-names';
import { standardTexts } from '../../src/model/standards/standard-texts';
import { markingExamples } from '../marking-examples';
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
import fieldTexts from './sheet-field-texts.json';

const { article, make, further } = fieldTexts;

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

/** How the cells of a field are read. A field that is not listed is a text. */
const forms: Readonly<Partial<Record<keyof (typeof article & typeof make & typeof further), CellForm>>> = {
  articleNo: articleNoForm,
  type: typeForm,
  description: textsForm,
  features: featuresForm,
  alsoAvailableIn: textsForm,
  materials: materialsForm,
  gauge: numberForm,
  lengthMm: numberForm,
  closures: textsForm,
  traits: textsForm,
  sizes: textsForm,
  colours: coloursForm,
  ppeCategory: numberForm,
  care: textsForm,
  maxWashes: numberForm,
  'packing.inner': numberForm,
  'packing.carton': numberForm,
  art: artForm,
};

type FieldTexts = Pick<SheetField, 'heading' | 'note' | 'example' | 'isNeeded'>;

/** @param parent where the values stand in an article: `ext.` */
const fieldsWith = (texts: Readonly<Record<string, FieldTexts>>, parent = ''): readonly SheetField[] =>
  Object.entries(texts).map(([name, own]) => ({
    name,
    form: (forms as Readonly<Record<string, CellForm>>)[name] ?? textForm,
    path: parent + (name === 'sizes' ? 'sizes.values' : name),
    ...own,
  }));

const markingFields = (standard: RatedStandard): readonly SheetField[] => [
  {
    name: `ratings.${standard}`,
    heading: standardNames[standard].label,
    path: `ext.ratings.${standard}.code`,
    form: markingForm,
    note: `${standardTexts[standard].title}: the marking as printed on the article`,
    example: markingForm.print(markingExamples[standard]).join(''),
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

/** Every field, in the order in which articles are written. */
export const sheetFields: readonly SheetField[] = [
  ...fieldsWith(article),
  ...fieldsWith(make, 'ext.'),
  ...ratedStandards.flatMap(markingFields),
  ...fieldsWith(further, 'ext.'),
];

/** Headings of the sheet that explains the fields, beside our sheet of articles. */
export const explanationHeadings = [
  'Column',
  'Needed',
  'What stands in it',
  'Example',
  'Name in a column map',
] as const;
