import { ratedStandards, standardNames, type RatedStandard } from '../../articles/standards/standard-names';
import { standardTexts } from '../../articles/standards/standard-texts';
import markingExamples from '../../articles/standards/marking-examples.json';
import type { CellForm } from './cell-form';
import { coloursForm, featuresForm, materialsForm } from './part-forms';
import {
  artForm,
  articleNoForm,
  codeForm,
  markingForm,
  numberForm,
  textForm,
  textsForm,
  typeForm,
} from './plain-forms';
import { article, further, make } from './sheet-fields.json';

/** A field of an article that a column of a sheet can give. */
export interface SheetField {
  readonly name: string;
  /** Heading in our own sheets. */
  readonly heading: string;
  readonly path: string;
  readonly form: CellForm;
  readonly isNeeded?: boolean;
  readonly note: string;
  readonly example: string;
}

/** Forms of cells by the names of `sheet-fields.json`. */
const forms = {
  art: artForm,
  articleNo: articleNoForm,
  colours: coloursForm,
  features: featuresForm,
  materials: materialsForm,
  number: numberForm,
  text: textForm,
  texts: textsForm,
  type: typeForm,
};

/** A field of `sheet-fields.json`; its cells are texts where it names no form. */
type WrittenField = Omit<SheetField, 'name' | 'path' | 'form'> & { readonly form?: string };

const fieldsWith = (fields: Readonly<Record<string, WrittenField>>, parent = ''): readonly SheetField[] =>
  Object.entries(fields).map(([name, { form = 'text', ...own }]) => ({
    name,
    form: formNamed(form),
    path: parent + (name === 'sizes' ? 'sizes.values' : name),
    ...own,
  }));

function formNamed(name: string): CellForm {
  const form = (forms as Readonly<Record<string, CellForm>>)[name];
  if (!form) throw new Error(`sheet-fields.json names the form "${name}", which there is not`);
  return form;
}

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
